import { expect, it } from "vitest";
import { AREA_BAR } from "#client/lib/platform/area-bar.ts";
import { AREA_LINKS } from "#client/lib/platform/area-links.ts";

it.each(["farmer", "logistics", "admin"] as const)(
  "the phone's bar of %s labels its pages as the menu does",
  (area) => {
    const menu = new Map(AREA_LINKS[area].map(({ to, label }) => [to, label]));
    for (const { to, label } of AREA_BAR[area]) expect(menu.get(to)).toBe(label);
  },
);
