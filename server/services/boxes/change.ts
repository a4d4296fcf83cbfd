import { boxesErrors as m } from "#messages/boxes/errors.ts";
import { and, asc, eq, gte, inArray, isNull, lt, lte, or, type SQL } from "drizzle-orm";
import {
  boxDayOf,
  boxLeadOf,
  boxLifecycle,
  closesAt,
  nextWeekday,
} from "#shared/boxes/box-plan.ts";
import type { BoxPlan } from "#shared/boxes/box-subscription.ts";
import { type PlanChange, planEdits, type StoredPlan } from "#shared/boxes/plan-edits.ts";
import { boxSizeOf } from "#shared/boxes/boxes.ts";
import { calendarAt } from "#shared/boxes/food-bank.ts";
import { DomainError } from "#shared/errors.ts";
import { keptCard } from "#shared/payments/cards/saved-cards.ts";
import { pickFields } from "#shared/platform/audit/edited-fields.ts";
import { zoneTermsOf } from "#shared/platform/zones/zone-terms.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import { addDays, businessDayAt, type Day, mondayOf } from "#shared/time.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { boxes, boxSubscriptions } from "#db/schema/boxes/boxes.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { holdCard, ownCard } from "../payments/cards.ts";
import { checkAddress } from "../platform/zones/delivery-zone.ts";
import { getSettings } from "../platform/settings/settings.ts";
import { isToCome } from "../platform/standing-orders.ts";
import { comesOn } from "./box-orders.ts";
import { notifyBoxOwner } from "./mails.ts";
import {
  lockLatest,
  lockOwn,
  lockOwnBox,
  openBoxesOf,
  requireOpenBox,
  storedPlan,
} from "./own-box.ts";
import { planAgain, planSubscription, resume, type Subscription } from "./plan.ts";
import { planColumns } from "./subscribe.ts";
import { checkBoxMinimum, NOTICE_MS } from "./terms.ts";
import { advance, advanceAll } from "../platform/lifecycles/advance.ts";
import { lifecycles } from "../platform/lifecycles/lifecycles.ts";

/** How many days ahead boxes can be paused. */
const PAUSE_DAYS_MAX = 180;

/** Skips a box or takes the skip back. Throws `conflict` after its cut-off. */
export async function skipBox(
  deps: Deps,
  userId: string,
  { id, skipped }: { id: string; skipped: boolean },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { box } = await lockOwnBox(tx, userId, id);
    requireOpenBox(deps, box);
    const event = skipped ? "skip" : "unskip";
    const set = { skippedByPause: false };
    if (boxLifecycle.next(box.state, event)) await advance(tx, lifecycles.box, box, event, { set });
  });
}

/**
 * Pauses all boxes until the day `until`. Boxes past their cut-off still come. Sends no second email if they are paused
 * until then already. Throws `invalid`, `not_found`, `too_many`.
 */
export async function pauseBoxes(deps: Deps, userId: string, until: string): Promise<void> {
  const now = deps.clock.now();
  const today = businessDayAt(now);
  if (until <= today || until > addDays(today, PAUSE_DAYS_MAX)) {
    throw new DomainError("invalid", m.withinSixMonths);
  }
  await deps.throttle.take("box_pause", userId);
  await inTransaction(deps.db, async (tx) => {
    const subscription = await lockOwn(tx, userId);
    const wasPaused = subscription.state === "paused" && subscription.pausedUntil === until;
    const paused = await pauseUntil(tx, subscription, until);
    const isMissed = and(openBoxesOf(subscription, now), lt(boxes.day, until));
    const set = { skippedByPause: true };
    const missed = await advanceAll(tx, lifecycles.box, "skip", isMissed, { set });
    if (wasPaused && missed.length === 0) return;
    await bringBack(tx, subscription, now, until);
    await planSubscription(deps, tx, paused);
    const key = `box_paused:${subscription.id}:${now.toISOString()}`;
    const comingDays = await comingDaysOf(tx, subscription, now);
    const declinedDays = await declinedDaysOf(tx, subscription);
    const note = { about: "paused", until, comingDays, declinedDays } as const;
    await notifyBoxOwner(deps, tx, subscription, { key, ...note });
  });
}

