import { router } from "../trpc/procedures.ts";
import { analyticsRouter } from "./admin/analytics/analytics.ts";
import { applicationsRouter } from "./admin/farms/applications.ts";
import { auditRouter } from "./admin/platform/audit.ts";
import { boxesRouter } from "./admin/boxes/boxes.ts";
import { certificatesRouter } from "./admin/farms/certificates.ts";
import { creditRouter } from "./admin/payments/credit.ts";
import { customerUpdatesRouter } from "./admin/subscribers/customer-updates.ts";
import { earlyAccessRouter } from "./admin/memberships/early-access.ts";
import { farmsRouter } from "./admin/farms/farms.ts";
import { giftCardsRouter } from "./admin/payments/gift-cards.ts";
import { invitationsRouter } from "./admin/accounts/invitations.ts";
import { jobsRouter } from "./admin/platform/jobs.ts";
import { mailsRouter } from "./admin/mail/mails.ts";
import { membershipsRouter } from "./admin/memberships/memberships.ts";
import { messagesRouter } from "./admin/mail/messages.ts";
import { ordersRouter } from "./admin/orders/orders.ts";
import { paymentsRouter } from "./admin/payments/payments.ts";
import { payoutRunsRouter } from "./admin/payments/payouts.ts";
import { phoneOrdersRouter } from "./admin/orders/phone-orders.ts";
import { printsProcedure } from "./admin/catalog/prints.ts";
import { problemsRouter } from "./admin/orders/problems.ts";
import { promotionsRouter } from "./admin/checkout/promotions.ts";
import { reconciliationRouter } from "./admin/payments/reconciliation.ts";
import { referralsRouter } from "./admin/payments/referrals.ts";
import { notesRouter } from "./admin/farms/notes.ts";
import { questionsRouter } from "./admin/farms/questions.ts";
import { reviewsRouter } from "./admin/catalog/reviews.ts";
import { searchProcedure } from "./admin/analytics/search.ts";
import { settingsRouter } from "./admin/platform/settings.ts";
import { subscribersRouter } from "./admin/subscribers/subscribers.ts";
import { usersRouter } from "./admin/accounts/users.ts";
import { waitingListRouter } from "./admin/subscribers/waiting-list.ts";

/** Procedures for admins only. */
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
  notes: notesRouter,
  questions: questionsRouter,
  reviews: reviewsRouter,
  search: searchProcedure,
  settings: settingsRouter,
  subscribers: subscribersRouter,
  users: usersRouter,
  waitingList: waitingListRouter,
});
