import { expect, it } from "vitest";
import { groupsOf } from "#client/lib/accounts/area-bar/groups.ts";

const link = (to: string, heading?: string) => ({ to, label: to, ...(heading && { heading }) });

it("keeps a heading while its group has visible links, and drops it with the last one", () => {
  const links = [link("/a", "First"), link("/b"), link("/c", "Second"), link("/d", "Third")];
  const groups = groupsOf(links, (to) => to === "/a" || to === "/c");
  expect(groups.map(({ heading, links: own }) => [heading, own.map(({ to }) => to)])).toEqual([
    ["First", ["/b"]],
    ["Third", ["/d"]],
  ]);
});

it("puts all links of an area without headings in one group", () => {
  expect(groupsOf([link("/a"), link("/b")], () => false)).toMatchObject([
    { heading: null, links: [{ to: "/a" }, { to: "/b" }] },
  ]);
});
