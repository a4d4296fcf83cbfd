import type { Page } from "@playwright/test";
import { cartButton, expect, openLive, scrolledTo, test } from "./support.ts";

type Frame = { header: boolean; footer: boolean; floatingCart: boolean };
const WHOLE: Frame = { header: true, footer: true, floatingCart: true };

/** The specification's section 2, "Chrome hiding" and "Floating cart button". */
const FRAMES: readonly (readonly [path: string, frame: Frame])[] = [
  ["/", WHOLE],
  ["/shop", WHOLE],
  ["/products/1", WHOLE],
  ["/auth", WHOLE],
  ["/no/such/place", WHOLE],
  ["/reserve", { header: true, footer: false, floatingCart: false }],
  ["/early-access", { ...WHOLE, floatingCart: false }],
  ["/early-access2", { ...WHOLE, floatingCart: false }],
  ["/early-access3", { ...WHOLE, floatingCart: false }],
  ["/early-access4", { header: true, footer: false, floatingCart: false }],
  ["/free-registration", { header: false, footer: true, floatingCart: false }],
  ["/registration-checkout", { ...WHOLE, floatingCart: false }],
  ["/payment", { ...WHOLE, floatingCart: false }],
  ["/payment-success", { ...WHOLE, floatingCart: false }],
  ["/payment-debug", { ...WHOLE, floatingCart: false }],
  ["/simple-payment", { ...WHOLE, floatingCart: false }],
  ["/simple-payment-test", { ...WHOLE, floatingCart: false }],
  ["/test-payment", { ...WHOLE, floatingCart: false }],
];

async function fillCart(page: Page, { id, name }: { id: number; name: string }): Promise<void> {
  const line = { id, name, farmId: 1, farmName: "A farm", price: 3, quantity: 2, imageUrl: "" };
  const saved = JSON.stringify({ items: [line], subtotal: 6 });
  await page.addInitScript((cart) => localStorage.setItem("furrow-cart-v3", cart), saved);
}

for (const [path, frame] of FRAMES) {
  const shown = Object.entries(frame).filter(([, isShown]) => isShown);
  test(`${path} has of the frame: ${shown.map(([part]) => part).join(", ") || "nothing"}`, async ({
    page,
    product,
  }) => {
    await fillCart(page, product);
    await openLive(page, path);
    const count = (isShown: boolean) => (isShown ? 1 : 0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("banner")).toHaveCount(count(frame.header));
    await expect(page.getByRole("contentinfo")).toHaveCount(count(frame.footer));
    if (frame.header) {
      // Once the header knows the cart, so does the button.
      await expect(cartButton(page, "2 items")).toBeVisible();
    }
    const floating = page.getByRole("button", { name: "Open cart, 2 items" });
    await expect(floating).toHaveCount(count(frame.floatingCart));
  });
}

test("an empty cart floats no button", async ({ page }) => {
  await openLive(page, "/shop");
  await expect(cartButton(page, "0 items")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Open cart/ })).toHaveCount(0);
});

test("while payments are tests every page says so", async ({ page }) => {
  for (const path of ["/", "/shop", "/auth", "/no/such/place"]) {
    await page.goto(path);
    const banner = page.getByRole("region", { name: "Test mode" });
    await expect(banner).toHaveText("Test payments: no money moves");
  }
});

test.describe("the delivery bar", () => {
  const bar = (page: Page) => page.getByRole("region", { name: "Delivery" });
  const ask = async (page: Page, zip: string) => {
    await openLive(page, "/shop");
    await bar(page).getByRole("button", { name: "Enter zip for delivery days" }).click();
    await expect(bar(page).getByLabel("Deliver to zip")).toBeFocused();
    await page.keyboard.type(zip);
    await page.keyboard.press("Enter");
  };

  test("tells day, window and cut-off for a zip that is served, and remembers it", async ({
    page,
  }) => {
    await ask(page, "94952");
    const sentence =
      /Delivering to 94952 - \w{3} \w{3} \d+, \d+[ap]m–\d+[ap]m - order by \w{3} midnight/;
    await expect(bar(page)).toContainText(sentence);
    await page.reload();
    await expect(bar(page)).toContainText(sentence);
    await bar(page).getByRole("button", { name: "Change the delivery zip code" }).click();
    await expect(bar(page).getByLabel("Deliver to zip")).toHaveValue("94952");
    await page.keyboard.press("Escape");
    await expect(bar(page)).toContainText(sentence);
  });

  for (const [zip, words] of [
    ["10001", "We do not deliver to 10001 yet. We deliver in California."],
    ["12", "Enter a zip code of five digits, such as 94110."],
    ["abcde", "Enter a zip code of five digits, such as 94110."],
    ["", "Enter a zip code of five digits, such as 94110."],
  ] as const) {
    test(`answers "${zip}" with: ${words}`, async ({ page }) => {
      await ask(page, zip);
      await expect(bar(page).getByRole("alert")).toHaveText(words);
      const field = bar(page).getByLabel("Deliver to zip");
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(words);
      await bar(page).getByRole("button", { name: "Cancel" }).click();
      await page.reload();
      await expect(bar(page)).toContainText("Enter zip for delivery days");
    });
  }

  test("says so when it cannot ask", async ({ page }) => {
    await page.route("**/trpc/**delivery.check**", (route) => route.abort());
    await ask(page, "94952");
    await expect(bar(page).getByRole("alert")).toHaveText(
      "Something went wrong on our side. Please try again.",
    );
  });

  test("hears of the zip that is given on the first page", async ({ page }) => {
    await openLive(page, "/");
    await page.getByRole("main").getByLabel("Your zip code").fill("94110");
    await page.getByRole("button", { name: "See this week’s harvest" }).click();
    await expect(page).toHaveURL("/shop");
    await expect(bar(page)).toContainText("Delivering to 94110");
    await expect.poll(() => scrolledTo(page)).toBe(0);
  });
});

test.describe("in a dark room", () => {
  test.use({ colorScheme: "dark" });

  for (const path of ["/", "/shop", "/auth"]) {
    test(`${path} is dark from its first moment on`, async ({ page }) => {
      const isDark = () =>
        page.evaluate(() => {
          const [red = 255, green = 255, blue = 255] = (
            getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []
          ).map(Number);
          return Math.max(red, green, blue) < 80;
        });
      await page.route("**/*.js", (route) => route.abort());
      await page.goto(path);
      expect(await isDark()).toBe(true);
      await page.unroute("**/*.js");
      await openLive(page, path);
      expect(await isDark()).toBe(true);
    });
  }
});
