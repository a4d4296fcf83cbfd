import { createCallerFactory, mergeRouters, router } from "../trpc/procedures.ts";
import { accountRouter } from "./accounts/account.ts";
import { ownQuestionsRouter } from "./accounts/questions.ts";
import { customerRouter } from "./accounts/customer.ts";
import { invitationsRouter } from "./accounts/invitations.ts";
import { viewsRouter } from "./accounts/views.ts";
import { adminRouter } from "./admin.ts";
import { authRouter } from "./auth.ts";
import { boxesRouter } from "./boxes/boxes.ts";
import { ownBoxesRouter } from "./boxes/own-boxes.ts";
import { catalogRouter } from "./catalog/catalog.ts";
import { recipesRouter } from "./catalog/recipes.ts";
import { checkoutRouter } from "./checkout/checkout.ts";
import { deliveryRouter } from "./checkout/delivery.ts";
import { certificatesRouter } from "./farmer/certificates.ts";
import { farmerRouter } from "./farmer/farmer.ts";
import { inventoryRouter } from "./farmer/inventory.ts";
import { farmNotesRouter } from "./farmer/notes.ts";
import { payoutsRouter } from "./farmer/payouts.ts";
import { farmProblemsRouter } from "./farmer/problems.ts";
import { farmQuestionsRouter } from "./farmer/questions.ts";
import { farmReviewsRouter } from "./farmer/reviews.ts";
import { farmVisitsRouter } from "./farmer/visits.ts";
import { farmPageRouter } from "./farmer/farm-page.ts";
import { applicationsRouter } from "./farms/applications.ts";
import { farmsRouter } from "./farms/farms.ts";
import { visitPlacesRouter } from "./farms/visit-places.ts";
import { logisticsRouter } from "./logistics.ts";
import { earlyAccessRouter } from "./memberships/early-access.ts";
import { membershipsRouter } from "./memberships/memberships.ts";
import { ordersRouter } from "./orders.ts";
import { guestOrdersRouter } from "./orders/guest-orders.ts";
import { paymentLinksRouter } from "./orders/payment-links.ts";
import { cardsRouter } from "./payments/cards.ts";
import { creditRouter } from "./payments/credit.ts";
import { giftCardsRouter } from "./payments/gift-cards.ts";
import { referralsRouter } from "./payments/referrals.ts";
import { contactRouter } from "./mail/contact.ts";
import { diagnosticsRouter } from "./platform/diagnostics.ts";
import { figuresRouter } from "./analytics/figures.ts";
import { subscribersRouter } from "./subscribers/subscribers.ts";
import { waitingListRouter } from "./subscribers/waiting-list.ts";

/**
 * All procedures, by room. Those for admins only are under `admin`, a farm's own under `farmer`, the warehouse's
 * and drivers' under `logistics`.
 */
export const appRouter = router({
  accounts: mergeRouters(
    accountRouter,
    router({
      customer: customerRouter,
      invitations: invitationsRouter,
      questions: ownQuestionsRouter,
      views: viewsRouter,
    }),
  ),
  admin: adminRouter,
  analytics: router({ figures: figuresRouter }),
  auth: authRouter,
  boxes: mergeRouters(boxesRouter, router({ own: ownBoxesRouter })),
  catalog: mergeRouters(catalogRouter, router({ recipes: recipesRouter })),
  checkout: mergeRouters(checkoutRouter, router({ delivery: deliveryRouter })),
  farmer: mergeRouters(
    farmerRouter,
    router({
      certificates: certificatesRouter,
      inventory: inventoryRouter,
      notes: farmNotesRouter,
      page: farmPageRouter,
      payouts: payoutsRouter,
      problems: farmProblemsRouter,
      questions: farmQuestionsRouter,
      reviews: farmReviewsRouter,
      visits: farmVisitsRouter,
    }),
  ),
  guestOrders: guestOrdersRouter,
  farms: mergeRouters(
    farmsRouter,
    router({
      applications: applicationsRouter,
      places: visitPlacesRouter,
    }),
  ),
  logistics: logisticsRouter,
  mail: router({ contact: contactRouter }),
  memberships: mergeRouters(membershipsRouter, router({ earlyAccess: earlyAccessRouter })),
  orders: ordersRouter,
  paymentLinks: paymentLinksRouter,
  payments: router({
    cards: cardsRouter,
    credit: creditRouter,
    giftCards: giftCardsRouter,
    referrals: referralsRouter,
  }),
  platform: router({ diagnostics: diagnosticsRouter }),
  subscribers: mergeRouters(subscribersRouter, router({ waitingList: waitingListRouter })),
});
export type AppRouter = typeof appRouter;

type Procedure = {
  _def: { type: "query" | "mutation" | "subscription"; inputs: unknown[]; output?: unknown };
};
/** All procedures by their paths; the router's own type has them nested. */
export const procedures = appRouter._def.procedures as unknown as Readonly<
  Record<string, Procedure>
>;

/** Calls procedures without HTTP, for the REST endpoints and tests. */
export const createCaller = createCallerFactory(appRouter);
export type AppCaller = ReturnType<typeof createCaller>;
