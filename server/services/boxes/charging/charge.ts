import { and, asc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { BOX_CHARGES, closesAt, nextCharge } from "#shared/boxes/box-plan.ts";
import type { BoxRefusal } from "#shared/boxes/box-words.ts";
import { DomainError } from "#shared/errors.ts";
import { isFinalNo } from "#shared/payments/provider-failure.ts";
import { isOpenZip } from "#shared/platform/zones/zone-terms.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import { users } from "#db/schema/accounts/users.ts";
import { boxes, boxSubscriptions } from "#db/schema/boxes.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import type { ChargeOutcome } from "#server/payments/port.ts";
import { finalizeIntent } from "../../payments/finalize.ts";
import { intentFor } from "../../payments/intents/intents.ts";
import { IS_OPEN_ACCOUNT } from "../../platform/open-account.ts";
import { getSettings } from "../../platform/settings.ts";
import { fillAndHold } from "../filling/fill.ts";
import { giveUpBox } from "./give-up.ts";
import { boxFacts, mailBoxOwner, notifyBoxOwner } from "../mails.ts";
import { placeOf } from "#shared/boxes/food-bank.ts";
import type { Box, Subscription } from "../plan.ts";
import { getShelf } from "../filling/shelf.ts";
import { notifyUnmet } from "../filling/unmet.ts";
import { sideBySide } from "../../platform/side-by-side.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";
import type { Changes } from "../../platform/lifecycles/register.ts";

/** Boxes that one run charges; the next run takes the rest. */
const BATCH = 200;
/** Boxes that are charged at a time. */
const AT_A_TIME = 4;
/** How long a box that is being charged is left alone before another process goes on with it. */
const LEASE_MS = 2 * 60_000;

/**
 * Charges every box whose time has come: first its goods and slot are held, then its card is charged,
 * then the order is placed by the one finalizer. It may be broken off between any two steps: the next
 * run goes on with the same checkout and the same payment, so that no box is charged twice.
 */
export async function chargeBoxes(deps: Deps): Promise<void> {
  await sideBySide(await dueBoxes(deps), AT_A_TIME, async (id) => {
    try {
      await chargeBox(deps, id);
    } catch (error) {
      deps.log.error({ err: error, boxId: id }, "a box could not be charged");
      await standBack(deps, id);
    }
  });
}

/** A box that failed before it was claimed lets the others go first; after the claim its lease does that. */
async function standBack({ db, clock, log }: Deps, boxId: string): Promise<void> {
  try {
    await db
      .update(boxes)
      .set(leaseFrom(clock))
      .where(and(eq(boxes.id, boxId), isDue(clock)));
  } catch (error) {
    log.error({ err: error, boxId }, "a box could not be put off");
  }
}

/** No one else takes the box so long. Its `dueAt` stays: since then it cannot be changed any more. */
function leaseFrom(clock: Deps["clock"]) {
  return { checkAfter: new Date(clock.now().getTime() + LEASE_MS) };
}

function isDue(clock: Deps["clock"]) {
  return and(
    inArray(boxes.state, ["planned", "declined", "charging"]),
    lte(boxes.dueAt, clock.now()),
    or(isNull(boxes.checkAfter), lte(boxes.checkAfter, clock.now())),
  );
}

async function dueBoxes({ db, clock }: Deps): Promise<string[]> {
  const rows = await db
    .select({ id: boxes.id })
    .from(boxes)
    .where(isDue(clock))
    .orderBy(sql`greatest(${boxes.dueAt}, ${boxes.checkAfter})`, asc(boxes.id))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}

async function chargeBox(deps: Deps, boxId: string): Promise<void> {
  const claimed = await claimBox(deps, boxId);
  if (!claimed) return;
  if ("giveUp" in claimed) return giveUpBox(deps, boxId, claimed.giveUp);
  const outcome = await payBox(deps, claimed);
  if (outcome) await settleBox(deps, claimed, outcome);
}

export type Claim = {
  boxId: string;
  checkoutId: string;
  attempt: number;
  /** The number in the charge's idempotency key. */
  chargeKey: number;
  cardId: string;
};

/**
 * The first step: takes a due box for this process, and fills it when it was not filled before. Null
 * when someone else has it or it is due no more.
 */
export async function claimBox(
  deps: Deps,
  boxId: string,
): Promise<Claim | { giveUp: BoxRefusal } | null> {
  const settings = await getSettings(deps);
  const known = await readBox(deps, boxId);
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

type Known = { box: Box; subscription: Subscription };
/** `isOpen` is whether the account that has the subscription is open. */
type Due = Known & { isOpen: boolean };

async function readBox({ db }: Pick<Deps, "db">, id: string): Promise<Known | null> {
  const [found] = await db
    .select({ box: boxes, subscription: boxSubscriptions })
    .from(boxes)
    .innerJoin(boxSubscriptions, eq(boxSubscriptions.id, boxes.subscriptionId))
    .where(eq(boxes.id, id));
  return found ?? null;
}

/** The box, locked, if it is still due; the transaction that has it locked goes on with it. */
async function lockDue({ clock }: Deps, tx: Tx, id: string): Promise<Due | null> {
  const isOpen = sql<boolean>`${IS_OPEN_ACCOUNT}`;
  const [found] = await tx
    .select({ box: boxes, subscription: boxSubscriptions, isOpen })
    .from(boxes)
    .innerJoin(boxSubscriptions, eq(boxSubscriptions.id, boxes.subscriptionId))
    .innerJoin(users, eq(users.id, boxSubscriptions.userId))
    .where(and(eq(boxes.id, id), isDue(clock)))
    .for("update", { of: boxes, skipLocked: true });
  return found ?? null;
}

/** The box is being charged; one whose last process stopped on the way still is. */
async function startCharge(tx: Tx, box: Box, set: Changes<typeof boxes, "state">): Promise<void> {
  if (box.state !== "charging") await advance(tx, lifecycles.box, box, "charge", { set });
  else await tx.update(boxes).set(set).where(eq(boxes.id, box.id));
}

/** Why a due box is not charged after all; null when it is. A charge that has begun is finished first. */
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
 * The second step, outside of any transaction: the one payment of the box's checkout, charged to the
 * saved card. The key makes a repeated try of the same attempt harmless; one that is used up without
 * the bank's word is followed by the next. Null when it was paid already.
 */
export async function payBox(deps: Deps, claim: Claim, more = true): Promise<ChargeOutcome | null> {
  const { boxId, checkoutId, attempt, cardId, chargeKey } = claim;
  try {
    const { id: intentId } = await intentFor(deps, checkoutId);
    const idempotencyKey = `box:${boxId}:${attempt}:${chargeKey}:${cardId}`;
    return await deps.payments.chargeOffSession({ intentId, cardId, idempotencyKey });
  } catch (error) {
    if (error instanceof DomainError && error.code === "already_paid") return null;
    if (!isFinalNo(error)) throw error;
    const next = { ...claim, chargeKey: chargeKey + 1 };
    await deps.db
      .update(boxes)
      .set({ chargeKey: next.chargeKey })
      .where(and(eq(boxes.id, boxId), eq(boxes.chargeKey, chargeKey)));
    if (!more) throw error;
    return payBox(deps, next, false);
  }
}

/** The third step: the order, or the next try. Safe to repeat. */
export async function settleBox(
  deps: Deps,
  claim: Claim,
  { intent, declined }: ChargeOutcome,
): Promise<void> {
  if (!declined) {
    await finalizeIntent(deps, intent.id, "box");
    return;
  }
  const settings = await getSettings(deps);
  const next = await inTransaction(deps.db, (tx) =>
    noteDecline(deps, tx, { ...claim, declined }, settings),
  );
  if (next === "give_up") await giveUpBox(deps, claim.boxId, "declined");
}

/** Reported once per attempt: the update matches only the attempt that was declined. */
async function noteDecline(
  deps: Deps,
  tx: Tx,
  { boxId, attempt, declined }: Claim & { declined: NonNullable<ChargeOutcome["declined"]> },
  settings: Settings,
): Promise<"again" | "give_up"> {
  const [found] = await tx
    .select({ box: boxes, subscription: boxSubscriptions })
    .from(boxes)
    .innerJoin(boxSubscriptions, eq(boxSubscriptions.id, boxes.subscriptionId))
    .where(and(eq(boxes.id, boxId), eq(boxes.state, "charging"), eq(boxes.attempt, attempt)))
    .for("update", { of: boxes });
  if (!found) return "again";
  const { box, subscription } = found;
  const now = deps.clock.now();
  const dueAt = attempt >= BOX_CHARGES ? null : nextCharge({ day: box.day, now }, settings);
  const lastError = declined.why;
  if (!dueAt) {
    await tx.update(boxes).set({ lastError }).where(eq(boxes.id, boxId));
    return "give_up";
  }
  const set = { dueAt, checkAfter: null, lastError };
  await advance(tx, lifecycles.box, box, "decline", { set });
  await mailBoxOwner(deps, tx, subscription, {
    kind: "box_declined",
    key: `box_declined:${boxId}:${attempt}`,
    data: {
      ...boxFacts(deps, subscription),
      day: box.day,
      card: subscription.cardLabel,
      why: declined.why,
      needsHolder: declined.needsHolder,
      againAt: dueAt.toISOString(),
    },
  });
  return "again";
}
