import { and, eq, ne } from "drizzle-orm";
import {
  BOX_DAYS_AHEAD,
  boxDayOf,
  boxLeadOf,
  closesAt,
  nextCycles,
  PRICE_NOTICE_DAYS,
  subscriptionLifecycle,
} from "#shared/boxes/box-plan.ts";
import { boxSizeOf } from "#shared/boxes/boxes.ts";
import { isDeliveryDay } from "#shared/checkout/delivery.ts";
import type { Cents } from "#shared/money.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import { addDays, businessDayAt, type Day, startOfBusinessDay } from "#shared/time.ts";
import { boxes, boxSubscriptions } from "#db/schema/boxes/boxes.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { eachSurvives } from "../platform/each-survives.ts";
import { getSettings } from "../platform/settings/settings.ts";
import { isOpenBox, openBoxesOf } from "./own-box.ts";
import { calendarAt, placeOf } from "#shared/boxes/food-bank.ts";
import { notifyBoxOwner } from "./mails.ts";
import { advance } from "../platform/lifecycles/advance.ts";
import { lifecycles } from "../platform/lifecycles/lifecycles.ts";

/** A household's weekly box subscription. */
export type Subscription = typeof boxSubscriptions.$inferSelect;
/** One weekly box of a subscription. */
export type Box = typeof boxes.$inferSelect;
type PlanDeps = Pick<Deps, "db" | "clock" | "mail" | "jobs" | "publicUrl" | "log">;

/**
 * Plans the boxes of the coming weeks, ends pauses that are over, and moves boxes off days without delivery. However
 * often and in however many processes this runs, each box is planned once.
 */
export async function planBoxes(deps: PlanDeps): Promise<void> {
  const rows = await deps.db
    .select({ id: boxSubscriptions.id })
    .from(boxSubscriptions)
    .where(ne(boxSubscriptions.state, "canceled"));
  const steps = rows.map(({ id }) => ({
    facts: { subscriptionId: id },
    run: () =>
      inTransaction(deps.db, async (tx) => {
        const subscription = await lockSubscription(tx, id);
        if (subscription) await planSubscription(deps, tx, subscription);
      }),
  }));
  await eachSurvives(deps, "a subscription could not be planned", steps);
}

/** A subscription, locked; null if it has ended. */
export async function lockSubscription(tx: Tx, id: string): Promise<Subscription | null> {
  const [found] = await tx
    .select()
    .from(boxSubscriptions)
    .where(and(eq(boxSubscriptions.id, id), ne(boxSubscriptions.state, "canceled")))
    .for("update");
  return found ?? null;
}

/**
 * Like `planBoxes`, for a subscription that the caller has locked. The owner gets no email about the box
 * `movedByOwner`, which they moved themselves.
 */
export async function planSubscription(
  deps: PlanDeps,
  tx: Tx,
  subscription: Subscription,
  { movedByOwner, priceAt }: { movedByOwner?: string; priceAt?: PriceAt } = {},
): Promise<void> {
  const settings = await getSettings({ db: tx });
  const today = businessDayAt(deps.clock.now());
  const plan = { subscription: await resumed(tx, subscription, today), settings };
  const known = await tx
    .select()
    .from(boxes)
    .where(eq(boxes.subscriptionId, subscription.id))
    .orderBy(boxes.cycleDay)
    .for("update");
  const chosen = chosenDaysOf(known);
  for (const box of known) {
    const taken = known.filter(({ id }) => id !== box.id).map(({ day }) => day);
    await keepOnDeliveryDay(deps, tx, { ...plan, chosen, taken, movedByOwner }, box);
  }
  await addBoxes(deps, tx, { ...plan, chosen, priceAt }, known.at(-1)?.cycleDay ?? null);
}

type Plan = {
  subscription: Subscription;
  settings: Settings;
  /** Days that owners moved boxes to: no other box is planned there. */
  chosen: readonly Day[];
};

async function resumed(tx: Tx, subscription: Subscription, today: string): Promise<Subscription> {
  const { pausedUntil } = subscription;
  return pausedUntil === null || pausedUntil > today ? subscription : resume(tx, subscription);
}

/** Ends the pause of a locked subscription; returns a subscription that is not paused unchanged. */
export async function resume(tx: Tx, subscription: Subscription): Promise<Subscription> {
  if (!subscriptionLifecycle.next(subscription.state, "resume")) return subscription;
  const set = { pausedUntil: null };
  return advance(tx, lifecycles.subscription, subscription, "resume", { set });
}

/** The days on which a box can come by its schedule. */
function calendarFor({ subscription, settings, chosen }: Plan, box: Pick<Box, "donatedTo">) {
  const calendar = calendarAt(settings, placeOf(subscription, box).zipCode);
  return { ...calendar, holidays: [...calendar.holidays, ...chosen] };
}

const AT_HOME = { donatedTo: null };

/** A box's delivery day, and its cut-off. */
type When = { day: Day; dueAt: Date };

function whenOn(day: Day | null, settings: Settings): When | null {
  return day === null ? null : { day, dueAt: closesAt(day, boxLeadOf(settings)) };
}

/**
 * When a cycle's box comes by its schedule; null if nothing is delivered then or its cut-off is over. If the day is
 * moved forward so far that the cut-off would already be over, the box comes on the next delivery day instead.
 */
