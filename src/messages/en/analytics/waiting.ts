import { plural } from "../kit.ts";

export const waiting = {
  brokenRules: (count: number) =>
    plural(count, {
      one: "rule broken in our own records",
      other: "rules broken in our own records",
    }),
  disputes: (count: number) =>
    plural(count, {
      one: "dispute waiting for an answer",
      other: "disputes waiting for an answer",
    }),
  fullWindows: (count: number, limit: number) =>
    plural(count, {
      one: `delivery window more than ${limit}% full`,
      other: `delivery windows more than ${limit}% full`,
    }),
  promisedUnits: (count: number) =>
    plural(count, {
      one: "unit promised to weekly boxes in the next seven days and not in stock",
      other: "units promised to weekly boxes in the next seven days and not in stock",
    }),
  applications: (count: number) =>
    plural(count, {
      one: "farm application waiting for a decision",
      other: "farm applications waiting for a decision",
    }),
  applicationsOverdue: (count: number) =>
    plural(count, { one: "farm application overdue", other: "farm applications overdue" }),
  farmsAlone: (count: number) =>
    plural(count, {
      one: "farm that nobody works for",
      other: "farms that nobody works for",
    }),
  ownLines: (count: number) =>
    plural(count, {
      one: "line of an order by a farm’s only person not ready yet: only an admin can mark what is missing",
      other:
        "lines of orders by a farm’s only person not ready yet: only an admin can mark what is missing",
    }),
  visitsAlone: (count: number) =>
    plural(count, {
      one: "open day with guests at a paused farm that nobody works for: cancel it",
      other: "open days with guests at paused farms that nobody works for: cancel them",
    }),
  suspendedVisits: (count: number) =>
    plural(count, {
      one: "open day with guests at a suspended farm: cancel it",
      other: "open days with guests at suspended farms: cancel them",
    }),
  certificates: (count: number) =>
    plural(count, {
      one: "farm certificate waiting to be checked",
      other: "farm certificates waiting to be checked",
    }),
  certificatesEnding: (count: number, limit: number) =>
    plural(count, {
      one: `farm certificate ending within ${limit} days`,
      other: `farm certificates ending within ${limit} days`,
    }),
  unknownPayments: (count: number) =>
    plural(count, {
      one: "open payment could not be looked up at the provider",
      other: "open payments could not be looked up at the provider",
    }),
  openRefunds: (count: number) =>
    plural(count, {
      one: "refund the provider has not taken yet",
      other: "refunds the provider has not taken yet",
    }),
  stranded: (count: number) =>
    plural(count, {
      one: "order past the delivery day and not delivered",
      other: "orders past the delivery day and not delivered",
    }),
  messages: (count: number) =>
    plural(count, { one: "message not answered yet", other: "messages not answered yet" }),
  unsentUpdates: (count: number) =>
    plural(count, {
      one: "scheduled message reached no one and was not sent",
      other: "scheduled messages reached no one and were not sent",
    }),
  deadJobs: (count: number) =>
    plural(count, {
      one: "background job given up after all attempts",
      other: "background jobs given up after all attempts",
    }),
  failedEmails: (count: number) =>
    plural(count, { one: "email could not be sent", other: "emails could not be sent" }),
  suppressedEmails: (count: number) =>
    plural(count, {
      one: "email of the last two weeks held back: the address takes none",
      other: "emails of the last two weeks held back: the address takes none",
    }),
  withoutVan: (count: number) =>
    plural(count, { one: "packed order without a van", other: "packed orders without a van" }),
  notHandedOver: (count: number) =>
    plural(count, {
      one: "order could not be handed over: try again or refund",
      other: "orders could not be handed over: try again or refund",
    }),
  problems: (count: number) =>
    plural(count, {
      one: "problem with an order not settled yet",
      other: "problems with orders not settled yet",
    }),
  failedRefunds: (count: number) =>
    plural(count, {
      one: "refund failed at the provider",
      other: "refunds failed at the provider",
    }),
  failedPayouts: (count: number) =>
    plural(count, {
      one: "payout to a farm refused by the provider",
      other: "payouts to farms refused by the provider",
    }),
  openPayouts: (count: number) =>
    plural(count, {
      one: "payout to a farm the provider has not taken yet",
      other: "payouts to farms the provider has not taken yet",
    }),
  moneyDifferences: (count: number) =>
    plural(count, {
      one: "difference between our books and the provider’s",
      other: "differences between our books and the provider’s",
    }),
  failedReconciliation: (count: number) =>
    plural(count, {
      one: "comparison with the provider that keeps failing",
      other: "comparisons with the provider that keep failing",
    }),
  payoutRuns: (count: number) =>
    plural(count, {
      one: "payout day waiting for approval",
      other: "payout days waiting for approval",
    }),
  noPayoutRun: (count: number, limit: number) =>
    plural(count, {
      one: `time no payouts were drafted for more than ${limit} days`,
      other: `times no payouts were drafted for more than ${limit} days`,
    }),
  withoutDriver: (count: number) =>
    plural(count, {
      one: "route of today or tomorrow without a driver",
      other: "routes of today or tomorrow without a driver",
    }),
  neverStarted: (count: number) =>
    plural(count, {
      one: "route never started, though the window has begun",
      other: "routes never started, though the window has begun",
    }),
  stillOut: (count: number) =>
    plural(count, {
      one: "route still out after its day",
      other: "routes still out after its day",
    }),
};
