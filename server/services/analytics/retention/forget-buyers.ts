import { and, eq, inArray, lt, notInArray, notLike, or, type SQL, sql } from "drizzle-orm";
import { ERASED_ENDING, ERASED_LIKE } from "#shared/accounts/erased.ts";
import { GIFT_OWED } from "#shared/payments/gift-cards/gift-card.ts";
import { RETENTION } from "#shared/platform/jobs/retention.ts";
import { businessDayAt } from "#shared/time.ts";
import { erasureOf } from "#db/persons/classify.ts";
import { PERSON_MAP } from "#db/persons/index.ts";
import { noPerson } from "#db/persons/no-person.ts";
import { checkoutQuotes } from "#db/schema/checkout/checkout.ts";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { orderAdditions } from "#db/schema/orders/additions.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { giftCards } from "#db/schema/payments/gift-cards.ts";
import { receipts } from "#db/schema/payments/payments.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { GIVEN_MEMBERSHIPS } from "#shared/memberships/membership.ts";
import type { Deps } from "../../../deps.ts";
import { openForErasure } from "../../platform/people/open-for-erasure.ts";

type Forgetting = Pick<Deps, "db" | "clock">;

/** Mailboxes per transaction, each with all its old orders. */
const BATCH = 100;

/** Replaces the buyer's fields in the delivery of an old order. */
const BLANK_BUYER = sql`'{"email": "", "address": "", "city": "", "zipCode": "", "firstName": "", "lastName": "", "phone": "", "specialInstructions": ""}'::jsonb`;

/** Tables with free text and photos about an order, erased by the same rules as when its buyer is erased. */
const WORDS = [
  "orderHistory",
  "refunds",
  "orderProblems",
  "problemPhotos",
  "routeStops",
  "stopEvents",
] as const;

/** The time before which tax law no longer requires the books to name the buyer. */
function timeOfBooks({ clock }: Forgetting): Date {
  const old = new Date(clock.now());
  old.setUTCFullYear(old.getUTCFullYear() - RETENTION.orderYears);
  return old;
}

/**
 * Removes the buyer from orders older than `RETENTION.orderYears` and keeps their figures. Includes orders whose
 * account was already erased: their receipts kept the name until then.
 */
export async function forgetOldBuyers(deps: Forgetting): Promise<void> {
  const isNamed = sql`(${orders.delivery}->>'firstName' <> '' or ${orders.delivery}->>'lastName' <> '')`;
  const due = and(
    lt(orders.placedAt, timeOfBooks(deps)),
    or(notLike(orders.email, ERASED_LIKE), isNamed),
  );
  let isOver = false;
  while (!isOver) {
    isOver = await inTransaction(deps.db, async (tx) => {
      const mailboxes = tx
        .selectDistinct({ email: orders.email })
        .from(orders)
        .where(due)
        .limit(BATCH);
      const batch = await tx
        .select({ id: orders.id, checkoutId: orders.checkoutId })
        .from(orders)
        .where(and(due, inArray(orders.email, mailboxes)));
      if (batch.length > 0) await forgetBuyersOf(tx, batch);
      return batch.length === 0;
    });
  }
}

async function forgetBuyersOf(
  tx: Tx,
  batch: readonly { id: string; checkoutId: string }[],
): Promise<void> {
  const orderIds = batch.map(({ id }) => id);
  const added = await tx
    .select({ id: orderAdditions.checkoutId })
    .from(orderAdditions)
    .where(inArray(orderAdditions.orderId, orderIds));
  const checkoutIds = [...batch.map(({ checkoutId }) => checkoutId), ...added.map(({ id }) => id)];
  await tx
    .update(checkoutQuotes)
    .set({ delivery: sql`${checkoutQuotes.delivery} || ${BLANK_BUYER}` })
    .where(inArray(checkoutQuotes.checkoutId, checkoutIds));
  await openForErasure(tx);
  for (const name of WORDS) {
    const statement = erasureOf(PERSON_MAP[name], { ...noPerson, orderIds, checkoutIds });
    if (statement) await tx.execute(statement);
  }
  await tx
    .update(orders)
    .set({
      // Figures go on counting a single buyer for an account, and for a guest's orders forgotten together (018).
      email: sql`case when ${orders.email} like ${ERASED_LIKE} then ${orders.email}::text
        else coalesce(${orders.userId}::text, ${firstOfGuest(orderIds)}) || ${ERASED_ENDING} end`,
      delivery: sql`${orders.delivery} || ${BLANK_BUYER}`,
    })
    .where(inArray(orders.id, orderIds));
}

/** The id of one of these orders, the same for all of a guest's mailbox. */
function firstOfGuest(orderIds: readonly string[]): SQL {
  return sql`(select min(same.id::text) from ${orders} same where same.email = ${orders.email}
    and same.user_id is null and ${inArray(sql`same.id`, [...orderIds])})`;
}

/**
 * Removes the payer from receipts, founding memberships and gift cards older than `RETENTION.orderYears`. A gift card
 * that is still owed keeps its buyer and recipient, however old: it never expires and must be found on request.
 */
export async function forgetOldPayers(deps: Forgetting): Promise<void> {
  const old = timeOfBooks(deps);
  const isOver = or(
    lt(memberships.endsOn, businessDayAt(old)),
    and(notInArray(memberships.state, [...GIVEN_MEMBERSHIPS]), lt(memberships.createdAt, old)),
  );
  const paid = [
    [PERSON_MAP.receipts, and(lt(receipts.paidAt, old), notLike(receipts.email, ERASED_LIKE))],
    [
      PERSON_MAP.memberships,
      and(eq(memberships.kind, "founding"), isOver, notLike(memberships.email, ERASED_LIKE)),
    ],
  ] as const;
  await inTransaction(deps.db, async (tx) => {
    for (const [rule, due] of paid) {
      const statement = erasureOf(rule, noPerson, due);
      if (statement) await tx.execute(statement);
    }
    await tx
      .update(giftCards)
      .set({
        buyerEmail: sql`${giftCards.id}::text || ${ERASED_ENDING}`,
        buyerName: "",
        message: "",
        recipientEmail: null,
        recipientName: "",
      })
      .where(isOldGift(old));
  });
}

function isOldGift(old: Date): SQL | undefined {
  return and(
    notInArray(giftCards.state, ["pending", ...GIFT_OWED]),
    lt(sql`coalesce(${giftCards.redeemedAt}, ${giftCards.createdAt})`, old.toISOString()),
    notLike(giftCards.buyerEmail, ERASED_LIKE),
  );
}
