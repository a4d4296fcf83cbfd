import { platformErrors as m } from "#messages/platform/errors.ts";
import { farmLifecycle } from "#shared/farms/farm-state.ts";
import { boxLifecycle, subscriptionLifecycle } from "#shared/boxes/box-plan.ts";
import { applicationLifecycle } from "#shared/farms/applications/application.ts";
import { certificateLifecycle } from "#shared/farms/farm-certificate.ts";
import { routeLifecycle, stopLifecycle } from "#shared/logistics/fulfillment.ts";
import { contactLifecycle } from "#shared/mail/contact.ts";
import { mailLifecycle } from "#shared/mail/mail.ts";
import { membershipLifecycle } from "#shared/memberships/membership.ts";
import { checkoutLifecycle, holdLifecycle } from "#shared/checkout/checkout-lifecycle.ts";
import { orderLifecycle } from "#shared/orders/order.ts";
import { paymentLifecycle, refundLifecycle } from "#shared/payments/payment-lifecycle.ts";
import { farmAccountLifecycle } from "#shared/payments/farm-account.ts";
import { giftCardLifecycle } from "#shared/payments/gift-cards/gift-card.ts";
import { payoutLifecycle, payoutRunLifecycle } from "#shared/payments/payouts/payout.ts";
import {
  reconciliationDifferenceLifecycle,
  reconciliationRunLifecycle,
} from "#shared/payments/reconciliation/reconciliation-run.ts";
import { referralLifecycle } from "#shared/payments/referrals/referral.ts";
import { problemLifecycle } from "#shared/orders/order-problem.ts";
import { customerUpdateLifecycle } from "#shared/subscribers/customer-update.ts";
import { subscriberLifecycle } from "#shared/subscribers/subscriber.ts";
import { boxes, boxSubscriptions } from "#db/schema/boxes/boxes.ts";
import { farms } from "#db/schema/farms/farms.ts";
import { checkouts, holds } from "#db/schema/checkout/checkout.ts";
import { farmerApplicationHistory, farmerApplications } from "#db/schema/farms/applications.ts";
import { farmCertifications } from "#db/schema/farms/certificates.ts";
import { deliveryRoutes, routeStops } from "#db/schema/logistics/logistics.ts";
import { contactMessages } from "#db/schema/mail/contact.ts";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { customerUpdates } from "#db/schema/subscribers/customer-updates.ts";
import { orderProblems } from "#db/schema/orders/problems.ts";
import { orderHistory, orders } from "#db/schema/orders/orders.ts";
import { payments, refunds } from "#db/schema/payments/payments.ts";
import { farmAccounts } from "#db/schema/payments/farm-accounts.ts";
import { giftCardHistory, giftCards } from "#db/schema/payments/gift-cards.ts";
import { payoutRuns, payouts } from "#db/schema/payments/payouts.ts";
import {
  reconciliationDifferences,
  reconciliationRuns,
} from "#db/schema/payments/reconciliation.ts";
import { referrals } from "#db/schema/payments/referrals.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { subscribers } from "#db/schema/subscribers/subscribers.ts";
import { register, registerKept } from "./register.ts";

const byId = { key: ["id"], name: "state" } as const;
const movedOn = (what: keyof typeof m.movedOn) => () => m.movedOn[what];

/** History rows per insert, because the number of values in a statement is limited. */
const HISTORY_BATCH = 500;

function inBatches<Row>(rows: readonly Row[]): Row[][] {
  const batches: Row[][] = [];
  for (let at = 0; at < rows.length; at += HISTORY_BATCH) {
    batches.push(rows.slice(at, at + HISTORY_BATCH));
  }
  return batches;
}

/**
 * All lifecycles with the table and column of their states, and the error message for a move that is no longer
 * possible. Only the functions in this folder write those columns.
 */
