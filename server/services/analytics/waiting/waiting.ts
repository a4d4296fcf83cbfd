import { backoff } from "#shared/platform/jobs/backoff.ts";
import type { ApplicationQuery } from "#shared/farms/applications/application-admin.ts";
import type { applicationLifecycle } from "#shared/farms/applications/application.ts";
import type { farmLifecycle } from "#shared/farms/farm-state.ts";
import type { boxLifecycle, subscriptionLifecycle } from "#shared/boxes/box-plan.ts";
import { type certificateLifecycle, ENDING_DAYS } from "#shared/farms/farm-certificate.ts";
import type { contactLifecycle } from "#shared/mail/contact.ts";
import type { customerUpdateLifecycle } from "#shared/subscribers/customer-update.ts";
import type { routeLifecycle, stopLifecycle } from "#shared/logistics/fulfillment.ts";
import type { JOB_STATES } from "#shared/platform/jobs/jobs.ts";
import type { Lifecycle } from "#shared/lifecycle.ts";
import type { mailLifecycle } from "#shared/mail/mail.ts";
import type { membershipLifecycle } from "#shared/memberships/membership.ts";
import type { checkoutLifecycle, holdLifecycle } from "#shared/checkout/checkout-lifecycle.ts";
import type { paymentLifecycle, refundLifecycle } from "#shared/payments/payment-lifecycle.ts";
import type { farmAccountLifecycle } from "#shared/payments/farm-account.ts";
import type { giftCardLifecycle } from "#shared/payments/gift-cards/gift-card.ts";
import type { referralLifecycle } from "#shared/payments/referrals/referral.ts";
import type { payoutLifecycle, payoutRunLifecycle } from "#shared/payments/payouts/payout.ts";
import type { problemLifecycle } from "#shared/orders/order-problem.ts";
import type { subscriberLifecycle } from "#shared/subscribers/subscriber.ts";
import { endsWithin } from "../../catalog/certificates.ts";
import { nobodyReceives } from "../../farms/admin/nobody-works.ts";
import { MAILS_WAITING } from "./mails.ts";
import { ORDERS_WAITING } from "./orders.ts";
import { DIFFERENCES_WAITING, RECONCILIATIONS_WAITING } from "./reconciliation.ts";
import { ROUTES_WAITING } from "./routes.ts";
import { kind, type Rows, type Waiting, type WaitingId } from "./kind.ts";

const PAYMENTS = "/dashboard/payments";
const PAYOUTS = "/dashboard/payments/payouts";
const applicationsPage = (state: ApplicationQuery["state"] & string) => ({
  to: "/dashboard/admin/applications",
  search: { state },
});

/** Nothing for the team to do: the state is final, resolves by itself, or waits for someone outside the team. */
const NOTHING_WAITS: readonly Waiting[] = [];

const applications = (state: string) => [
  ...kind(
    "applications",
    applicationsPage("waiting"),
    (sql, { today }) =>
      sql`farmer_applications where state = ${state} and review_due_on >= ${today}`,
  ),
  ...kind(
    "applicationsOverdue",
    applicationsPage("overdue"),
    (sql, { today }) =>
      sql`farmer_applications where state = ${state} and review_due_on < ${today}`,
  ),
];

const certificates = (id: WaitingId, rows: Rows, limit?: number) =>
  kind(id, "/dashboard/admin/farmers", rows, limit);

const unknownPayment = (state: string) =>
  kind(
    "unknownPayments",
    PAYMENTS,
    (sql) => sql`checkouts where state = ${state} and check_failures >= ${backoff.alarmAfter}`,
  );

const openRefund = (state: string) =>
  kind(
    "openRefunds",
    PAYMENTS,
    (sql) => sql`refunds where state = ${state} and check_failures >= ${backoff.alarmAfter}`,
  );

const openPayout = (state: string) =>
  kind(
    "openPayouts",
    PAYOUTS,
    (sql) => sql`payouts where state = ${state} and check_failures >= ${backoff.alarmAfter}`,
  );

/** Open days that guests are still coming to, and their farms. */
const guestsExpected = (sql: Parameters<Rows>[0], now: Date) =>
  sql`farm_visits v join farms on farms.id = v.farm_id
    where v.canceled_at is null and v.starts_at > ${now.toISOString()}::timestamptz
      and exists (select from visit_guests g where g.visit_id = v.id)`;

