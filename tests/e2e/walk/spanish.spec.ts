import { axeFindingsIn } from "../support/appearance/axe.ts";
import { fitting } from "../support/appearance/longer-text.ts";
import { withoutTransitions } from "../support/appearance/transitions.ts";
import { expect, goTo, test } from "./walker.ts";
import { ROUTES } from "./routes.ts";

for (const route of ROUTES.filter(({ kind }) => kind === "page" || kind === "guarded")) {
  const { kind, route: name, path = name } = route;
  test(`/es${path} (${kind}) is in Spanish, has no axe findings and fits a phone, with no text cut off`, async ({
    addressOf,
    visitor,
    admin,
  }) => {
    const walker = kind === "guarded" ? admin : visitor;
    const { page } = walker;
    expect(await goTo(walker, `/es${addressOf(route).replace(/^\/$/, "")}`)).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    // The page frame is the same everywhere, so it is checked once. Dark mode is checked by the English walk.
    const part = name === "/" ? "html" : "#main";
    expect.soft(await axeFindingsIn(page, "light", part)).toEqual([]);
    await withoutTransitions(page, async () => {
      expect.soft(await fitting(page)).toEqual({ wide: [], cut: [] });
      await page.setViewportSize({ width: 1440, height: 900 });
    });
  });
}
