import type { MarketingFigure } from "./pages/marketing.ts";
import type { Settings } from "./settings/settings.ts";

/** What backs a figure or promise on a public page. Paths refer to the code. */
export type ClaimSource =
  /** A query over the ledger or other records. */
  | { query: string }
  | { setting: keyof Settings }
  /** A job of `jobs/job-table.ts`. */
  | { job: string }
  /** Code that implements it: a rule, a limit, or a service. */
  | { rule: string }
  /** A marketing figure that the specification sets (section 9): a target, and labeled as such. */
  | { specification: MarketingFigure }
  /** A promise kept by people: the page or service that shows the team what is due. */
  | { team: string }
  /** Wording that resembles a promise but is not one, such as alt text or part of a story. */
  | { prose: true };

type Claim = { says: RegExp; source: ClaimSource };

const rule = (says: RegExp, path: string): Claim => ({
  says,
  source: { rule: path },
});
const team = (says: RegExp, path: string): Claim => ({
  says,
  source: { team: path },
});
const query = (says: RegExp, path: string): Claim => ({
  says,
  source: { query: path },
});
const job = (says: RegExp, name: string): Claim => ({
  says,
  source: { job: name },
});
const setting = (says: RegExp, key: keyof Settings): Claim => ({
  says,
  source: { setting: key },
});
const target = (says: RegExp, figure: MarketingFigure): Claim => ({
  says,
  source: { specification: figure },
});
const prose = (says: RegExp): Claim => ({ says, source: { prose: true } });

/**
 * Every percentage, cent figure and promise on public pages with what backs it; the first entry matching a sentence
 * applies. `tests/integration/platform/claims.test.ts` checks all public pages against it: it fails for a figure or
 * promise without an entry, and for an entry whose source or sentence no longer exists.
 */
