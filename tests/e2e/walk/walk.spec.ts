import { axeFindings } from "../support/appearance/axe.ts";
import { enlarged } from "../support/appearance/large-text.ts";
import { lengthened } from "../support/appearance/longer-text.ts";
import { withoutTransitions } from "../support/appearance/transitions.ts";
import { expect, goTo, test } from "./walker.ts";
import { ROUTES } from "./routes.ts";

/** Paths that redirect everyone: to their own area or to their profile. */
const LEAD_ON = new Set(["/account/", "/dashboard/", "/farmer-dashboard"]);

/** From the widest screen to the narrowest; the checks that follow run at the narrowest. */
const WIDTHS = [1_440, 1_024, 768, 640, 320] as const;

for (const route of ROUTES.filter(({ kind }) => kind !== "own")) {
  const { kind, route: name, path = name } = route;
  test(`${path} (${kind}) has one heading, no errors, fits every width, survives large and longer text, and has no dead links or axe findings`, async ({
    addressOf,
    visitor,
    admin,
    deadLinks,
  }) => {
    const walker = kind === "guarded" ? admin : visitor;
    const { page, complaints } = walker;
    // The page frame is the same everywhere, so it is checked once.
    const part = name === "/" ? "html" : "#main";
    const address = addressOf(route);
    expect(await goTo(walker, address)).toBe(kind === "missing" ? 404 : 200);
    const stays = () => new URL(page.url()).pathname === address;
    await expect.poll(stays).toBe(kind !== "moves" && !LEAD_ON.has(name));
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect.soft(await axeFindings(page, part)).toEqual([]);
    const needed = () => page.evaluate(() => document.documentElement.scrollWidth);
    await withoutTransitions(page, async () => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 640 });
        await expect.soft.poll(needed, `at ${width} px`).toBeLessThanOrEqual(width);
      }
      await expect.soft.poll(() => enlarged(page)).toEqual({ wide: false, broken: [] });
      expect.soft(await lengthened(page)).toEqual({ wide: [], cut: [] });
      await page.setViewportSize({ width: 1440, height: 900 });
    });
    // An expired referral link responds with 404, which the browser logs.
    const isOver = (text: string) => name === "/r/$code" && /404/.test(text);
    expect(complaints.filter((text) => !isOver(text))).toEqual([]);
    expect(await deadLinks(page)).toEqual([]);
  });
}
