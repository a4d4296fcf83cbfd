import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { cartButton, expect, test, type Shown } from "./support.ts";
import { openLive } from "../support/live.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

/** What is wrong, where, and by which rule; one line for each place. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary ?? ""}`),
  );
}

async function openDrawer(page: Page, { name }: Shown): Promise<void> {
  await openLive(page, "/shop");
  await page.getByRole("button", { name: `Add ${name} to the cart` }).click();
  await cartButton(page, "1 item").click();
  const drawer = page.getByRole("dialog", { name: "Your cart" });
  await expect(drawer.getByText(name)).toBeVisible();
}

/** While something still moves, its colours are mixed with what is below. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
}

const open = (path: string) => (page: Page) => openLive(page, path);
const PLACES: readonly (readonly [string, (page: Page, product: Shown) => Promise<void>])[] = [
  ["the first page", open("/")],
  ["the shop", open("/shop")],
  ["a product", (page, { id }) => openLive(page, `/products/${id}`)],
  ["the sign-in page", open("/auth")],
  ["the form for an account", open("/auth?form=register")],
  ["the not-found page", open("/no/such/place")],
  ["the open cart drawer", openDrawer],
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [name, visit] of PLACES) {
  test(`axe finds nothing wrong with ${name}, in light or dark`, async ({ page, product }) => {
    await visit(page, product);
    await expect(page.getByRole("main")).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const root = page.locator("html");
      await expect(root).toHaveAttribute("data-mantine-color-scheme", colorScheme);
      await atRest(page);
      expect(await findings(page), colorScheme).toEqual([]);
    }
  });
}
