import { and, asc, eq, inArray, isNotNull, ne } from "drizzle-orm";
import { type BoxRhythm, PRICE_NOTICE_DAYS, yearsSince } from "#shared/boxes/box-plan.ts";
import { RHYTHM_WORDS } from "#shared/boxes/box-words.ts";
import { formatUsd } from "#shared/money.ts";
import { addDays, businessDayAt, formatDayLong } from "#shared/time.ts";
import { boxes, boxSubscriptions } from "#db/schema/boxes.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { eachSurvives } from "../platform/each-survives.ts";
import { boxFacts, notifyBoxOwner } from "./mails.ts";
import { type Box, lockSubscription, type Subscription } from "./plan.ts";

/** How long after its day a yearly reminder that was missed is still sent. */
const YEARLY_LATE_DAYS = 30;

/**
 * The emails that the terms promise everyone who has a weekly box: once a year that it goes on, what it costs
 * and how to end it; and of a new price, at least 7 and at most 30 days before it is charged. Each is
 * sent once, however often this runs. One that fails does not stop the others; then it throws.
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
  const { box } = boxFacts(deps, subscription);
  const [next] = await openBoxes(tx, subscription);
  const each = next
    ? `It costs ${formatUsd(next.price)} each time, plus sales tax and delivery. `
    : "";
  await notifyBoxOwner(deps, tx, subscription, {
    key: `box_yearly:${subscription.id}:${years}`,
    subject: "Your weekly box, once a year",
    paragraphs: [
      `Your ${box} comes ${RHYTHM_WORDS[subscription.everyWeeks as BoxRhythm]} and has done so since ${formatDayLong(begun)}. It continues until you cancel.`,
      `${each}You can skip, pause or cancel it on the page below, whenever you like.`,
    ],
  });
}

/**
 * Boxes are planned weeks ahead at the price of that day, so a new price first stands in a box that is
 * still far: the notice goes out as soon as that box is charged within 30 days. A household that
 * chose another size has one price in all its open boxes, and chose it itself.
 */
async function announcePrice(deps: Deps, tx: Tx, subscription: Subscription): Promise<void> {
  const open = await openBoxes(tx, subscription);
  const latest = addDays(businessDayAt(deps.clock.now()), PRICE_NOTICE_DAYS.most);
  const found = open.findIndex((box, at) => at > 0 && box.price !== open[at - 1]?.price);
  const [before, first] = [open[found - 1], open[found]];
  if (!before || !first?.dueAt) return;
  const from = businessDayAt(first.dueAt);
  if (from > latest) return;
  const { box } = boxFacts(deps, subscription);
  await notifyBoxOwner(deps, tx, subscription, {
    key: `box_price:${subscription.id}:${first.cycleDay}:${first.price}`,
    subject: `A new price for your ${box} from ${formatDayLong(from)}`,
    paragraphs: [
      `Your ${box} costs ${formatUsd(first.price)} instead of ${formatUsd(before.price)} from the box of ${formatDayLong(first.day)} on. It is charged for the first time on ${formatDayLong(from)}; boxes before it keep their price. Sales tax and delivery are extra.`,
      "If that is not what you want, you can skip or cancel on the page below before then. Otherwise you do not need to do anything.",
    ],
  });
}

/** Boxes that come and are not charged yet, the next first. */
function openBoxes(
  tx: Tx,
  { id }: Subscription,
): Promise<Pick<Box, "day" | "cycleDay" | "price" | "dueAt">[]> {
  const { day, cycleDay, price, dueAt } = boxes;
  return tx
    .select({ day, cycleDay, price, dueAt })
    .from(boxes)
    .where(
      and(
        eq(boxes.subscriptionId, id),
        inArray(boxes.state, ["planned", "skipped"]),
        isNotNull(boxes.dueAt),
      ),
    )
    .orderBy(asc(boxes.day));
}