function dayFor(
  plan: Plan,
  { cycleDay: cycle, donatedTo, day }: Pick<Box, "cycleDay" | "donatedTo"> & { day?: Day },
  now: Date,
): When | null {
  const calendar = calendarFor(plan, { donatedTo });
  const open = (when: When | null) => (when && when.dueAt > now ? when : null);
  const first = whenOn(boxDayOf(cycle, calendar), plan.settings);
  if (!first || first.day >= cycle || first.dueAt > now || first.day === day) return open(first);
  const holidays = [...calendar.holidays, cycle];
  return open(whenOn(boxDayOf(cycle, { ...calendar, holidays, moved: [] }), plan.settings));
}

/**
 * When a box would come by its schedule if its owner had not moved it; null if the cut-off is over or there is no such
 * day.
 */
export function rhythmOf(
  settings: Settings,
  { subscription, box, others }: { subscription: Subscription; box: Box; others: readonly Box[] },
  now: Date,
): When | null {
  const chosen = chosenDaysOf(others.filter(({ id }) => id !== box.id));
  return dayFor({ subscription, settings, chosen }, box, now);
}

function chosenDaysOf(known: readonly Box[]): Day[] {
  return known.flatMap(({ chosenDay }) => (chosenDay === null ? [] : [chosenDay]));
}

/**
 * When an open box comes: on the day its owner chose, else on its regular day, else on the next delivery day. Null if
 * it stays where it is, because a change must not put a box past its cut-off at once.
 */
function whenFor(
  plan: Plan & { taken: readonly Day[] },
  box: Box,
  now: Date,
): (When & Pick<Box, "chosenDay">) | null {
  const { settings } = plan;
  const { chosenDay } = box;
  const calendar = calendarAt(settings, placeOf(plan.subscription, box).zipCode);
  if (chosenDay !== null && isDeliveryDay(chosenDay, calendar)) {
    const chosen = whenOn(chosenDay, settings);
    return chosen && chosen.dueAt > now ? { ...chosen, chosenDay } : null;
  }
  const byRhythm = dayFor(plan, box, now);
  if (byRhythm) return { ...byRhythm, chosenDay: null };
  if (isDeliveryDay(box.day, calendar)) return null;
  const holidays = [...calendar.holidays, ...plan.taken];
  const next = whenOn(boxDayOf(box.day, { ...calendar, holidays }), settings);
  if (!next || next.dueAt <= now) return null;
  return { ...next, chosenDay: chosenDay === null ? null : next.day };
}

/** Moves a box off a day that no longer has delivery, and notifies its owner. */
async function keepOnDeliveryDay(
  deps: PlanDeps,
  tx: Tx,
  plan: Plan & { taken: readonly Day[]; movedByOwner: string | undefined },
  box: Box,
): Promise<void> {
  const now = deps.clock.now();
  if (!isOpenBox(box, now)) return;
  const when = whenFor(plan, box, now);
  if (!when) return;
  const { day, dueAt } = when;
  if (day === box.day && dueAt.getTime() === box.dueAt?.getTime()) return;
  await tx.update(boxes).set(when).where(eq(boxes.id, box.id));
  if (plan.movedByOwner === box.id || day === box.day || box.state !== "planned") return;
  const key = `box_moved:${box.id}:${day}:${now.toISOString()}`;
  await notifyBoxOwner(deps, tx, plan.subscription, { key, about: "moved", from: box.day, day });
}

/** The price of a box charged at that time. */
type PriceAt = (dueAt: Date) => Cents;

async function addBoxes(
  deps: PlanDeps,
  tx: Tx,
  plan: Plan & { priceAt: PriceAt | undefined },
  last: string | null,
): Promise<void> {
  const { subscription } = plan;
  const { firstDay, everyWeeks, pausedUntil } = subscription;
  const now = deps.clock.now();
  const until = addDays(businessDayAt(now), BOX_DAYS_AHEAD);
  const { priceAt = () => boxSizeOf(subscription.size).price } = plan;
  const added = nextCycles({ firstDay, everyWeeks, last }, until).flatMap((cycleDay) => {
    const when = dayFor(plan, { cycleDay, ...AT_HOME }, now);
    // Boxes that were missed, for example because nothing ran for weeks, are not delivered late.
    if (!when) return [];
    const { day, dueAt } = when;
    const skippedByPause = pausedUntil !== null && day < pausedUntil;
    const state = skippedByPause ? ("skipped" as const) : ("planned" as const);
    const subscriptionId = subscription.id;
    const { size } = subscription;
    const price = priceAt(dueAt);
    const its = { subscriptionId, cycleDay, size, price, state, skippedByPause };
    return [{ ...its, day, dueAt, createdAt: now }];
  });
  if (added.length > 0) await tx.insert(boxes).values(added).onConflictDoNothing();
}

/**
 * Drops the boxes that can still be changed and plans them again from `firstDay` on. A new price takes effect when it
 * would have anyway, never before its notice.
 */
export async function planAgain(deps: PlanDeps, tx: Tx, subscription: Subscription): Promise<void> {
  const now = deps.clock.now();
  const dropped = await tx.delete(boxes).where(openBoxesOf(subscription, now)).returning();
  const priceAt = priceFor(subscription, dropped, now);
  await planSubscription(deps, tx, subscription, { priceAt });
}

function priceFor({ size }: Subscription, dropped: readonly Box[], now: Date): PriceAt {
  const { price } = boxSizeOf(size);
  const open = dropped.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const before = open[0]?.price ?? price;
  const notice = startOfBusinessDay(addDays(businessDayAt(now), PRICE_NOTICE_DAYS.most));
  const from = open.find((box) => box.price === price)?.dueAt ?? notice;
  return (dueAt) => (dueAt < from ? before : price);
}
