import { asc, ne } from "drizzle-orm";
import { PRICE_NOTICE_DAYS, yearsSince } from "#shared/boxes/box-plan.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import { boxes, boxSubscriptions } from "#db/schema/boxes/boxes.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { eachSurvives } from "../platform/each-survives.ts";
import { notifyBoxOwner } from "./mails.ts";
import { openBoxesOf } from "./own-box.ts";
import { type Box, lockSubscription, type Subscription } from "./plan.ts";

/** How many days late a missed yearly reminder is still sent. */
const YEARLY_LATE_DAYS = 30;

/**
 * Sends the emails that the terms promise to subscribers: every year, that the subscription goes on, what it costs and
 * how to end it; and at least 7 and at most 30 days before a new price is charged, that price. Each is sent once,
 * however often this runs. If one fails, the others are still sent, and then this throws.
 */
export async function sendBoxNotices(deps: Deps): Promise<void> {
  const rows = await deps.db
    .select({ id: boxSubscriptions.id })
    .from(boxSubscriptions)
    .where(ne(boxSubscriptions.state, "canceled"))
    .orderBy(asc(boxSubscriptions.id));
  const steps = rows.map(({ id }) => ({
    facts: { subjectId: id, table: "box_subscriptions" },
    run: () =>
      inTransaction(deps.db, async (tx) => {
        const subscription = await lockSubscription(tx, id);
        if (!subscription) return;
        await remindYearly(deps, tx, subscription);
        await announcePrice(deps, tx, subscription);
      }),
  }));
  await eachSurvives(deps, "a notice of a weekly box could not be written", steps);
}

async function remindYearly(deps: Deps, tx: Tx, subscription: Subscription): Promise<void> {
  const today = businessDayAt(deps.clock.now());
  const begun = businessDayAt(subscription.consentAt);
  const years = yearsSince(begun, today);
  if (years < 1 || yearsSince(begun, addDays(today, -YEARLY_LATE_DAYS)) === years) return;
  const [next] = await openBoxes(deps, tx, subscription);
  await notifyBoxOwner(deps, tx, subscription, {
    key: `box_yearly:${subscription.id}:${years}`,
    about: "yearly",
    everyWeeks: subscription.everyWeeks,
    since: begun,
    price: next?.price ?? null,
  });
}

/**
 * Boxes are planned weeks ahead at the price of that time, so a new price first appears in a box that is weeks away.
 * The notice is sent once that box is due to be charged within 30 days. If a household chooses another size, all its
 * open boxes get the new price, so no notice is sent: it chose the price itself.
 */
async function announcePrice(deps: Deps, tx: Tx, subscription: Subscription): Promise<void> {
  const open = await openBoxes(deps, tx, subscription);
  const latest = addDays(businessDayAt(deps.clock.now()), PRICE_NOTICE_DAYS.most);
  const found = open.findIndex((box, at) => at > 0 && box.price !== open[at - 1]?.price);
  const [before, first] = [open[found - 1], open[found]];
  if (!before || !first?.dueAt) return;
  const from = businessDayAt(first.dueAt);
  if (from > latest) return;
  await notifyBoxOwner(deps, tx, subscription, {
    key: `box_price:${subscription.id}:${first.cycleDay}:${first.price}`,
    about: "price",
    price: first.price,
    before: before.price,
    day: first.day,
    from,
  });
}

/** Boxes that are still open, earliest first. */
function openBoxes(
  { clock }: Pick<Deps, "clock">,
  tx: Tx,
  subscription: Subscription,
): Promise<Pick<Box, "day" | "cycleDay" | "price" | "dueAt">[]> {
  const { day, cycleDay, price, dueAt } = boxes;
  return tx
    .select({ day, cycleDay, price, dueAt })
    .from(boxes)
    .where(openBoxesOf(subscription, clock.now()))
    .orderBy(asc(boxes.day));
}