export const CLAIMS: readonly Claim[] = [
  // Farm earnings and payouts.
  query(/^\d\d¢(?: of each dollar)?$/, "server/services/catalog/farm-share.ts"),
  query(/cents of each dollar\.$/, "server/services/catalog/farm-share.ts"),
  query(/^\d\d¢of every dollar you pay for its goods/, "server/services/catalog/farm-share.ts"),
  query(/^Commission,? ?\d/, "server/services/catalog/farm-share.ts"),
  query(/^−?\d+\.\d%$/, "server/services/analytics/public/dollar.ts"),
  query(
    /^Weekly boxes that households gave to a food bank/,
    "server/services/analytics/public/quarters.ts",
  ),
  rule(/rounded so that together they make 100%/, "src/shared/analytics/dollar.ts"),
  target(/twice (?:a month|monthly)/i, "payouts"),
  target(/15 (?:to|and) 20 (?:percent|cents)/, "commission"),
  setting(/our commission of 15 to 20%/, "commissionBps"),
  target(/37% average revenue increase/, "revenueIncrease"),
  target(/30-50% growth in the first year/, "firstYearGrowth"),
  target(/20-40% more than conventional wholesale/, "pricePremium"),
  target(/15-20% against 30-50%/, "distributorCommission"),
  rule(/^From \$[\d.]+ a week$/, "src/shared/boxes/boxes.ts"),
  rule(/^Can come in a weekly box/, "server/services/catalog/shop/filters.ts"),
  rule(/A picture or a PDF, up to 5 MB/, "src/shared/inventory/upload.ts"),
  rule(/^Orders: goods, amounts, delivery address/, "db/schema/orders/problems.ts"),
  rule(/^Allergies of your household/, "server/services/catalog/allergies.ts"),
  // Farm applications.
  target(/We answer within 2-3 business days/, "review"),
  target(/2-4 weeks/, "wholeProcess"),
  rule(/^We answer within 2 business days/, "src/shared/farms/applications/application.ts"),
  team(/an answer within days/, "server/services/analytics/attention.ts"),
  rule(/exact address only once you are in/, "src/shared/farms/applications/farmer-application.ts"),
  rule(/about ten minutes/, "src/shared/farms/applications/farmer-application.ts"),
  // Days, cut-off, tax and fees.
  setting(/^Order by 11:59 PM\.$/, "leadDays"),
  setting(/11:59 PM.* (?:2|two) days before/, "leadDays"),
  setting(/households order by 11:59 PM/, "leadDays"),
  setting(/two days after you order|From the field in two days|2 days later/, "leadDays"),
  setting(/^Up to 14 days$/, "horizonDays"),
  setting(/8\.75%/, "taxBps"),
  setting(/free of charge, anywhere we deliver/, "deliveryFeeCents"),
  rule(/delivery window are held for up to \d+ minutes/, "src/shared/platform/limits.ts"),
  setting(/Free\.?$|[Dd]elivered free|free delivery|keeps delivery free/, "deliveryFeeCents"),
  setting(/Delivery(?: costs)?: [Ff]ree|delivery costs nothing/, "deliveryFeeCents"),
  setting(/deliver every day/, "deliveryWeekdays"),
  setting(/depot on at least one day a week/, "depot"),
  rule(/change price and stock whenever/, "server/services/inventory/edit.ts"),
  rule(/No joining fee, no monthly fee/, "src/shared/farms/money/farm-payout.ts"),
  rule(/An application is free/, "server/services/farms/applications/send.ts"),
  // Problems, refunds and credit.
  rule(/within (?:7|seven) days/, "src/shared/analytics/report-days.ts"),
  rule(/money back/i, "server/services/orders/refunds/refund-order.ts"),
  rule(
    /share it or compost it; the refund is the same/,
    "server/services/orders/problems/report.ts",
  ),
  team(/For quality we may ask for one/, "server/services/orders/problems/problem-list.ts"),
  rule(/We refund what was canceled in full/, "server/services/orders/lifecycle/cancel-order.ts"),
  rule(/the money goes back by itself/, "server/services/payments/settling/late-payment.ts"),
  rule(
    /up to [\d.]+ (?:lb|oz)|refund the difference|has weighed yours/,
    "server/services/farms/harvest/weigh.ts",
  ),
  rule(/We send (?:it|refunds) right away/, "server/services/payments/refunds/send.ts"),
  rule(/^Banks take up to ten days/, "server/mail/payments/refund-sent.ts"),
  rule(/Credit.* is there right away/, "server/services/payments/credit/credits.ts"),
  rule(
    /except the last 50 cents|up to the last 50 cents/,
    "src/shared/payments/credit/credit-use.ts",
  ),
  rule(
    /We never send something else for what you ordered/,
    "server/services/farms/harvest/shortage.ts",
  ),
  team(/decided? within 1 business day/, "server/services/orders/problems/problem-list.ts"),
  // Gift cards.
  rule(/credit, which checkout uses by itself/, "server/services/payments/credit/credit-use.ts"),
  rule(/or right away for today/, "server/services/payments/gift-cards/send.ts"),
  // Weekly boxes and memberships.
  rule(/never want|what never comes in/, "server/services/boxes/filling/goods.ts"),
  rule(/more than twice in a row/, "src/shared/boxes/box-turn.ts"),
  rule(/each week’s boxes held, once enough households/, "server/services/boxes/past-weeks.ts"),
  rule(/contents of a weekly box can change until/, "server/services/boxes/filling/fill.ts"),
  rule(/page of weekly boxes shows what this week/, "server/services/boxes/filling/week.ts"),
  job(/Each week we fill|put together each week|Get it every week|Every week,/, "plan_boxes"),
  rule(/you end it online whenever you like/, "server/services/boxes/change.ts"),
  rule(/sales tax on it, and never more/, "server/services/boxes/charging/charge.ts"),
  job(/renews by itself/, "charge_boxes"),
  job(/We tell you of a change of the box’s price/, "box_notices"),
  job(/Once a year we remind you of the subscription/, "box_notices"),
  setting(/deposit of \$/, "foundingDepositCents"),
  rule(/back in full|fully refundable/, "server/services/memberships/membership-changes.ts"),
  rule(/any time until your first delivery/, "server/services/memberships/membership-changes.ts"),
  rule(/free membership|Join for free/i, "server/services/memberships/memberships.ts"),
  rule(
    /costs? nothing|the line is free|wait in line for free/,
    "server/services/memberships/early-access.ts",
  ),
  rule(
    /(?:leave (?:it )?|unsubscribe )whenever you like/i,
    "server/services/subscribers/subscribers.ts",
  ),
  rule(/ends by itself/, "src/shared/memberships/membership.ts"),
  // From the field to the door.
  setting(/^Picked this week\.$|picks? it the next day|of the day before delivery/, "leadDays"),
  rule(
    /harvests? (?:what (?:you|was) order|just that|exactly that|for you)/,
    "server/services/farms/harvest/harvest.ts",
  ),
  rule(
    /harvest(?:s|ed)? (?:what is on it|and bake|, bake)|harvest, bake/,
    "server/services/farms/harvest/harvest.ts",
  ),
  rule(
    /picks? what was (?:ordered|bought)|picked for|(?:is|are) picked (?:on|for)|waits in a warehouse/,
    "server/services/farms/harvest/harvest.ts",
  ),
  rule(
    /farms what to harvest|list holds what was bought|no one bought|harvesting to order/,
    "server/services/farms/harvest/harvest.ts",
  ),
  rule(/harvest has begun/, "server/services/orders/lifecycle/cancel-order.ts"),
  team(/checked off against its list|depot ticks off/, "server/services/logistics/pick.ts"),
  rule(/crate carries its order’s number/, "src/features/logistics/logistics-pack/labels-page.tsx"),
  rule(/where to leave the crate/, "server/services/logistics/drive.ts"),
  rule(/^Vans leave for the window/, "server/services/logistics/routes.ts"),
  rule(
    /travel together and are dropped|^We pack, route and deliver/,
    "server/services/logistics/routes.ts",
  ),
  rule(
    /what to harvest, for which day and window/,
    "server/services/farms/harvest/harvest-rows.ts",
  ),
  // Customer service.
  team(/a person answers within 1 business day/, "server/services/mail/contact-admin.ts"),
  team(/we will ask the family and get back to you/, "server/services/mail/contact-admin.ts"),
  team(/^You get an answer, even/, "server/services/mail/contact-admin.ts"),
  setting(/a person on the phone/, "contactPhone"),
  team(/^We announce new roles/, "server/services/subscribers/customer-updates/audience.ts"),
  team(
    /look at where (?:households|neighbors) wait/,
    "server/services/subscribers/waiting-list.ts",
  ),
  team(/^We answer within 5 business days/, "server/services/mail/contact-admin.ts"),
  team(
    /within 10 business days and answer within 45 days/,
    "server/services/accounts/own/download/export-own-data.ts",
  ),
  team(/at least 30 days before/, "server/services/subscribers/customer-updates/write.ts"),
  // Data and accounts.
  rule(
    /^Orders and payments for seven years|^Orders with their buyer: 7 years/,
    "src/shared/platform/jobs/retention.ts",
  ),
  rule(/^Orders then stay for their 7 years/, "src/shared/platform/jobs/retention.ts"),
  rule(/^Goods and address of checkouts/, "src/shared/platform/jobs/retention.ts"),
  rule(/24 months after the last sign/, "src/shared/platform/jobs/retention.ts"),
  rule(/^Counts of searches: 24 months/, "src/shared/platform/jobs/retention.ts"),
  rule(/at an open day: 90 days after it/, "src/shared/platform/jobs/retention.ts"),
  rule(/^Founding memberships, receipts and gift cards/, "src/shared/platform/jobs/retention.ts"),
  rule(/^Our copies of emails: \d+ days/, "src/shared/platform/jobs/retention.ts"),
  rule(/^Logs: 90 days/, "docs/logging.md"),
  rule(/at the latest 90 days after you signed in/, "src/shared/accounts/session-life.ts"),
  rule(/close the account at any time/, "server/services/accounts/own/deletion.ts"),
  rule(/Deletion takes effect after 14 days/, "src/shared/accounts/account.ts"),
  rule(/card number never reaches|never see its number/, "server/payments/port.ts"),
  rule(/brand and last four digits/, "src/shared/payments/cards/saved-cards.ts"),
  rule(/do not sell personal information/, "server/http/guards/security.ts"),
  rule(
    /never changes price or service/,
    "server/services/accounts/own/download/export-own-data.ts",
  ),
  rule(
    /what to harvest for which order, so that|Until the harvest is opened after/,
    "src/lib/farms/harvest-phone/harvest-memory.ts",
  ),
  rule(/Harvests fall short at times/, "server/services/farms/harvest/shortage.ts"),
  rule(/can be turned off in your account/, "src/shared/mail/mail-choice.ts"),
  rule(/^Cookie\. (?:30 days without|30 days;|6 months|1 year)/, "server/http/cookies.ts"),
  rule(/^Cookie of Stripe/, "src/features/platform/legal/browser-memory.ts"),
  rule(
    /^On a driver’s phone: |^Until the route is done/,
    "src/features/platform/legal/browser-memory.ts",
  ),
  rule(
    /reloading never charges you twice/,
    "src/lib/checkout/flow/payment/intent/checkout-session.ts",
  ),
  rule(/it may come up again after seven days/, "src/shared/subscribers/welcome-popup.ts"),
  rule(/^At least 8 characters/, "src/shared/accounts/registration.ts"),
  rule(/^Up to 2,000 characters/, "src/shared/mail/contact.ts"),
  rule(/it answers right away/, "server/services/checkout/delivery.ts"),
  rule(/^About \d+ days$/, "db/schema/catalog/catalog.ts"),
  prose(/one road and two days|most of it never met|It opens nothing by itself/),
  prose(/^Packs a week$|^What a week looks like for you$|^Weekly boxes and their renewal$/),
  prose(/^Weekly boxes$|^What is in a weekly box\?$|^When is a weekly box charged\?$/),
  prose(
    /one depot and one van|next on the route|first boxes were picked by us|^What to make of|^Pick one/,
  ),
  prose(/^We do not measure|photo, no age|as the law says|what it costs and what we ask/),
  prose(/We do not claim to meet them in full/),
];
