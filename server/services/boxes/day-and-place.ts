import { boxesErrors as m } from "#messages/boxes/errors.ts";
import { and, eq, ne } from "drizzle-orm";
import { moveDays } from "#shared/boxes/box-choices.ts";
import { isDeliveryDay } from "#shared/checkout/delivery.ts";
import { boxLeadOf } from "#shared/boxes/box-plan.ts";
import { DomainError } from "#shared/errors.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import type { Day } from "#shared/time.ts";
import { boxes } from "#db/schema/boxes/boxes.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { getSettings } from "../platform/settings/settings.ts";
import { lockOwn, lockOwnBox, requireOpenBox } from "./own-box.ts";
import { calendarAt, foodBankFor, placeOf } from "#shared/boxes/food-bank.ts";
import { type Box, planSubscription, rhythmOf, type Subscription } from "./plan.ts";

/** A box, its subscription, and the subscription's other boxes. */
type Its = { subscription: Subscription; box: Box; others: readonly Box[] };

/** The other days of the box's week on which it could come. */
export function movesOf(settings: Settings, { subscription, box, others }: Its, now: Date) {
  return moveDays(box, {
    calendar: calendarAt(settings, placeOf(subscription, box).zipCode),
    lead: boxLeadOf(settings),
    now,
    taken: others.filter(({ id }) => id !== box.id).map(({ day }) => day),
  });
}

/**
 * Whether a box moved by its owner can return to its regular day, that is, whether that day's cut-off is still ahead.
 */
export function canMoveBack(settings: Settings, its: Its, now: Date): boolean {
  return its.box.chosenDay !== null && rhythmOf(settings, its, now) !== null;
}

/**
 * Moves a box to another day of its week, or back to its regular day if `day` is null. Its cut-off moves with it.
 * Throws `not_found`, and `conflict` after its cut-off or for a day on which it cannot come.
 */
export async function moveBox(
  deps: Deps,
  userId: string,
  { id, day }: { id: string; day: Day | null },
): Promise<void> {
  const settings = await getSettings(deps);
  await inTransaction(deps.db, async (tx) => {
    // Locked, so that its other boxes keep their days meanwhile.
    const subscription = await lockOwn(tx, userId);
    const { box } = await lockOwnBox(tx, userId, id);
    requireOpenBox(deps, box);
    const others = await tx
      .select()
      .from(boxes)
      .where(and(eq(boxes.subscriptionId, subscription.id), ne(boxes.id, id)));
    const its = { subscription, box, others };
    const now = deps.clock.now();
    if (day !== null && day !== box.cycleDay) {
      const move = movesOf(settings, its, now).find((one) => one.day === day);
      if (!move) throw new DomainError("conflict", m.notThatDay);
      const set = { chosenDay: day, day, dueAt: move.until };
      await tx.update(boxes).set(set).where(eq(boxes.id, id));
      return;
    }
    if (!rhythmOf(settings, its, now)) throw new DomainError("conflict", m.notThatDay);
    await tx.update(boxes).set({ chosenDay: null }).where(eq(boxes.id, id));
    await planSubscription(deps, tx, subscription, { movedByOwner: id });
  });
}

/**
 * Donates a box to the food bank named in the settings, or takes the donation back if vans still drive to the household
 * on a possible day. It is charged like any other box. Throws `not_found`, and `conflict` after its cut-off, if no food
 * bank can take it, or if the household is no longer in a delivery zone.
 */
export async function donateBox(
  deps: Deps,
  userId: string,
  { id, donated }: { id: string; donated: boolean },
): Promise<void> {
  const settings = await getSettings(deps);
  await inTransaction(deps.db, async (tx) => {
    const subscription = await lockOwn(tx, userId);
    const { box } = await lockOwnBox(tx, userId, id);
    requireOpenBox(deps, box);
    const donatedTo = donated ? foodBankFor(settings, box) : null;
    if (donated && !donatedTo) throw new DomainError("conflict", m.noFoodBank);
    await tx.update(boxes).set({ donatedTo }).where(eq(boxes.id, id));
    if (donated) return;
    await planSubscription(deps, tx, subscription, { movedByOwner: id });
    const { box: home } = await lockOwnBox(tx, userId, id);
    const { zipCode } = subscription.delivery;
    if (!isDeliveryDay(home.day, calendarAt(settings, zipCode)))
      throw new DomainError("conflict", m.noWayHome);
  });
}