export const lifecycles = {
  application: registerKept(
    applicationLifecycle,
    { ...byId, table: farmerApplications, movedOn: movedOn("application") },
    async (tx, rows, { at: createdAt, ...move }) => {
      for (const batch of inBatches(rows)) {
        const moves = batch.map(({ id }) => ({ applicationId: id, ...move, createdAt }));
        await tx.insert(farmerApplicationHistory).values(moves);
      }
    },
  ),
  box: register(boxLifecycle, { ...byId, table: boxes, movedOn: movedOn("box") }),
  certificate: register(certificateLifecycle, {
    ...byId,
    table: farmCertifications,
    movedOn: movedOn("certificate"),
  }),
  checkout: register(checkoutLifecycle, {
    ...byId,
    table: checkouts,
    movedOn: movedOn("checkout"),
  }),
  contact: register(contactLifecycle, {
    ...byId,
    table: contactMessages,
    movedOn: movedOn("contact"),
  }),
  customerUpdate: register(customerUpdateLifecycle, {
    ...byId,
    table: customerUpdates,
    movedOn: movedOn("message"),
  }),
  farm: register(farmLifecycle, {
    key: ["id"],
    name: "status",
    table: farms,
    movedOn: movedOn("farm"),
  }),
  farmAccount: register(farmAccountLifecycle, {
    ...byId,
    table: farmAccounts,
    movedOn: movedOn("farmAccount"),
  }),
  giftCard: registerKept(
    giftCardLifecycle,
    { ...byId, table: giftCards, movedOn: movedOn("giftCard") },
    async (tx, rows, { at: createdAt, ...move }) => {
      for (const batch of inBatches(rows)) {
        const moves = batch.map(({ id }) => ({ cardId: id, ...move, createdAt }));
        await tx.insert(giftCardHistory).values(moves);
      }
    },
  ),
  hold: register(holdLifecycle, {
    key: ["checkoutId", "productId"],
    name: "state",
    table: holds,
    movedOn: movedOn("hold"),
  }),
  mail: register(mailLifecycle, { ...byId, table: emails, movedOn: movedOn("email") }),
  membership: register(membershipLifecycle, {
    ...byId,
    table: memberships,
    movedOn: movedOn("membership"),
  }),
  order: registerKept(
    orderLifecycle,
    { ...byId, table: orders, movedOn: movedOn("order") },
    async (tx, rows, { at: createdAt, ...move }) => {
      for (const batch of inBatches(rows)) {
        const moves = batch.map(({ id }) => ({ orderId: id, ...move, createdAt }));
        await tx.insert(orderHistory).values(moves);
      }
    },
  ),
  payment: register(paymentLifecycle, {
    key: ["intentId"],
    name: "state",
    table: payments,
    movedOn: movedOn("payment"),
  }),
  payout: register(payoutLifecycle, { ...byId, table: payouts, movedOn: movedOn("payout") }),
  payoutRun: register(payoutRunLifecycle, {
    ...byId,
    table: payoutRuns,
    movedOn: movedOn("payoutRun"),
  }),
  problem: register(problemLifecycle, {
    ...byId,
    table: orderProblems,
    movedOn: movedOn("problem"),
  }),
  reconciliationDifference: register(reconciliationDifferenceLifecycle, {
    ...byId,
    table: reconciliationDifferences,
    movedOn: movedOn("difference"),
  }),
  reconciliationRun: register(reconciliationRunLifecycle, {
    ...byId,
    table: reconciliationRuns,
    movedOn: movedOn("reconciliation"),
  }),
  referral: register(referralLifecycle, {
    ...byId,
    table: referrals,
    movedOn: movedOn("referral"),
  }),
  refund: register(refundLifecycle, { ...byId, table: refunds, movedOn: movedOn("refund") }),
  route: register(routeLifecycle, {
    ...byId,
    table: deliveryRoutes,
    movedOn: movedOn("route"),
  }),
  stop: register(stopLifecycle, { ...byId, table: routeStops, movedOn: movedOn("stop") }),
  subscriber: register(subscriberLifecycle, {
    ...byId,
    table: subscribers,
    movedOn: movedOn("subscriber"),
  }),
  subscription: register(subscriptionLifecycle, {
    ...byId,
    table: boxSubscriptions,
    movedOn: movedOn("subscription"),
  }),
};
