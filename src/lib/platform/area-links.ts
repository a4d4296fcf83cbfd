import { platformWork as m } from "#messages/platform/shell/work.ts";
import { ADMIN_GROUPS } from "./admin-menu.ts";
import { mayEnter, type Role } from "#shared/accounts/roles.ts";

export type AreaLink = { to: string; label: string };

/** The user's own account, whatever the role. */
const OWN: readonly AreaLink[] = [
  { to: "/account/profile", label: m.pages.profile },
  { to: "/account/security", label: m.pages.security },
];

/** Where those who work here find what they buy themselves. */
export const OWN_ORDERS_LINK: AreaLink = {
  to: "/dashboard/customer/orders",
  label: m.pages.ownOrders,
};

/** The pages of each area, in menu order. */
export const AREA_LINKS: Record<Role, readonly AreaLink[]> = {
  customer: [
    { to: "/dashboard/customer", label: m.pages.overview },
    { to: "/dashboard/customer/orders", label: m.pages.orders },
    { to: "/dashboard/customer/boxes", label: m.pages.box },
    { to: "/dashboard/customer/credit", label: m.pages.credit },
    { to: "/dashboard/customer/referrals", label: m.pages.referrals },
    { to: "/dashboard/customer/saved", label: m.pages.saved },
    { to: "/dashboard/customer/addresses", label: m.pages.addresses },
    { to: "/dashboard/customer/cards", label: m.pages.cards },
    { to: "/dashboard/customer/mail", label: m.pages.email },
    ...OWN,
  ],
  farmer: [
    { to: "/dashboard/farmer", label: m.pages.today },
    { to: "/dashboard/farmer/inventory", label: m.pages.inventory },
    { to: "/dashboard/farmer/harvest", label: m.pages.harvest },
    { to: "/dashboard/farmer/sales", label: m.pages.money },
    { to: "/dashboard/farmer/reviews", label: m.pages.reviews },
    { to: "/dashboard/farmer/questions", label: m.pages.questions },
    { to: "/dashboard/farmer/problems", label: m.pages.problems },
    { to: "/dashboard/farmer/notes", label: m.pages.notes },
    { to: "/dashboard/farmer/visits", label: m.pages.visits },
    { to: "/dashboard/farmer/farm", label: m.pages.farm },
    { to: "/dashboard/farmer/certificates", label: m.pages.certificates },
    OWN_ORDERS_LINK,
    ...OWN,
  ],
  logistics: [
    { to: "/dashboard/logistics", label: m.pages.day },
    { to: "/dashboard/logistics/pick", label: m.pages.pick },
    { to: "/dashboard/logistics/pack", label: m.pages.pack },
    { to: "/dashboard/logistics/labels", label: m.pages.labels },
    { to: "/dashboard/logistics/routes", label: m.pages.routes },
    OWN_ORDERS_LINK,
    ...OWN,
  ],
  admin: [...ADMIN_GROUPS.flatMap(({ links }) => links), ...OWN],
};

/** The pages of what a person buys; those who are not customers begin with their own area's first page. */
export function buyerLinks(role: Role): readonly AreaLink[] {
  const [overview, ...pages] = AREA_LINKS.customer;
  const first = mayEnter(role, "customer") ? overview : AREA_LINKS[role][0];
  return first ? [first, ...pages] : pages;
}
