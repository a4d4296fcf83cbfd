import { router } from "../trpc/procedures.ts";
import { analyticsRouter } from "./admin/analytics.ts";
import { applicationsRouter } from "./admin/applications.ts";
import { auditRouter } from "./admin/audit.ts";
import { boxesRouter } from "./admin/boxes.ts";
import { certificatesRouter } from "./admin/certificates.ts";
import { creditRouter } from "./admin/credit.ts";
import { customerUpdatesRouter } from "./admin/customer-updates.ts";
import { earlyAccessRouter } from "./admin/early-access.ts";
import { farmsRouter } from "./admin/farms.ts";
import { giftCardsRouter } from "./admin/gift-cards.ts";
import { invitationsRouter } from "./admin/invitations.ts";
import { jobsRouter } from "./admin/jobs.ts";
import { mailsRouter } from "./admin/mails.ts";
import { membershipsRouter } from "./admin/memberships.ts";
import { messagesRouter } from "./admin/messages.ts";
import { ordersRouter } from "./admin/orders.ts";
import { paymentsRouter } from "./admin/payments.ts";
import { payoutRunsRouter } from "./admin/payouts.ts";
import { phoneOrdersRouter } from "./admin/phone-orders.ts";
import { printsProcedure } from "./admin/prints.ts";
import { problemsRouter } from "./admin/problems.ts";
import { promotionsRouter } from "./admin/promotions.ts";
import { reconciliationRouter } from "./admin/reconciliation.ts";
import { referralsRouter } from "./admin/referrals.ts";
import { reviewsRouter } from "./admin/reviews.ts";
import { searchProcedure } from "./admin/search.ts";
import { settingsRouter } from "./admin/settings.ts";
import { subscribersRouter } from "./admin/subscribers.ts";
import { usersRouter } from "./admin/users.ts";
import { waitingListRouter } from "./admin/waiting-list.ts";

/** What only admins call. */
export const adminRouter = router({
  analytics: analyticsRouter,
  applications: applicationsRouter,
  audit: auditRouter,
  boxes: boxesRouter,
  certificates: certificatesRouter,
  credit: creditRouter,
  customerUpdates: customerUpdatesRouter,
  earlyAccess: earlyAccessRouter,
  farms: farmsRouter,
  giftCards: giftCardsRouter,
  invitations: invitationsRouter,
  jobs: jobsRouter,
  mails: mailsRouter,
  memberships: membershipsRouter,
  messages: messagesRouter,
  orders: ordersRouter,
  payments: paymentsRouter,
  payouts: payoutRunsRouter,
  phoneOrders: phoneOrdersRouter,
  prints: printsProcedure,
  problems: problemsRouter,
  promotions: promotionsRouter,
  reconciliation: reconciliationRouter,
  referrals: referralsRouter,
  reviews: reviewsRouter,
  search: searchProcedure,
  settings: settingsRouter,
  subscribers: subscribersRouter,
  users: usersRouter,
  waitingList: waitingListRouter,
});
