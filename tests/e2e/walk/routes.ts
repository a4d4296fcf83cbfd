/**
 * `page`: there to be found. `hidden`: tells search engines to leave. `alias`: shows what another
 * address shows. `moves`: leads to another address. `missing`: has nothing to show as it is called
 * here. `guarded`: for who is signed in; walked by an admin. `own`: one thing of somebody's, which
 * its own journey makes and visits.
 */
type Kind = "page" | "hidden" | "alias" | "moves" | "missing" | "guarded" | "own";

export type WalkedRoute = {
  /** As the router calls it. */
  route: string;
  kind: Kind;
  /** How it is called, where that is not the route itself; `{product}` and the like are somebody's own. */
  path?: string;
};

const route = (kind: Kind) => (name: string) => ({ route: name, kind });

/** Every route of the specification's section 2 and of header and footer, and those we added. */
export const ROUTES: readonly WalkedRoute[] = [
  ...[
    "/",
    "/shop",
    "/farmers/",
    "/join-as-farmer",
    "/join-as-farm",
    "/recipes/",
    "/our-story",
    "/how-it-works",
    "/early-access",
    "/early-access2",
    "/early-access3",
    "/reserve",
    "/payment",
    "/free-registration",
    "/la-route",
    "/demo/inventory",
    "/tours",
    "/sustainability",
    "/impact",
    "/success-stories",
    "/subscription",
    "/careers",
    "/press",
    "/faq",
    "/delivery",
    "/returns",
    "/contact",
    "/privacy",
    "/terms",
    "/cookies",
    "/accessibility",
  ].map(route("page")),
  { route: "/farmers/$id", kind: "page", path: "{farm}" },
  { route: "/products/$id", kind: "page", path: "{product}" },
  { route: "/recipes/$slug", kind: "page", path: "{recipe}" },
  { route: "/{$product}-landing", kind: "page", path: "/furrow-landing" },
  ...["/home", "/farmer-registration"].map(route("alias")),
  ...[
    "/auth",
    "/auth-test",
    "/simple-payment",
    "/test-payment",
    "/simple-payment-test",
    "/payment-debug",
    "/payment-success",
    "/registration-checkout",
    "/newsletter-confirmed",
    "/unsubscribe",
  ].map(route("hidden")),
  ...["/early-access4", "/early-access-confirmation", "/registration-success"].map(route("moves")),
  { route: "/products/$id", kind: "missing", path: "/products/99999999" },
  { route: "/farmers/$id", kind: "missing", path: "/farmers/99999999" },
  { route: "/recipes/$slug", kind: "missing", path: "/recipes/no-such-dish" },
  { route: "", kind: "missing", path: "/no/such/place" },
  ...[
    "/checkout",
    "/order-confirmation",
    "/dashboard/",
    "/dashboard/analytics",
    "/dashboard/farmer/harvest",
    "/dashboard/farmer/sales",
    "/farmer-dashboard",
    "/dashboard/payments/",
    "/dashboard/subscribers",
    "/dashboard/admin/analytics",
    "/dashboard/admin/applications/",
    "/dashboard/admin/audit",
    "/dashboard/admin/customer-update",
    "/dashboard/admin/email-test",
    "/dashboard/admin/email-testing",
    "/dashboard/admin/settings",
    "/dashboard/admin/subscribers/",
    "/dashboard/admin/users/new",
    "/dashboard/admin/farmers/",
    "/dashboard/admin/users/",
  ].map(route("guarded")),
  ...[
    "/forgot-password",
    "/join-as-farmer/changes",
    "/invitation",
    "/reset-password",
    "/verify-email",
    "/account",
    "/account/profile",
    "/account/security",
    "/dashboard/admin/problems",
    "/dashboard/farmer/farm",
    "/dashboard/admin/applications/$id",
    "/dashboard/customer/addresses",
    "/dashboard/customer/boxes",
    "/dashboard/customer/cards",
    "/subscribe",
    "/dashboard/customer/mail",
    "/dashboard/customer/credit",
    "/dashboard/customer/saved",
    "/dashboard/customer/orders/",
    "/dashboard/customer/orders/$number",
    "/dashboard/admin/subscribers/$id",
    "/dashboard/payments/$intentId",
    "/dashboard/admin/farmers/$farmerId/inventory/",
    "/dashboard/admin/farmers/$farmerId/inventory/$productId",
    "/dashboard/admin/farmers/$farmerId/inventory/new",
    "/dashboard/farmer/inventory/",
    "/dashboard/farmer/inventory/$productId",
    "/dashboard/farmer/inventory/new",
    "/dashboard/admin/users/$id/edit",
    "/dashboard/admin/users/$id/",
  ].map(route("own")),
  ...["customer", "farmer", "logistics", "admin"].map((area) => ({
    route: `/dashboard/${area}/`,
    kind: "guarded" as const,
  })),
];
