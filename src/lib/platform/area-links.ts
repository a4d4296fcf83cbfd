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
    { to: "/dashboard/farmer/sales", label: "Sales" },
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
  admin: [
    { to: "/dashboard/admin", label: "Overview" },
    { to: "/dashboard/admin/analytics", label: "Analytics" },
    { to: "/dashboard/admin/orders", label: "Orders" },
    { to: "/dashboard/payments", label: "Payments" },
    { to: "/dashboard/admin/problems", label: "Problems" },
    { to: "/dashboard/admin/users", label: "Users" },
    { to: "/dashboard/admin/boxes", label: "Weekly boxes" },
    { to: "/dashboard/admin/subscribers", label: "Subscribers" },
    { to: "/dashboard/admin/farmers", label: "Farmers" },
    { to: "/dashboard/admin/applications", label: "Applications" },
    { to: "/dashboard/admin/customer-update", label: "Write to customers" },
    { to: "/dashboard/admin/messages", label: "Messages" },
    { to: "/dashboard/admin/email-test", label: "Emails" },
    { to: "/dashboard/admin/jobs", label: "Jobs" },
    { to: "/dashboard/admin/settings", label: "Settings" },
    { to: "/dashboard/admin/audit", label: "Audit log" },
    ...OWN,
  ],
};

/** The admin's menu on the second address of a page: its link leads there, so that it stands out. */
export function adminLinksAt(address: string, label: string): AreaLink[] {
  return AREA_LINKS.admin.map((link) => (link.label === label ? { ...link, to: address } : link));
}
