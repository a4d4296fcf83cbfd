import { platformWork as m } from "#messages/platform/shell/work.ts";

export type MenuLink = { to: string; label: string };
export type MenuGroup = { title: string; links: readonly MenuLink[] };

/** The admin menu, grouped by topic. */
export const ADMIN_GROUPS: readonly MenuGroup[] = [
  {
    title: m.groups.today,
    links: [
      { to: "/dashboard/admin", label: m.pages.overview },
      { to: "/dashboard/logistics", label: m.pages.logistics },
    ],
  },
  {
    title: m.groups.money,
    links: [
      { to: "/dashboard/admin/orders", label: m.pages.orders },
      { to: "/dashboard/admin/problems", label: m.pages.problems },
      { to: "/dashboard/payments", label: m.pages.payments },
      { to: "/dashboard/admin/tax", label: m.pages.tax },
      { to: "/dashboard/admin/promotions", label: m.pages.promotions },
      { to: "/dashboard/admin/boxes", label: m.pages.boxes },
      { to: "/dashboard/admin/analytics", label: m.pages.analytics },
    ],
  },
  {
    title: m.groups.people,
    links: [
      { to: "/dashboard/admin/users", label: m.pages.users },
      { to: "/dashboard/admin/subscribers", label: m.pages.subscribers },
    ],
  },
  {
    title: m.groups.goods,
    links: [
      { to: "/dashboard/admin/farmers", label: m.pages.farmers },
      { to: "/dashboard/admin/applications", label: m.pages.applications },
      { to: "/dashboard/admin/reviews", label: m.pages.reviews },
      { to: "/dashboard/admin/questions", label: m.pages.questions },
      { to: "/dashboard/admin/notes", label: m.pages.notes },
      { to: "/dashboard/admin/prints", label: m.pages.prints },
    ],
  },
  {
    title: m.groups.mail,
    links: [
      { to: "/dashboard/admin/messages", label: m.pages.messages },
      { to: "/dashboard/admin/customer-update", label: m.pages.write },
      { to: "/dashboard/admin/email-test", label: m.pages.emails },
    ],
  },
  {
    title: m.groups.system,
    links: [
      { to: "/dashboard/admin/jobs", label: m.pages.jobs },
      { to: "/dashboard/admin/settings", label: m.pages.settings },
      { to: "/dashboard/admin/audit", label: m.pages.audit },
    ],
  },
];

type Waiting = { to: string; count: number };

/**
 * How many items are waiting on a menu page and its subpages; those of a more specific menu entry are not counted
 * twice. A page of the farmers' area, where an admin acts for a farm, belongs to the farms.
 */
export function waitingAt(to: string, waiting: readonly Waiting[]): number {
  const entries = ADMIN_GROUPS.flatMap(({ links }) => links.map((link) => link.to));
  const homeOf = (path: string) =>
    path.startsWith("/dashboard/farmer/")
      ? "/dashboard/admin/farmers"
      : entries
          .filter((entry) => path === entry || path.startsWith(`${entry}/`))
          .toSorted((a, b) => b.length - a.length)[0];
  return waiting.reduce((sum, { to: path, count }) => sum + (homeOf(path) === to ? count : 0), 0);
}
