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
import type {
  checkoutLifecycle,
  holdLifecycle,
  paymentLifecycle,
  refundLifecycle,
} from "#shared/orders/order.ts";
import type { farmAccountLifecycle } from "#shared/payments/farm-account.ts";
import type { giftCardLifecycle } from "#shared/payments/gift-cards/gift-card.ts";
import type { referralLifecycle } from "#shared/payments/referrals/referral.ts";
import type { payoutLifecycle, payoutRunLifecycle } from "#shared/payments/payouts/payout.ts";
import type { problemLifecycle } from "#shared/orders/order-problem.ts";
import type { subscriberLifecycle } from "#shared/subscribers/subscriber.ts";
import { endsWithin } from "../catalog/certificates.ts";
import { MAILS_WAITING } from "./waiting-mails.ts";
import { ORDERS_WAITING } from "./waiting-orders.ts";
import { DIFFERENCES_WAITING, RECONCILIATIONS_WAITING } from "./waiting-reconciliation.ts";
import { ROUTES_WAITING } from "./waiting-routes.ts";
import { kind, type Rows, type Waiting, type WaitingId } from "./waiting-kind.ts";

const PAYMENTS = "/dashboard/payments";
const PAYOUTS = "/dashboard/payments/payouts";
const applicationsPage = (state: ApplicationQuery["state"] & string) => ({
  to: "/dashboard/admin/applications",
  search: { state },
});

/** Nothing for the team to do: the state is final, resolves by itself, or waits for someone outside the team. */
const NO_ONE: readonly Waiting[] = [];

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
    changes_requested: NO_ONE,
    approved: NO_ONE,
    rejected: NO_ONE,
    withdrawn: NO_ONE,
  },
  // A declined box waits for its customer, and is given up automatically.
  box: {
    planned: NO_ONE,
    skipped: NO_ONE,
    charging: NO_ONE,
    declined: NO_ONE,
    placed: NO_ONE,
    given_up: NO_ONE,
    canceled: NO_ONE,
  },
  // A claimed or rejected certificate waits for its farm.
  certificate: {
    claimed: NO_ONE,
    waiting: certificates(
      "certificates",
      (sql) => sql`farm_certifications where state = 'waiting'`,
    ),
    verified: certificates(
      "certificatesEnding",
      (sql, { today }) => sql`farm_certifications c where ${endsWithin(sql, today, ENDING_DAYS)}`,
      ENDING_DAYS,
    ),
    rejected: NO_ONE,
    withdrawn: NO_ONE,
  },
  checkout: {
    held: unknownPayment("held"),
    processing: unknownPayment("processing"),
    expired: NO_ONE,
    placed: NO_ONE,
    refunded: NO_ONE,
  },
  contact: {
    new: kind(
      "messages",
      "/dashboard/admin/messages",
      (sql) => sql`contact_messages where state = 'new'`,
    ),
    answered: NO_ONE,
  },
  customerUpdate: { draft: NO_ONE, sending: NO_ONE, sent: NO_ONE, stopped: NO_ONE },
  // A suspended farm has no open days, but its guests get an email only once the team cancels them.
  farm: {
    live: NO_ONE,
    paused: NO_ONE,
    suspended: kind(
      "suspendedVisits",
      { to: "/dashboard/admin/farmers", search: { status: "suspended" } },
      (sql, { now }) => sql`farm_visits v join farms f on f.id = v.farm_id
        where f.status = 'suspended' and v.called_off_at is null
          and v.starts_at > ${now.toISOString()}::timestamptz
          and exists (select from visit_guests g where g.visit_id = v.id)`,
    ),
  },
  // An incomplete account waits for its farm, which gets an email.
  farmAccount: { started: NO_ONE, incomplete: NO_ONE, ready: NO_ONE, held: NO_ONE, closed: NO_ONE },
  hold: { active: NO_ONE, consumed: NO_ONE, released: NO_ONE },
  job: {
    queued: NO_ONE,
    running: NO_ONE,
    retrying: NO_ONE,
    dead: kind(
      "deadJobs",
      "/dashboard/admin/jobs",
      (sql) =>
        sql`graphile_worker._private_jobs where attempts >= max_attempts and locked_at is null`,
    ),
  },
  mail: MAILS_WAITING,
  referral: { waiting: NO_ONE, credited: NO_ONE, refused: NO_ONE, taken_back: NO_ONE },
  giftCard: {
    pending: NO_ONE,
    active: NO_ONE,
    frozen: NO_ONE,
    redeemed: NO_ONE,
    voided: NO_ONE,
  },
  membership: { pending: NO_ONE, active: NO_ONE, expired: NO_ONE, refunded: NO_ONE, ended: NO_ONE },
  order: ORDERS_WAITING,
  // A payment that needs attention is counted by its checkout.
  payment: {
    awaiting_method: NO_ONE,
    awaiting_action: NO_ONE,
    processing: NO_ONE,
    succeeded: NO_ONE,
    partly_refunded: NO_ONE,
    refunded: NO_ONE,
    canceled: NO_ONE,
  },
  // A held payout is included in the next run automatically.
  payout: {
    drafted: NO_ONE,
    held: NO_ONE,
    sending: openPayout("sending"),
    failed: kind("failedPayouts", PAYOUTS, (sql) => sql`payouts where state = 'failed'`),
    in_transit: NO_ONE,
    paid: NO_ONE,
    reversing: openPayout("reversing"),
    reversed: NO_ONE,
    canceled: NO_ONE,
  },
  payoutRun: {
    drafted: kind("payoutRuns", PAYOUTS, (sql) => sql`payout_runs where state = 'drafted'`),
    approved: NO_ONE,
    done: NO_ONE,
    canceled: NO_ONE,
  },
  problem: {
    open: kind(
      "problems",
      "/dashboard/admin/problems",
      (sql) => sql`order_problems where state = 'open'`,
    ),
    refunded: NO_ONE,
    declined: NO_ONE,
  },
  reconciliationDifference: DIFFERENCES_WAITING,
  reconciliationRun: RECONCILIATIONS_WAITING,
  refund: {
    requested: openRefund("requested"),
    pending: openRefund("pending"),
    succeeded: NO_ONE,
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
  stop: { planned: NO_ONE, arrived: NO_ONE, not_home: NO_ONE, delivered: NO_ONE },
  subscriber: { pending: NO_ONE, confirmed: NO_ONE, unsubscribed: NO_ONE },
  subscription: { active: NO_ONE, paused: NO_ONE, canceled: NO_ONE },
};
