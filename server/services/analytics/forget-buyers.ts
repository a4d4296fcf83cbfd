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
import type { Deps } from "../../deps.ts";
import { openForErasure } from "../platform/open-for-erasure.ts";

type Forgetting = Pick<Deps, "db" | "clock">;

/** Orders per transaction. Normally one batch covers a night; more are needed only after the job has not run. */
const BATCH = 500;

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
  let count = BATCH;
  while (count === BATCH) {
    count = await inTransaction(deps.db, async (tx) => {
      const batch = await tx
        .select({ id: orders.id, checkoutId: orders.checkoutId })
        .from(orders)
        .where(due)
        .limit(BATCH);
      if (batch.length > 0) await forgetBuyersOf(tx, batch);
      return batch.length;
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
      // One for all orders of an account, so that figures go on counting a single buyer.
      email: sql`coalesce(${orders.userId}, ${orders.id})::text || ${ERASED_ENDING}`,
      delivery: sql`${orders.delivery} || ${BLANK_BUYER}`,
    })
    .where(inArray(orders.id, orderIds));
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
