import { and, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { ERASED_ENDING } from "#shared/accounts/erased.ts";
import { boxes, boxSubscriptions } from "../schema/boxes/boxes.ts";
import { orderLinks } from "../schema/orders/links.ts";
import { orderProblems, problemPhotos } from "../schema/orders/problems.ts";
import { disputes } from "../schema/payments/disputes.ts";
import { farmAccounts } from "../schema/payments/farm-accounts.ts";
import * as payouts from "../schema/payments/payouts.ts";
import * as reconciliation from "../schema/payments/reconciliation.ts";
import { refundLines } from "../schema/payments/refund-lines.ts";
import * as updates from "../schema/subscribers/customer-updates.ts";
import * as checkouts from "../schema/checkout/checkout.ts";
import * as giftCards from "../schema/payments/gift-cards.ts";
import { credits } from "../schema/payments/credits.ts";
import { foundingPlaces, memberships } from "../schema/memberships/memberships.ts";
import * as additions from "../schema/orders/additions.ts";
import * as orders from "../schema/orders/orders.ts";
import * as payments from "../schema/payments/payments.ts";
import { referrals } from "../schema/payments/referrals.ts";
import * as promotions from "../schema/checkout/promotions.ts";
import { blanked, deleted, impersonal, ofOrders, type Person } from "./classify.ts";

const EMPTY = sql`''`;
const erasedAddress = (id: PgColumn): SQL => sql`${id}::text || ${ERASED_ENDING}`;

/** The recipient's details in a delivery document, except for the name. */
const ADDRESS = `{"email": "", "address": "", "city": "", "zipCode": "", "phone": "", "specialInstructions": ""}`;
const NAME = `{"firstName": "", "lastName": ""}`;

const ofCheckouts = (column: PgColumn) => (person: Person) => inArray(column, person.checkoutIds);

const isGiver = ({ userId, emails }: Person) =>
  or(
    eq(giftCards.giftCards.userId, userId),
    and(isNull(giftCards.giftCards.userId), inArray(giftCards.giftCards.buyerEmail, emails)),
  ) ?? sql`false`;
const isGifted = ({ userId, emails }: Person) =>
  or(
    eq(giftCards.giftCards.redeemedBy, userId),
    inArray(giftCards.giftCards.recipientEmail, emails),
  ) ?? sql`false`;

const boxesOf = ({ userId }: Person) =>
  sql`${boxes.subscriptionId} in (select id from box_subscriptions where user_id = ${userId})`;

/** What was bought, paid and delivered. Names and amounts on receipts are kept for seven years. */
export const tradeRules = {
  orders: blanked(orders.orders, {
    of: ofOrders(orders.orders.id),
    blank: ({ userId }) => ({
      // One for all orders of the person, so that figures go on counting a single buyer.
      email: sql`${userId + ERASED_ENDING}`,
      // First and last name stay, because receipts need them.
      delivery: sql`${orders.orders.delivery} || ${ADDRESS}::text::jsonb`,
    }),
    none: [
      "id",
      "number",
      "checkoutId",
      "paymentIntentId",
      "userId",
      "deliveryDay",
      "harvestedFor",
      "taxes",
      "deliveryTaxes",
    ],
    kept: ["delivery"],
  }),
  // The farm's account at the provider, which stays when the account of someone who works there is erased. Only the
  // provider knows the people behind it.
  farmAccounts: impersonal(farmAccounts, ["id", "providerAccountId", "due", "disabledReason"]),
  // The team members who drafted and approved stay, as in the audit log.
  payoutRuns: impersonal(payouts.payoutRuns, ["id", "day", "draftedBy", "approvedBy"]),
  payouts: impersonal(payouts.payouts, [
    "id",
    "runId",
    "leftOut",
    "providerAccountId",
    "providerTransferId",
    "reversalId",
    "providerReversalId",
    // The team's explanation of a payout made by mistake.
    "reversalReason",
  ]),
  payoutEntries: impersonal(payouts.payoutEntries, ["payoutId"]),
  providerTransactions: impersonal(reconciliation.providerTransactions, [
    "id",
    "type",
    "sourceId",
    "localId",
    "intentId",
  ]),
  reconciliationRuns: impersonal(reconciliation.reconciliationRuns, ["id", "totals"]),
  reconciliationDifferences: impersonal(reconciliation.reconciliationDifferences, [
    "id",
    "subject",
    "intentId",
    "localId",
    // The team's explanation of an amount and its author, as in the audit log.
    "explanation",
    "explainedBy",
  ]),
  orderLines: impersonal(orders.orderLines, [
    "orderId",
    "name",
    "pack",
    "farmName",
    "picture",
    "shortReason",
    "shortKey",
    "harvestedBy",
    "packedBy",
    "taxes",
  ]),
  orderLinks: deleted(orderLinks, ofOrders(orderLinks.orderId)),
  orderAdditions: impersonal(additions.orderAdditions, [
    "checkoutId",
    "orderId",
    "paymentIntentId",
  ]),
  orderAdditionLines: impersonal(additions.orderAdditionLines, ["checkoutId", "taxes"]),
  orderHistory: blanked(orders.orderHistory, {
    of: (person) =>
      sql`${inArray(orders.orderHistory.orderId, person.orderIds)} and ${orders.orderHistory.actor} <> 'system'`,
    // A person's reason for the move, in their own words.
    blank: () => ({ cause: EMPTY }),
    none: ["orderId", "actor"],
  }),
  checkouts: blanked(checkouts.checkouts, {
    of: ofCheckouts(checkouts.checkouts.id),
    blank: () => ({ networkKey: sql`null` }),
    none: ["id", "tokenHash", "userId", "paymentIntentId", "takenBy"],
  }),
  checkoutQuotes: blanked(checkouts.checkoutQuotes, {
    of: ofCheckouts(checkouts.checkoutQuotes.checkoutId),
    blank: () => ({
      delivery: sql`${checkouts.checkoutQuotes.delivery} || ${ADDRESS}::text::jsonb || ${NAME}::text::jsonb`,
    }),
    none: ["checkoutId", "quote"],
  }),
  paymentLinks: deleted(checkouts.paymentLinks, ofCheckouts(checkouts.paymentLinks.checkoutId)),
  // Codes are created by team accounts, except for customers' own codes, which are random and end with the account.
  promotions: impersonal(promotions.promotions, [
    "code",
    "referrerId",
    "startsOn",
    "endsOn",
    "createdBy",
  ]),
  promotionUses: impersonal(promotions.promotionUses, ["checkoutId", "orderId"]),
  holds: impersonal(checkouts.holds, ["checkoutId"]),
  deliverySlots: impersonal(checkouts.deliverySlots, ["day"]),
  slotHolds: impersonal(checkouts.slotHolds, ["checkoutId", "day"]),
  payments: impersonal(payments.payments, ["intentId", "checkoutId"]),
  refunds: blanked(payments.refunds, {
    of: (person) =>
      or(
        inArray(payments.refunds.orderId, person.orderIds),
        sql`${payments.refunds.intentId} in (select intent_id from payments where ${inArray(payments.payments.checkoutId, person.checkoutIds)})`,
      ),
    blank: () => ({ reason: EMPTY, bearerReason: sql`null` }),
    none: [
      "id",
      "intentId",
      "orderId",
      "providerRefundId",
      "replaces",
      "overtakenBy",
      "actKey",
      "requestedBy",
      "deliveryTaxes",
    ],
  }),
  receipts: blanked(payments.receipts, {
    of: ofCheckouts(payments.receipts.checkoutId),
    blank: () => ({ email: erasedAddress(payments.receipts.id) }),
    none: ["id", "number", "checkoutId", "paymentIntentId"],
  }),
  ledgerTransactions: impersonal(payments.ledgerTransactions, ["id", "key", "orderId", "intentId"]),
  ledgerEntries: impersonal(payments.ledgerEntries, ["transactionId", "authority"]),
  // Stored events contain only ids, amounts and states, thanks to `storedFacts`.
  webhookEvents: impersonal(payments.webhookEvents, ["id", "type", "payload", "lastError"]),
  credits: blanked(credits, {
    of: (person) => eq(credits.userId, person.userId),
    blank: () => ({ reason: EMPTY }),
    none: ["userId", "key", "orderId"],
  }),
  // The buyer's message is erased with the buyer, the recipient's name and address with the recipient; the other one
  // keeps the rest.
  giftCards: blanked(giftCards.giftCards, {
    of: (person) => or(isGiver(person), isGifted(person)),
    blank: (person) => ({
      buyerEmail: sql`case when ${isGiver(person)} then ${erasedAddress(giftCards.giftCards.id)} else ${giftCards.giftCards.buyerEmail} end`,
      buyerName: sql`case when ${isGiver(person)} then '' else ${giftCards.giftCards.buyerName} end`,
      message: EMPTY,
      recipientEmail: sql`case when ${isGifted(person)} then null else ${giftCards.giftCards.recipientEmail} end`,
      recipientName: sql`case when ${isGifted(person)} then '' else ${giftCards.giftCards.recipientName} end`,
    }),
    none: ["id", "checkoutId", "userId", "sendOn", "codeHash", "redeemedBy"],
  }),
  giftCardHistory: blanked(giftCards.giftCardHistory, {
    of: (person) =>
      sql`${giftCards.giftCardHistory.actor} <> 'system' and ${giftCards.giftCardHistory.cardId} in (
        select id from gift_cards where ${or(isGiver(person), isGifted(person))})`,
    // A team member's reason for taking it back, in their own words.
    blank: () => ({ cause: EMPTY }),
    none: ["cardId", "actor"],
  }),
  referrals: blanked(referrals, {
    of: (person) =>
      or(eq(referrals.referrerId, person.userId), inArray(referrals.orderId, person.orderIds)),
    // A team member's reason for taking it back, in their own words.
    blank: () => ({ cause: sql`null` }),
    none: ["id", "orderId", "referrerId"],
  }),
  memberships: blanked(memberships, {
    of: (person) =>
      or(
        eq(memberships.userId, person.userId),
        and(isNull(memberships.userId), inArray(memberships.email, person.emails)),
      ),
    blank: () => ({
      email: erasedAddress(memberships.id),
      firstName: EMPTY,
      zipCode: EMPTY,
      source: sql`null`,
      referral: sql`null`,
    }),
    none: ["id", "userId", "checkoutId", "startsOn", "endsOn"],
  }),
  foundingPlaces: impersonal(foundingPlaces, []),
  boxSubscriptions: blanked(boxSubscriptions, {
    of: (person) => eq(boxSubscriptions.userId, person.userId),
    blank: () => ({
      delivery: sql`${boxSubscriptions.delivery} || ${ADDRESS}::text::jsonb || ${NAME}::text::jsonb`,
      never: sql`'{}'`,
      without: sql`'{}'`,
      paymentMethodId: EMPTY,
      cardLabel: EMPTY,
      // The agreed text is the same for everyone except for the card.
      consentText: sql`regexp_replace(regexp_replace(${boxSubscriptions.consentText},
        'charges my [^.]* ending in [0-9]{4}', 'charges my card'),
        ' a mi [^.]* terminada en [0-9]{4}', ' a mi tarjeta')`,
    }),
    none: ["id", "userId", "firstDay", "pausedUntil"],
  }),
  boxes: blanked(boxes, {
    of: boxesOf,
    blank: () => ({
      lastError: sql`null`,
      remindedOf: sql`null`,
      // Removes the allergies that a swap was chosen in spite of.
      swaps: sql`(select coalesce(jsonb_agg(one - 'despite'), '[]')
        from jsonb_array_elements(${boxes.swaps}) as one)`,
    }),
    none: [
      "id",
      "subscriptionId",
      "cycleDay",
      "day",
      "chosenDay",
      "donatedTo",
      "unmet",
      "contents",
      "checkoutId",
      "orderId",
    ],
  }),
  orderProblems: blanked(orderProblems, {
    of: ofOrders(orderProblems.orderId),
    blank: () => ({ note: EMPTY, answer: sql`null` }),
    none: ["id", "orderId", "refundId", "decidedBy", "actKey"],
  }),
  problemPhotos: deleted(problemPhotos, ofOrders(problemPhotos.orderId)),
  refundLines: impersonal(refundLines, ["refundId", "orderId", "taxes"]),
  disputes: impersonal(disputes, ["id", "intentId", "status", "reason", "answeredBy"]),
  customerUpdates: impersonal(updates.customerUpdates, [
    "id",
    "subject",
    "body",
    "audience",
    "createdBy",
    "editedUnder",
    "actKey",
    "outcome",
  ]),
  customerUpdateRecipients: deleted(updates.customerUpdateRecipients, ({ emails }) =>
    inArray(updates.customerUpdateRecipients.email, emails),
  ),
};
