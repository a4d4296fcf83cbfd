import { expect, it } from "vitest";
import { groupsOf } from "#client/lib/accounts/area-bar/groups.ts";

const link = (to: string, heading?: string) => ({ to, label: to, ...(heading && { heading }) });

it("keeps a heading over what is left of its group, and drops it with the last of them", () => {
  const links = [link("/a", "First"), link("/b"), link("/c", "Second"), link("/d", "Third")];
  const groups = groupsOf(links, (to) => to === "/a" || to === "/c");
  expect(groups.map(({ heading, links: own }) => [heading, own.map(({ to }) => to)])).toEqual([
    ["First", ["/b"]],
    ["Third", ["/d"]],
  ]);
});

it("of an area without headings are one group", () => {
  expect(groupsOf([link("/a"), link("/b")], () => false)).toMatchObject([
    { heading: null, links: [{ to: "/a" }, { to: "/b" }] },
  ]);
});
