import { and, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { MINUTE_MS } from "#shared/durations.ts";
import { BOX_CHARGES, closesAt } from "#shared/boxes/box-plan.ts";
import type { BoxRefusal } from "#shared/boxes/box-words.ts";
import { placeOf } from "#shared/boxes/food-bank.ts";
import { isOpenZip } from "#shared/platform/zones/zone-terms.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import { users } from "#db/schema/accounts/users.ts";
import { boxes, boxSubscriptions } from "#db/schema/boxes/boxes.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";
import type { Changes } from "../../platform/lifecycles/register.ts";
import { IS_OPEN_ACCOUNT } from "../../platform/people/open-account.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { type BoxRow, boxRows, boxRowsWith } from "../box-rows.ts";
import { fillAndHold } from "../filling/fill.ts";
import { getShelf } from "../filling/shelf.ts";
import { notifyUnmet } from "../filling/unmet.ts";
import { notifyBoxOwner } from "../mails.ts";
import type { Box, Subscription } from "../plan.ts";

/** How long a claimed box is left alone before another process may take it over. */
const LEASE_MS = 2 * MINUTE_MS;

/** A due box that this process has claimed, filled and may charge. */
export type Claim = {
  boxId: string;
  checkoutId: string;
  attempt: number;
  /** Part of the charge's idempotency key. */
  chargeKey: number;
  cardId: string;
};

/** Step one: claims a due box and fills it if it is not filled yet. Null if another process has it or it is not due. */
export async function claimBox(
  deps: Deps,
  boxId: string,
): Promise<Claim | { giveUp: BoxRefusal } | null> {
  const settings = await getSettings(deps);
  const [known] = await boxRows(deps.db).where(eq(boxes.id, boxId));
  if (!known) return null;
  const shelf = known.box.checkoutId ? null : await getShelf(deps, { ...known, settings });
  return inTransaction(deps.db, async (tx) => {
    const due = await lockDue(deps, tx, boxId);
    if (!due) return null;
    const { box, subscription } = due;
    const refusal = whyNot(deps, due, settings);
    const again = box.state === "charging";
    const attempt = again ? box.attempt : box.attempt + 1;
    const lease = leaseFrom(deps.clock);
    if (refusal || attempt > BOX_CHARGES) {
      await tx.update(boxes).set(lease).where(eq(boxes.id, boxId));
      return { giveUp: refusal ?? "declined_thrice" };
    }
    const set = { ...lease, attempt };
    const { chargeKey } = box;
    const claim = { boxId, attempt, chargeKey, cardId: subscription.paymentMethodId };
    if (box.checkoutId) {
      await startCharge(tx, box, set);
      return { ...claim, checkoutId: box.checkoutId };
    }
    if (!shelf) return null;
    const heldUntil = closesAt(box.day, settings.leadDays);
    const filled = await fillAndHold(tx, {
      ...due,
      settings,
      shelf,
      heldUntil,
      now: deps.clock.now(),
    });
    if ("reason" in filled) {
      await tx.update(boxes).set(lease).where(eq(boxes.id, boxId));
      return { giveUp: filled.reason };
    }
    const { checkoutId, contents, unmet, window } = filled;
    await startCharge(tx, box, { ...set, checkoutId, contents, unmet });
    if (window !== subscription.window) await notifyWindow(deps, tx, due, window);
    await notifyUnmet(deps, tx, due, { contents, unmet });
    return { ...claim, checkoutId };
  });
}

/** `isOpen`: whether the subscriber's account is open. */
type Due = BoxRow & { isOpen: boolean };

/** Locks and returns the box if it is still due and no other transaction has locked it. */
async function lockDue({ clock }: Deps, tx: Tx, id: string): Promise<Due | null> {
  const isOpen = sql<boolean>`${IS_OPEN_ACCOUNT}`;
  const [found] = await boxRowsWith(tx, { isOpen })
    .innerJoin(users, eq(users.id, boxSubscriptions.userId))
    .where(and(eq(boxes.id, id), isDue(clock)))
    .for("update", { of: boxes, skipLocked: true });
  return found ?? null;
}

/** Marks the box as charging; it may be already, if the last process stopped halfway. */
async function startCharge(tx: Tx, box: Box, set: Changes<typeof boxes, "state">): Promise<void> {
  if (box.state !== "charging") await advance(tx, lifecycles.box, box, "charge", { set });
  else await tx.update(boxes).set(set).where(eq(boxes.id, box.id));
}

/**
 * Why a due box must not be charged, or null if it may be. A charge already begun is finished even if the subscription
 * or account has ended since.
 */
function whyNot(
  { clock }: Deps,
  { box, subscription, isOpen }: Due,
  settings: Settings,
): BoxRefusal | null {
  if (box.state !== "charging") {
    if (subscription.state === "canceled") return "ended";
    if (!isOpen) return "account_closed";
  }
  const { zipCode } = placeOf(subscription, box);
  if (box.state === "planned" && !isOpenZip(settings, zipCode)) {
    return "not_served";
  }
  const isLate = clock.now() >= closesAt(box.day, settings.leadDays);
  return isLate ? "late" : null;
}

async function notifyWindow(
  deps: Deps,
  tx: Tx,
  { box, subscription }: Due,
  window: Subscription["window"],
): Promise<void> {
  const key = `box_window:${box.id}`;
  await notifyBoxOwner(deps, tx, subscription, { key, about: "window", day: box.day, window });
}

/**
 * Keeps other processes off the box until the lease ends. `dueAt` stays in the past, so that the box cannot be changed.
 */
export function leaseFrom(clock: Deps["clock"]) {
  return { checkAfter: new Date(clock.now().getTime() + LEASE_MS) };
}

/** Condition for the boxes to charge now that no process has claimed. */
export function isDue(clock: Deps["clock"]) {
  return and(
    inArray(boxes.state, ["planned", "declined", "charging"]),
    lte(boxes.dueAt, clock.now()),
    or(isNull(boxes.checkAfter), lte(boxes.checkAfter, clock.now())),
  );
}
