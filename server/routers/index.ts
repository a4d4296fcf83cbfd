import { createCallerFactory, router } from "../trpc/procedures.ts";
import { accountRouter } from "./account.ts";
import { analyticsRouter } from "./analytics.ts";
import { applicationsAdminRouter } from "./applications-admin.ts";
import { applicationsRouter } from "./applications.ts";
import { auditRouter } from "./audit.ts";
import { authRouter } from "./auth.ts";
import { boxesRouter } from "./boxes.ts";
import { cardsRouter } from "./cards.ts";
import { catalogRouter } from "./catalog.ts";
import { certificatesRouter } from "./certificates.ts";
import { checkoutRouter } from "./checkout.ts";
import { contactRouter } from "./contact.ts";
import { creditRouter } from "./credit.ts";
import { customerUpdatesRouter } from "./customer-updates.ts";
import { customerRouter } from "./customer.ts";
import { deliveryRouter } from "./delivery.ts";
import { diagnosticsRouter } from "./diagnostics.ts";
import { earlyAccessRouter } from "./early-access.ts";
import { farmAdminRouter } from "./farm-admin.ts";
import { farmerRouter } from "./farmer.ts";
import { logisticsRouter } from "./logistics.ts";
import { farmPageRouter } from "./farm-page.ts";
import { farmsRouter } from "./farms.ts";
import { figuresRouter } from "./figures.ts";
import { inventoryRouter } from "./inventory.ts";
import { invitationsRouter } from "./invitations.ts";
import { jobsRouter } from "./jobs.ts";
import { mailsRouter } from "./mails.ts";
import { membershipsRouter } from "./memberships.ts";
import { messagesRouter } from "./messages.ts";
import { myBoxesRouter } from "./my-boxes.ts";
import { ordersRouter } from "./orders.ts";
import { problemsRouter } from "./problems.ts";
import { paymentsRouter } from "./payments.ts";
import { recipesRouter } from "./recipes.ts";
import { settingsRouter } from "./settings.ts";
import { subscriberAdminRouter } from "./subscriber-admin.ts";
import { subscribersRouter } from "./subscribers.ts";
import { userAdminRouter } from "./user-admin.ts";
import { waitingListRouter } from "./waiting-list.ts";

/** Everything a client can call, by feature. */
export const appRouter = router({
  account: accountRouter,
  analytics: analyticsRouter,
  applications: applicationsRouter,
  applicationsAdmin: applicationsAdminRouter,
  audit: auditRouter,
  auth: authRouter,
  boxes: boxesRouter,
  cards: cardsRouter,
  catalog: catalogRouter,
  certificates: certificatesRouter,
  checkout: checkoutRouter,
  contact: contactRouter,
  credit: creditRouter,
  customerUpdates: customerUpdatesRouter,
  customer: customerRouter,
  delivery: deliveryRouter,
  diagnostics: diagnosticsRouter,
  earlyAccess: earlyAccessRouter,
  farmAdmin: farmAdminRouter,
  farmer: farmerRouter,
  logistics: logisticsRouter,
  farmPage: farmPageRouter,
  farms: farmsRouter,
  figures: figuresRouter,
  inventory: inventoryRouter,
  invitations: invitationsRouter,
  jobs: jobsRouter,
  mails: mailsRouter,
  memberships: membershipsRouter,
  messages: messagesRouter,
  myBoxes: myBoxesRouter,
  orders: ordersRouter,
  problems: problemsRouter,
  payments: paymentsRouter,
  recipes: recipesRouter,
  settings: settingsRouter,
  subscriberAdmin: subscriberAdminRouter,
  subscribers: subscribersRouter,
  userAdmin: userAdminRouter,
  waitingList: waitingListRouter,
});
export type AppRouter = typeof appRouter;

/** Calls procedures without HTTP: for the REST endpoints and for tests. */
export const createCaller = createCallerFactory(appRouter);
export type AppCaller = ReturnType<typeof createCaller>;
