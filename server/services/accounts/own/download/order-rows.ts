import { eq, inArray } from "drizzle-orm";
import { boxes, boxSubscriptions } from "#db/schema/boxes/boxes.ts";
import { checkoutQuotes, checkouts } from "#db/schema/checkout/checkout.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { orderProblems, problemPhotos } from "#db/schema/orders/problems.ts";
import { problemPhotoPath } from "#shared/orders/order-problem.ts";
import type { Tx } from "#db/client.ts";
import { boughtBy, type Owner } from "./owner.ts";

/** What a person ordered, once or every few weeks, began to order, and reported about it. */
export async function orderRowsOf(tx: Tx, owner: Owner) {
  const own = boughtBy(tx, owner);
  const bought = await tx
    .select()
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(own.orders);
  const quotes = await tx
    .select()
    .from(checkoutQuotes)
    .innerJoin(checkouts, eq(checkouts.id, checkoutQuotes.checkoutId))
    .where(own.checkouts);
  return {
    orders: await tx.select().from(orders).where(own.orders),
    order_lines: bought.map((row) => row.order_lines),
    checkouts: await tx.select().from(checkouts).where(own.checkouts),
    checkout_quotes: quotes.map((row) => row.checkout_quotes),
    ...(await boxRowsOf(tx, owner)),
    ...(await problemRowsOf(tx, owner)),
  };
}

async function boxRowsOf(tx: Tx, { id }: Owner) {
  const subscriptions = await tx
    .select()
    .from(boxSubscriptions)
    .where(eq(boxSubscriptions.userId, id));
  const ids = subscriptions.map((subscription) => subscription.id);
  return {
    box_subscriptions: subscriptions,
    boxes: await tx.select().from(boxes).where(inArray(boxes.subscriptionId, ids)),
  };
}

async function problemRowsOf(tx: Tx, owner: Owner) {
  const theirs = boughtBy(tx, owner).orders;
  const problems = await tx
    .select()
    .from(orderProblems)
    .innerJoin(orders, eq(orders.id, orderProblems.orderId))
    .where(theirs);
  const photos = await tx
    .select({
      id: problemPhotos.id,
      orderId: problemPhotos.orderId,
      problemId: problemPhotos.problemId,
      createdAt: problemPhotos.createdAt,
    })
    .from(problemPhotos)
    .innerJoin(orders, eq(orders.id, problemPhotos.orderId))
    .where(theirs);
  return {
    // The customer's own words; other tables' `note` is the team's and is left out.
    order_problems: problems.map(({ order_problems: { note: said, ...row } }) => ({
      ...row,
      said,
    })),
    problem_photos: photos.map((photo) => ({ ...photo, address: problemPhotoPath(photo.id) })),
  };
}
