export type MenuLink = { to: string; label: string };
export type MenuGroup = { title: string; links: readonly MenuLink[] };

/** The admin's menu: what belongs to one thought stands together. */
export const ADMIN_GROUPS: readonly MenuGroup[] = [
  {
    title: "Today",
    links: [
      { to: "/dashboard/admin", label: "Overview" },
      { to: "/dashboard/logistics", label: "Logistics" },
    ],
  },
  {
    title: "Orders & money",
    links: [
      { to: "/dashboard/admin/orders", label: "Orders" },
      { to: "/dashboard/admin/problems", label: "Problems" },
      { to: "/dashboard/payments", label: "Payments" },
      { to: "/dashboard/admin/boxes", label: "Weekly boxes" },
      { to: "/dashboard/admin/analytics", label: "Analytics" },
    ],
  },
  {
    title: "People",
    links: [
      { to: "/dashboard/admin/users", label: "Users" },
      { to: "/dashboard/admin/subscribers", label: "Subscribers" },
    ],
  },
  {
    title: "Farms & goods",
    links: [
      { to: "/dashboard/admin/farmers", label: "Farmers" },
      { to: "/dashboard/admin/applications", label: "Applications" },
      { to: "/dashboard/admin/prints", label: "Prints" },
    ],
  },
  {
    title: "Email & messages",
    links: [
      { to: "/dashboard/admin/messages", label: "Messages" },
      { to: "/dashboard/admin/customer-update", label: "Write to customers" },
      { to: "/dashboard/admin/email-test", label: "Emails" },
    ],
  },
  {
    title: "System",
    links: [
      { to: "/dashboard/admin/jobs", label: "Jobs" },
      { to: "/dashboard/admin/settings", label: "Settings" },
      { to: "/dashboard/admin/audit", label: "Audit log" },
    ],
  },
];

type Waiting = { to: string; count: number };

/** How much waits on a page of the menu and below it; what a longer entry of the menu has is not counted twice. */
export function waitingAt(to: string, waiting: readonly Waiting[]): number {
  const entries = ADMIN_GROUPS.flatMap(({ links }) => links.map((link) => link.to));
  const homeOf = (path: string) =>
    entries
      .filter((entry) => path === entry || path.startsWith(`${entry}/`))
      .toSorted((a, b) => b.length - a.length)[0];
  return waiting.reduce((sum, { to: path, count }) => sum + (homeOf(path) === to ? count : 0), 0);
}
