import { expect, it } from "vitest";
import { ADMIN_GROUPS, waitingAt } from "#client/lib/platform/admin-menu.ts";
import { WAITING_OUTSIDE_LIFECYCLES } from "#server/services/analytics/waiting/outside-lifecycles.ts";
import { WAITING } from "#server/services/analytics/waiting/waiting.ts";

const entries = ADMIN_GROUPS.flatMap(({ links }) => links);
const places = [
  ...Object.values(WAITING).flatMap((states) => Object.values(states).flat()),
  ...WAITING_OUTSIDE_LIFECYCLES,
].map(({ page }) => page.to);

it.each([...new Set(places)])("what is waiting at %s is counted at one entry of the menu", (to) => {
  const counted = entries.map((entry) => waitingAt(entry.to, [{ to, count: 3 }]));
  expect(counted.filter((count) => count > 0)).toEqual([3]);
});

it("adds up what is waiting on a page and below it, and nothing for the overview", () => {
  const waiting = [
    { to: "/dashboard/logistics", count: 2 },
    { to: "/dashboard/logistics/routes", count: 5 },
    { to: "/dashboard/admin/jobs", count: 1 },
  ];
  expect(waitingAt("/dashboard/logistics", waiting)).toBe(7);
  expect(waitingAt("/dashboard/admin/jobs", waiting)).toBe(1);
  expect(waitingAt("/dashboard/admin", waiting)).toBe(0);
});

it("lists each page once", () => {
  expect(new Set(entries.map(({ to }) => to)).size).toBe(entries.length);
});
