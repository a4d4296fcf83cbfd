import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { test as base } from "../pages/support.ts";

/** A test whose page is signed in as the demo market's admin. */
export const test = base.extend({
  page: async ({ page, baseURL }, use) => {
    const answer = await page.request.post("/api/login", {
      data: { username: "admin", password: "harvest-demo" },
      headers: { origin: baseURL ?? "" },
    });
    expect(answer.ok()).toBe(true);
    await use(page);
  },
});

export { expect };

/** Nothing on the page that axe objects to, in either colour scheme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [colorScheme, id, nodes[0]?.html])).toEqual([]);
  }
}
