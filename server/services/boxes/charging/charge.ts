import { and, asc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { MINUTE_MS } from "#shared/durations.ts";
import { BOX_CHARGES, closesAt, nextCharge } from "#shared/boxes/box-plan.ts";
import type { BoxRefusal } from "#shared/boxes/box-words.ts";
import { DomainError } from "#shared/errors.ts";
import { isFinalRefusal } from "#shared/payments/provider-failure.ts";
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

/** Maximum number of boxes charged per run; the next run takes the rest. */
const BATCH = 200;
/** How many boxes are charged concurrently. */
const AT_A_TIME = 4;
/** How long a claimed box is left alone before another process may take it over. */
const LEASE_MS = 2 * MINUTE_MS;

/**
 * Charges every due box: its goods and slot are held first, then its card is charged, then the order is placed by
 * `finalizeIntent`. A run can be interrupted between any two steps. The next run continues with the same checkout and
 * the same payment, so no box is charged twice.
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

/** Postpones a box that failed before it was claimed, so that others go first; after the claim, its lease does this. */
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

/**
 * Keeps other processes off the box until the lease ends. `dueAt` stays in the past, so that the box cannot be changed.
 */
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
/** `isOpen`: whether the subscriber's account is open. */
type Due = Known & { isOpen: boolean };

async function readBox({ db }: Pick<Deps, "db">, id: string): Promise<Known | null> {
  const [found] = await db
    .select({ box: boxes, subscription: boxSubscriptions })
    .from(boxes)
    .innerJoin(boxSubscriptions, eq(boxSubscriptions.id, boxes.subscriptionId))
    .where(eq(boxes.id, id));
  return found ?? null;
}

/** Locks and returns the box if it is still due and no other transaction has locked it. */
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
 * Step two, outside any transaction: charges the checkout's single payment to the saved card. The idempotency key makes
 * repeating the same attempt harmless. If the provider rejects the request without an answer from the bank, that key is
 * used up and the next one is tried once. Null if the payment had already succeeded.
 */
export async function payBox(deps: Deps, claim: Claim, more = true): Promise<ChargeOutcome | null> {
  const { boxId, checkoutId, attempt, cardId, chargeKey } = claim;
  try {
    const { id: intentId } = await intentFor(deps, checkoutId);
    const idempotencyKey = `box:${boxId}:${attempt}:${chargeKey}:${cardId}`;
    return await deps.payments.chargeOffSession({ intentId, cardId, idempotencyKey });
  } catch (error) {
    if (error instanceof DomainError && error.code === "already_paid") return null;
    if (!isFinalRefusal(error)) throw error;
    const next = { ...claim, chargeKey: chargeKey + 1 };
    await deps.db
      .update(boxes)
      .set({ chargeKey: next.chargeKey })
      .where(and(eq(boxes.id, boxId), eq(boxes.chargeKey, chargeKey)));
    if (!more) throw error;
    return payBox(deps, next, false);
  }
}

/** Step three: places the order, or schedules the next attempt. Safe to repeat. */
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

/** Records a decline, once per attempt: the query matches only the attempt that was declined. */
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
      ...boxFacts(deps, box),
      day: box.day,
      card: subscription.cardLabel,
      why: declined.why,
      needsHolder: declined.needsHolder,
      againAt: dueAt.toISOString(),
    },
  });
  return "again";
}
