import { ADMIN_GROUPS } from "./admin-menu.ts";
import type { Role } from "#shared/accounts/roles.ts";

export type AreaLink = { to: string; label: string };

/** One's own account, whatever the role. */
const OWN: readonly AreaLink[] = [
  { to: "/account/profile", label: "Profile" },
  { to: "/account/security", label: "Security" },
];

/** The pages of each area, in the order of its menu. */
export const AREA_LINKS: Record<Role, readonly AreaLink[]> = {
  customer: [
    { to: "/dashboard/customer", label: "Overview" },
    { to: "/dashboard/customer/orders", label: "Orders" },
    { to: "/dashboard/customer/boxes", label: "Weekly box" },
    { to: "/dashboard/customer/credit", label: "Credit" },
    { to: "/dashboard/customer/saved", label: "Saved" },
    { to: "/dashboard/customer/addresses", label: "Addresses" },
    { to: "/dashboard/customer/cards", label: "Cards" },
    { to: "/dashboard/customer/mail", label: "Email" },
    ...OWN,
  ],
  farmer: [
    { to: "/dashboard/farmer", label: "Today" },
    { to: "/dashboard/farmer/inventory", label: "Inventory" },
    { to: "/dashboard/farmer/harvest", label: "Harvest" },
    { to: "/dashboard/farmer/sales", label: "Money" },
    { to: "/dashboard/farmer/farm", label: "Your farm" },
    { to: "/dashboard/farmer/certificates", label: "Certificates" },
    ...OWN,
  ],
  logistics: [
    { to: "/dashboard/logistics", label: "The day" },
    { to: "/dashboard/logistics/pick", label: "Pick list" },
    { to: "/dashboard/logistics/pack", label: "Pack list" },
    { to: "/dashboard/logistics/labels", label: "Labels" },
    { to: "/dashboard/logistics/routes", label: "Routes" },
    ...OWN,
  ],
  admin: [...ADMIN_GROUPS.flatMap(({ links }) => links), ...OWN],
};