async function pauseUntil(tx: Tx, subscription: Subscription, until: string) {
  const set = { pausedUntil: until };
  if (subscription.state !== "paused") {
    return advance(tx, lifecycles.subscription, subscription, "pause", { set });
  }
  await tx.update(boxSubscriptions).set(set).where(eq(boxSubscriptions.id, subscription.id));
  return { ...subscription, ...set };
}

/** Restores open boxes from a day on that a pause skipped; boxes that their owner skipped stay skipped. */
async function bringBack(tx: Tx, subscription: Subscription, now: Date, from: Day): Promise<void> {
  const wasLeftOut = and(eq(boxes.skippedByPause, true), gte(boxes.day, from));
  const set = { skippedByPause: false };
  const open = and(openBoxesOf(subscription, now), wasLeftOut);
  await advanceAll(tx, lifecycles.box, "unskip", open, { set });
}

/** The days of boxes whose card was declined and will be charged again. */
async function declinedDaysOf(tx: Tx, { id }: Subscription): Promise<Day[]> {
  const declined = await tx
    .select({ day: boxes.day })
    .from(boxes)
    .where(and(eq(boxes.subscriptionId, id), eq(boxes.state, "declined")))
    .orderBy(asc(boxes.day));
  return declined.map(({ day }) => day);
}

/**
 * The days of boxes that a pause does not affect: they are already on their way, or past their cut-off and about to be
 * charged.
 */
function comingDaysOf(tx: Tx, subscription: Subscription, now: Date): Promise<Day[]> {
  const isClosed = and(eq(boxes.state, "planned"), lte(boxes.dueAt, now));
  const today = businessDayAt(now);
  return daysOf(tx, subscription, today, or(comes(today), isClosed));
}

/** Ends a pause immediately and restores the open boxes it skipped. */
export async function resumeBoxes(deps: Deps, userId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const subscription = await lockOwn(tx, userId);
    const now = deps.clock.now();
    await bringBack(tx, subscription, now, businessDayAt(now));
    await planSubscription(deps, tx, await resume(tx, subscription));
  });
}

/**
 * Changes what was edited of the plan, from the next open box on. A new weekday or frequency replans the boxes; a new
 * card is charged immediately if one was declined. Throws `not_found`, `undeliverable`, `invalid`, and `conflict` with
 * the field if an edited one has changed since it was shown.
 */
export async function changePlan(
  deps: Deps,
  user: SessionUser,
  { shown, ...sent }: PlanChange,
): Promise<void> {
  const settings = await getSettings(deps);
  const isOtherCard = sent.cardId !== shown.cardId;
  const card = isOtherCard ? (await ownCard(deps, user.id, sent.cardId)).card : null;
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    if (card) await holdCard(tx, user.id, card.id);
    const before = await lockOwn(tx, user.id);
    const plan = editedPlan(storedPlan(before), shown, sent);
    checkAddress(settings, plan.address);
    checkBoxMinimum(boxSizeOf(plan.size).price, zoneTermsOf(settings, plan.address.zipCode));
    const firstDay = await newFirstDay(tx, before, plan, { settings, now });
    const label = card?.id === plan.cardId ? { cardLabel: keptCard(card) } : {};
    const columns = { ...planColumns(user, plan), ...label, firstDay };
    const [after] = await tx
      .update(boxSubscriptions)
      .set(columns)
      .where(eq(boxSubscriptions.id, before.id))
      .returning();
    if (!after) throw new Error("A locked subscription was gone");
    // A household that chooses a new size sees its price. With any other change, a new price waits for its notice.
    const isOtherSize = before.size !== after.size;
    const { size } = plan;
    const { price } = boxSizeOf(size);
    if (isOtherSize) await tx.update(boxes).set({ size, price }).where(openBoxesOf(after, now));
    if (isOtherRhythm(before, plan)) await planAgain(deps, tx, after);
    else await planSubscription(deps, tx, after);
    if (before.paymentMethodId !== after.paymentMethodId) await tryAgainNow(deps, tx, after, now);
  });
}

/** The current plan with what was edited. Throws `conflict` with the field if someone else has changed it as well. */
function editedPlan(current: BoxPlan, shown: StoredPlan, sent: BoxPlan): BoxPlan {
  const { edited, overtaken } = planEdits(current, shown, sent);
  const [field] = overtaken;
  if (field !== undefined) throw new DomainError("conflict", m.planChanged, { field });
  return { ...current, ...pickFields(sent, edited) };
}