type States<Of> = Of extends Lifecycle<infer State, string> ? State : never;
type Table<Of> = Readonly<Record<States<Of>, readonly Waiting[]>>;

/** What the team has to do in each state of every lifecycle. A new state does not compile until it is added here. */
export const WAITING: {
  application: Table<typeof applicationLifecycle>;
  box: Table<typeof boxLifecycle>;
  certificate: Table<typeof certificateLifecycle>;
  checkout: Table<typeof checkoutLifecycle>;
  contact: Table<typeof contactLifecycle>;
  customerUpdate: Table<typeof customerUpdateLifecycle>;
  farm: Table<typeof farmLifecycle>;
  farmAccount: Table<typeof farmAccountLifecycle>;
  hold: Table<typeof holdLifecycle>;
  job: Readonly<Record<(typeof JOB_STATES)[number], readonly Waiting[]>>;
  mail: Table<typeof mailLifecycle>;
  giftCard: Table<typeof giftCardLifecycle>;
  referral: Table<typeof referralLifecycle>;
  membership: Table<typeof membershipLifecycle>;
  order: typeof ORDERS_WAITING;
  payment: Table<typeof paymentLifecycle>;
  payout: Table<typeof payoutLifecycle>;
  payoutRun: Table<typeof payoutRunLifecycle>;
  problem: Table<typeof problemLifecycle>;
  reconciliationDifference: typeof DIFFERENCES_WAITING;
  reconciliationRun: typeof RECONCILIATIONS_WAITING;
  refund: Table<typeof refundLifecycle>;
  route: Table<typeof routeLifecycle>;
  stop: Table<typeof stopLifecycle>;
  subscriber: Table<typeof subscriberLifecycle>;
  subscription: Table<typeof subscriptionLifecycle>;
} = {
  application: {
    submitted: applications("submitted"),
    in_review: applications("in_review"),
    changes_requested: NOTHING_WAITS,
    approved: NOTHING_WAITS,
    rejected: NOTHING_WAITS,
    withdrawn: NOTHING_WAITS,
  },
  // A declined box waits for its customer, and is given up automatically.
  box: {
    planned: NOTHING_WAITS,
    skipped: NOTHING_WAITS,
    charging: NOTHING_WAITS,
    declined: NOTHING_WAITS,
    placed: NOTHING_WAITS,
    given_up: NOTHING_WAITS,
    canceled: NOTHING_WAITS,
  },
  // A claimed or rejected certificate waits for its farm.
  certificate: {
    claimed: NOTHING_WAITS,
    waiting: certificates(
      "certificates",
      (sql) => sql`farm_certifications where state = 'waiting'`,
    ),
    verified: certificates(
      "certificatesEnding",
      (sql, { today }) => sql`farm_certifications c where ${endsWithin(sql, today, ENDING_DAYS)}`,
      ENDING_DAYS,
    ),
    rejected: NOTHING_WAITS,
    withdrawn: NOTHING_WAITS,
  },
  checkout: {
    held: unknownPayment("held"),
    processing: unknownPayment("processing"),
    expired: NOTHING_WAITS,
    placed: NOTHING_WAITS,
    refunded: NOTHING_WAITS,
  },
  contact: {
    new: kind(
      "messages",
      "/dashboard/admin/messages",
      (sql) => sql`contact_messages where state = 'new'`,
    ),
    answered: NOTHING_WAITS,
  },
  // A draft that keeps a time was to go out then, and reached no one.
  customerUpdate: {
    draft: kind(
      "unsentUpdates",
      "/dashboard/admin/customer-update",
      (sql) => sql`customer_updates where state = 'draft' and scheduled_for is not null`,
    ),
    scheduled: NOTHING_WAITS,
    sending: NOTHING_WAITS,
    sent: NOTHING_WAITS,
    stopped: NOTHING_WAITS,
  },
  // The guests of a farm that is suspended, or paused without people, get an email only once the team cancels the day.
  farm: {
    live: NOTHING_WAITS,
    paused: kind(
      "visitsAlone",
      { to: "/dashboard/admin/farmers", search: { status: "paused" } },
      (sql, { now }) => sql`${guestsExpected(sql, now)} and ${nobodyReceives(sql)}`,
    ),
    suspended: kind(
      "suspendedVisits",
      { to: "/dashboard/admin/farmers", search: { status: "suspended" } },
      (sql, { now }) => sql`${guestsExpected(sql, now)} and farms.status = 'suspended'`,
    ),
  },
  // An incomplete account waits for its farm, which gets an email.
  farmAccount: {
    started: NOTHING_WAITS,
    incomplete: NOTHING_WAITS,
    ready: NOTHING_WAITS,
    held: NOTHING_WAITS,
    closed: NOTHING_WAITS,
  },
  hold: { active: NOTHING_WAITS, consumed: NOTHING_WAITS, released: NOTHING_WAITS },
  job: {
    queued: NOTHING_WAITS,
    running: NOTHING_WAITS,
    retrying: NOTHING_WAITS,
    dead: kind(
      "deadJobs",
      "/dashboard/admin/jobs",
      (sql) =>
        sql`graphile_worker._private_jobs where attempts >= max_attempts and locked_at is null`,
    ),
  },
  mail: MAILS_WAITING,
  referral: {
    waiting: NOTHING_WAITS,
    credited: NOTHING_WAITS,
    refused: NOTHING_WAITS,
    taken_back: NOTHING_WAITS,
  },
  giftCard: {
    pending: NOTHING_WAITS,
    active: NOTHING_WAITS,
    frozen: NOTHING_WAITS,
    redeemed: NOTHING_WAITS,
    voided: NOTHING_WAITS,
  },
  membership: {
    pending: NOTHING_WAITS,
    active: NOTHING_WAITS,
    expired: NOTHING_WAITS,
    refunded: NOTHING_WAITS,
    ended: NOTHING_WAITS,
  },
  order: ORDERS_WAITING,
  // A payment that needs attention is counted by its checkout.
  payment: {
    awaiting_method: NOTHING_WAITS,
    awaiting_action: NOTHING_WAITS,
    processing: NOTHING_WAITS,
    succeeded: NOTHING_WAITS,
    partly_refunded: NOTHING_WAITS,
    refunded: NOTHING_WAITS,
    canceled: NOTHING_WAITS,
  },
  // A held payout is included in the next run automatically.
  payout: {
    drafted: NOTHING_WAITS,
    held: NOTHING_WAITS,
    sending: openPayout("sending"),
    failed: kind("failedPayouts", PAYOUTS, (sql) => sql`payouts where state = 'failed'`),
    in_transit: NOTHING_WAITS,
    paid: NOTHING_WAITS,
    reversing: openPayout("reversing"),
    reversed: NOTHING_WAITS,
    canceled: NOTHING_WAITS,
  },
  payoutRun: {
    drafted: kind("payoutRuns", PAYOUTS, (sql) => sql`payout_runs where state = 'drafted'`),
    approved: NOTHING_WAITS,
    done: NOTHING_WAITS,
    canceled: NOTHING_WAITS,
  },
  problem: {
    open: kind(
      "problems",
      "/dashboard/admin/problems",
      (sql) => sql`order_problems where state = 'open'`,
    ),
    refunded: NOTHING_WAITS,
    declined: NOTHING_WAITS,
  },
  reconciliationDifference: DIFFERENCES_WAITING,
  reconciliationRun: RECONCILIATIONS_WAITING,
  refund: {
    requested: openRefund("requested"),
    pending: openRefund("pending"),
    succeeded: NOTHING_WAITS,
    failed: kind(
      "failedRefunds",
      PAYMENTS,
      (sql) => sql`refunds r join payments p using (intent_id)
        where r.state = 'failed' and p.state <> 'refunded' and r.overtaken_by is null
          and not exists (select from refunds x where x.replaces = r.id)`,
    ),
  },
  route: ROUTES_WAITING,
  // A household that was not home is counted by its order, as not delivered.
  stop: {
    planned: NOTHING_WAITS,
    arrived: NOTHING_WAITS,
    not_home: NOTHING_WAITS,
    delivered: NOTHING_WAITS,
  },
  subscriber: { pending: NOTHING_WAITS, confirmed: NOTHING_WAITS, unsubscribed: NOTHING_WAITS },
  subscription: { active: NOTHING_WAITS, paused: NOTHING_WAITS, canceled: NOTHING_WAITS },
};
