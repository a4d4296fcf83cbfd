import { and, eq, ne } from "drizzle-orm";
import {
  BOX_DAYS_AHEAD,
  boxDayOf,
  boxLeadOf,
  closesAt,
  nextCycles,
  subscriptionLifecycle,
} from "#shared/boxes/box-plan.ts";
import { boxSizeOf } from "#shared/boxes/boxes.ts";
import { isDeliveryDay } from "#shared/checkout/delivery.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import { addDays, businessDayAt, type Day } from "#shared/time.ts";
import { boxes, boxSubscriptions } from "#db/schema/boxes.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { eachSurvives } from "../platform/each-survives.ts";
import { getSettings } from "../platform/settings.ts";
import { isOpenBox, openBoxesOf } from "./own-box.ts";
import { calendarAt, placeOf } from "#shared/boxes/food-bank.ts";
import { notifyBoxOwner } from "./mails.ts";
import { advance } from "../platform/lifecycles/advance.ts";
import { lifecycles } from "../platform/lifecycles/lifecycles.ts";

export type Subscription = typeof boxSubscriptions.$inferSelect;
export type Box = typeof boxes.$inferSelect;
type PlanDeps = Pick<Deps, "db" | "clock" | "mail" | "jobs" | "publicUrl" | "log">;

/**
 * Plans the boxes of the coming weeks, ends pauses whose day has come, and moves boxes off days
 * without delivery. Running it any number of times, on any number of processes, plans each once.
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

/** One subscription, locked; null when it has ended. */
export async function lockSubscription(tx: Tx, id: string): Promise<Subscription | null> {
  const [found] = await tx
    .select()
    .from(boxSubscriptions)
    .where(and(eq(boxSubscriptions.id, id), ne(boxSubscriptions.state, "canceled")))
    .for("update");
  return found ?? null;
}

/** As `planBoxes`, for a subscription that the caller has locked; of the box that its owner moves
 * themselves nothing is written to them. */
export async function planSubscription(
  deps: PlanDeps,
  tx: Tx,
  subscription: Subscription,
  { movedByOwner }: { movedByOwner?: string } = {},
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
  const chosen = known.flatMap((box) => (box.chosenDay === null ? [] : [box.chosenDay]));
  for (const box of known)
    await keepOnDeliveryDay(deps, tx, { ...plan, chosen, movedByOwner }, box);
  await addBoxes(deps, tx, { ...plan, chosen }, known.at(-1)?.cycleDay ?? null);
}

type Plan = {
  subscription: Subscription;
  settings: Settings;
  /** Days that boxes were moved to by their owner: none comes there by its rhythm. */
  chosen: readonly Day[];
};

async function resumed(tx: Tx, subscription: Subscription, today: string): Promise<Subscription> {
  const { pausedUntil } = subscription;
  return pausedUntil === null || pausedUntil > today ? subscription : resume(tx, subscription);
}

/** Ends the pause of a locked subscription; one that goes on stays as it is. */
export async function resume(tx: Tx, subscription: Subscription): Promise<Subscription> {
  if (!subscriptionLifecycle.next(subscription.state, "resume")) return subscription;
  const set = { pausedUntil: null };
  return advance(tx, lifecycles.subscription, subscription, "resume", { set });
}

/** The days on which a box can come by its rhythm. */
function calendarFor({ subscription, settings, chosen }: Plan, box: Pick<Box, "donatedTo">) {
  const calendar = calendarAt(settings, placeOf(subscription, box).zipCode);
  return { ...calendar, holidays: [...calendar.holidays, ...chosen] };
}

const AT_HOME = { donatedTo: null };

/** When a box comes that its owner moved; null when nothing is delivered then any more. */
function chosenDayFor(
  { subscription, settings }: Plan,
  box: Box,
): { day: Day; dueAt: Date } | null {
  const { chosenDay: day } = box;
  const calendar = calendarAt(settings, placeOf(subscription, box).zipCode);
  if (day === null || !isDeliveryDay(day, calendar)) return null;
  return { day, dueAt: closesAt(day, boxLeadOf(settings)) };
}

/**
 * When a cycle's box comes. One whose day is moved forward so late that it would have closed already
 * comes on the next delivery day instead.
 */
function dayFor(
  plan: Plan,
  { cycleDay: cycle, donatedTo }: Pick<Box, "cycleDay" | "donatedTo">,
  now: Date,
): { day: Day | null; dueAt: Date | null } {
  const calendar = calendarFor(plan, { donatedTo });
  const due = (day: Day | null) => ({
    day,
    dueAt: day === null ? null : closesAt(day, boxLeadOf(plan.settings)),
  });
  const first = due(boxDayOf(cycle, calendar));
  if (!first.day || first.day >= cycle || (first.dueAt && first.dueAt > now)) return first;
  return due(boxDayOf(cycle, { ...calendar, holidays: [...calendar.holidays, cycle], moved: [] }));
}

/** A box whose day has become one without delivery moves to the next; its owner is notified. */
async function keepOnDeliveryDay(
  deps: PlanDeps,
  tx: Tx,
  plan: Plan & { movedByOwner: string | undefined },
  box: Box,
): Promise<void> {
  if (!isOpenBox(box, deps.clock.now())) return;
  const chosen = chosenDayFor(plan, box);
  const { day, dueAt } = chosen ?? dayFor(plan, box, deps.clock.now());
  if (!day || !dueAt) return;
  if (day === box.day && dueAt.getTime() === box.dueAt?.getTime()) return;
  const chosenDay = chosen ? box.chosenDay : null;
  await tx.update(boxes).set({ day, dueAt, chosenDay }).where(eq(boxes.id, box.id));
  if (plan.movedByOwner === box.id || day === box.day || box.state !== "planned") return;
  const key = `box_moved:${box.id}:${day}`;
  await notifyBoxOwner(deps, tx, plan.subscription, { key, about: "moved", from: box.day, day });
}

async function addBoxes(deps: PlanDeps, tx: Tx, plan: Plan, last: string | null): Promise<void> {
  const { subscription } = plan;
  const { firstDay, everyWeeks, pausedUntil } = subscription;
  const now = deps.clock.now();
  const until = addDays(businessDayAt(now), BOX_DAYS_AHEAD);
  const { price } = boxSizeOf(subscription.size);
  const added = nextCycles({ firstDay, everyWeeks, last }, until).flatMap((cycleDay) => {
    const { day, dueAt } = dayFor(plan, { cycleDay, ...AT_HOME }, now);
    // What was missed, as when nothing ran for weeks, does not come late.
    if (!day || !dueAt || dueAt <= now) return [];
    const state = pausedUntil && day < pausedUntil ? ("skipped" as const) : ("planned" as const);
    return [
      { subscriptionId: subscription.id, cycleDay, day, dueAt, price, state, createdAt: now },
    ];
  });
  if (added.length > 0) await tx.insert(boxes).values(added).onConflictDoNothing();
}

/** Drops the boxes that can still be changed and plans them again from `firstDay` on. */
export async function planAgain(deps: PlanDeps, tx: Tx, subscription: Subscription): Promise<void> {
  await tx.delete(boxes).where(openBoxesOf(subscription, deps.clock.now()));
  await planSubscription(deps, tx, subscription);
}