function isOtherRhythm({ weekday, everyWeeks }: Subscription, plan: BoxPlan): boolean {
  return weekday !== plan.weekday || everyWeeks !== plan.everyWeeks;
}

/**
 * The day that cycles are counted from: the first open cycle, moved to the new weekday in the same week, or in the next
 * one if the box of that day would be charged within an hour.
 */
async function newFirstDay(
  tx: Tx,
  before: Subscription,
  plan: BoxPlan,
  { settings, now }: { settings: Settings; now: Date },
): Promise<Day> {
  if (!isOtherRhythm(before, plan)) return before.firstDay;
  const [next] = await tx
    .select({ cycleDay: boxes.cycleDay })
    .from(boxes)
    .where(openBoxesOf(before, now))
    .orderBy(boxes.cycleDay)
    .limit(1);
  if (!next) return nextWeekday(addDays(businessDayAt(now), 7), plan.weekday);
  const day = nextWeekday(mondayOf(next.cycleDay), plan.weekday);
  if (day === next.cycleDay) return day;
  const comes = boxDayOf(day, calendarAt(settings, plan.address.zipCode)) ?? day;
  const left = closesAt(comes, boxLeadOf(settings)).getTime() - now.getTime();
  return left > NOTICE_MS ? day : addDays(day, 7);
}

async function tryAgainNow(deps: Deps, tx: Tx, { id }: Subscription, now: Date): Promise<void> {
  const declined = await tx
    .update(boxes)
    .set({ dueAt: now, checkAfter: null })
    .where(and(eq(boxes.subscriptionId, id), eq(boxes.state, "declined")))
    .returning({ id: boxes.id });
  if (declined.length > 0) await deps.jobs.enqueue(tx, "charge_boxes", {});
}

/**
 * Ends the subscription. Boxes that no worker has begun to charge are canceled and not charged; a box whose card was
 * declined is dropped. Returns the day of the last box that still comes, or null; also if it has ended already. Throws
 * `not_found` for who never had one.
 */
export async function cancelBoxes(deps: Deps, userId: string): Promise<{ lastDay: string | null }> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const subscription = await lockLatest(tx, userId);
    if (subscription.state === "canceled") {
      return { lastDay: await lastDayOf(tx, subscription, businessDayAt(now)) };
    }
    const set = { canceledAt: now, pausedUntil: null };
    await advance(tx, lifecycles.subscription, subscription, "cancel", { set });
    // Also waits for a worker that is claiming a due box, so that its charge is seen below.
    const isPlanned = and(eq(boxes.subscriptionId, subscription.id), eq(boxes.state, "planned"));
    const uncharged = or(openBoxesOf(subscription, now), isPlanned);
    await advanceAll(tx, lifecycles.box, "cancel", uncharged, { set: { dueAt: null } });
    await tryAgainNow(deps, tx, subscription, now);
    const lastDay = await lastDayOf(tx, subscription, businessDayAt(now));
    const key = `box_canceled:${subscription.id}`;
    await notifyBoxOwner(deps, tx, subscription, { key, about: "canceled", lastDay });
    return { lastDay };
  });
}

const comes = (today: Day) =>
  and(inArray(boxes.state, ["charging", "placed"]), or(isNull(orders.id), isToCome(today)));

/** The day of the last box that still comes after the subscription ends: it is being charged, or already an order. */
export async function lastDayOf(
  tx: Pick<Tx, "select">,
  subscription: Pick<Subscription, "id">,
  today: Day,
): Promise<Day | null> {
  return (await daysOf(tx, subscription, today, comes(today))).at(-1) ?? null;
}

/** The days on which a household's boxes come, from today on, in ascending order. */
async function daysOf(
  tx: Pick<Tx, "select">,
  { id }: Pick<Subscription, "id">,
  today: Day,
  which: SQL | undefined,
): Promise<Day[]> {
  const rows = await tx
    .select({ day: comesOn })
    .from(boxes)
    .leftJoin(orders, eq(orders.id, boxes.orderId))
    .where(and(eq(boxes.subscriptionId, id), gte(comesOn, today), which))
    .orderBy(asc(comesOn));
  return rows.map(({ day }) => day);
}
