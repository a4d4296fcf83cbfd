type MailClaim = {
  says: RegExp;
  /** The setting, job, rule or admin page that backs it, as a path in the code. */
  source: string;
};

const from = (says: RegExp, source: string): MailClaim => ({ says, source });

/**
 * Every figure and promise in our emails with what backs it; pages have `claims.ts`. Texts written by the team
 * (reasons, updates) are excluded.
 */
export const MAIL_CLAIMS: readonly MailClaim[] = [
  from(/^Delivery: Free$/, "src/shared/platform/settings/settings.ts"),
  from(/change or cancel it until/, "src/shared/checkout/delivery.ts"),
  from(/takes it off your order by itself/, "server/services/payments/credit/credit-use.ts"),
  from(/^Banks take up to ten days/, "server/mail/payments/refund-sent.ts"),
  from(
    /We will look at it within one business day/,
    "server/services/analytics/waiting/waiting.ts",
  ),
  from(/fully refundable until/, "server/services/memberships/membership-changes.ts"),
  from(/^Please bring it on/, "src/shared/farms/harvest/day-sheet.ts"),
  from(/^The van has left with/, "server/services/logistics/stops/stop-mails.ts"),
  from(
    /expect to be at your door between|and will miss your window/,
    "src/shared/logistics/arrivals.ts",
  ),
  from(/is holding the van up/, "src/shared/logistics/late-cause.ts"),
  from(/refrigerator|not too cold/, "server/mail/orders/delivery-mails.ts"),
  from(/within \d days, and we will make it right/, "src/shared/analytics/report-days.ts"),
  from(/bring it again on another day/, "server/services/orders/own/redelivery.ts"),
  from(
    /was not packed when its van left|no other van can take it/,
    "src/shared/platform/jobs/job-table.ts",
  ),
  from(/^(?:Not harvested yet|Already harvested)\.$/, "server/services/orders/units/goods-back.ts"),
  from(/contact you within 2 business days/, "src/shared/farms/applications/application.ts"),
  from(/arrange a visit|photos can wait until then/, "server/services/farms/applications"),
  from(/^You will hear from us by/, "server/services/analytics/waiting/waiting.ts"),
  from(/works until \d+ days after the delivery/, "src/shared/orders/order-link.ts"),
  from(/works once, for a week/, "src/shared/accounts/account.ts"),
  from(/works once, for 7 days/, "server/services/accounts/own/email-undo.ts"),
  from(/do not reach your valley/, "server/services/mail/samples/farm-samples.ts"),
  from(
    /We remind you .* days before|expires in \d+ days/,
    "server/services/farms/certificates/remind.ts",
  ),
  from(/a reminder on the day before/, "server/services/farms/visits/remind.ts"),
  from(/answer within 1 business day/, "src/shared/mail/contact.ts"),
  from(/stay in our books for 7 years/, "src/shared/platform/jobs/retention.ts"),
  from(/^You agreed on .*until I cancel/, "server/services/boxes/terms.ts"),
];
