import { boxesErrors as m } from "#messages/boxes/errors.ts";
import { and, desc, eq, gt, inArray, type SQL } from "drizzle-orm";
import { UNCHARGED } from "#shared/boxes/box-plan.ts";
import type { BoxPlan } from "#shared/boxes/box-subscription.ts";
import { type BoxSize, boxSizeOf } from "#shared/boxes/boxes.ts";
import type { Allergen } from "#shared/catalog/catalog.ts";
import { DomainError } from "#shared/errors.ts";
import { formatDeadline } from "#shared/deadline.ts";
import { boxes, boxSubscriptions } from "#db/schema/boxes/boxes.ts";
import type { Db, Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { type BoxRow, boxRows } from "./box-rows.ts";
import type { Diet } from "./filling/goods.ts";
import type { Box, Subscription } from "./plan.ts";

/** The diet for a household's boxes: what its plan excludes, plus its allergies. */
export function dietOf(
  { never, without }: Pick<Subscription, "never" | "without">,
  allergies: readonly Allergen[],
): Diet {
  return { never, without: [...new Set([...without, ...allergies])] };
}

/** The size of a box, at its price. */
export function sizeOf({ size, price }: Pick<Box, "size" | "price">): BoxSize {
  return { ...boxSizeOf(size), price };
}

/** A subscription's plan, as its owner sees and changes it. */
export function storedPlan(subscription: Subscription): BoxPlan {
  const { size, everyWeeks, weekday, window, never, without } = subscription;
  const { address, city, zipCode, phone = "", specialInstructions = "" } = subscription.delivery;
  return {
    size,
    everyWeeks,
    weekday,
    window,
    never,
    without,
    cardId: subscription.paymentMethodId,
    address: { address, city, zipCode, phone, specialInstructions },
  };
}

/** The user's subscription, locked. Throws `not_found` if there is none that has not ended. */
export async function lockOwn(tx: Tx, userId: string): Promise<Subscription> {
  const latest = await lockLatest(tx, userId);
  if (latest.state === "canceled") throw noSubscription();
  return latest;
}

/** The user's latest subscription, locked, which may have ended. Throws `not_found` if they never had one. */
export async function lockLatest(tx: Tx, userId: string): Promise<Subscription> {
  const [latest] = await tx
    .select()
    .from(boxSubscriptions)
    .where(eq(boxSubscriptions.userId, userId))
    .orderBy(desc(boxSubscriptions.createdAt), desc(boxSubscriptions.id))
    .limit(1)
    .for("update");
  if (!latest) throw noSubscription();
  return latest;
}

function noSubscription(): DomainError {
  return new DomainError("not_found", m.noWeeklyBox);
}

/** One of the user's boxes. Throws `not_found`. */
export async function getOwnBox(db: Db, userId: string, boxId: string): Promise<BoxRow> {
  return requireBox(await ownBox(db, userId, boxId));
}

/** One of the user's boxes, locked. Throws `not_found`. */
export async function lockOwnBox(tx: Tx, userId: string, boxId: string): Promise<BoxRow> {
  return requireBox(await ownBox(tx, userId, boxId).for("update", { of: boxes }));
}

function ownBox(db: Db | Tx, userId: string, boxId: string) {
  return boxRows(db).where(and(eq(boxes.id, boxId), eq(boxSubscriptions.userId, userId)));
}

function requireBox([found]: BoxRow[]): BoxRow {
  if (!found) throw new DomainError("not_found", m.noBox);
  return found;
}

/** Whether a box can still be skipped, swapped, moved or dropped. */
export function isOpenBox({ state, dueAt }: Box, now: Date): boolean {
  return UNCHARGED.includes(state) && dueAt !== null && dueAt > now;
}

/** Condition for the boxes of a subscription for which `isOpenBox` is true. */
export function openBoxesOf({ id }: Pick<Subscription, "id">, now: Date): SQL | undefined {
  return and(eq(boxes.subscriptionId, id), inArray(boxes.state, UNCHARGED), gt(boxes.dueAt, now));
}

/** Throws `conflict` after the box's cut-off. */
export function requireOpenBox({ clock }: Pick<Deps, "clock">, box: Box): void {
  if (isOpenBox(box, clock.now())) return;
  // For a declined box this is the next charge, not a cut-off.
  const hadCutOff = UNCHARGED.includes(box.state);
  const until = hadCutOff && box.dueAt ? formatDeadline(box.dueAt.toISOString()) : null;
  throw new DomainError("conflict", until ? m.closedSince(until) : m.closed);
}
