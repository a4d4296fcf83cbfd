import type { Page } from "@playwright/test";
import { cartButton, expect, scrolledTo, test } from "../support.ts";
import { openLive } from "../../support/live.ts";

/** Sections "Chrome hiding" and "Floating cart button" of the specification (section 2). */
const FRAMES = [
  {
    says: "the shop, sign-in and unknown pages have the whole page frame",
    paths: ["/", "/shop", "/products/1", "/auth", "/no/such/place"],
    frame: { header: true, footer: true, floatingCart: true },
  },
  {
    says: "no floating cart on the early-access and payment pages",
    paths: [
      "/early-access",
      "/early-access2",
      "/early-access3",
      "/registration-checkout",
      "/payment",
      "/payment-success",
      "/payment-debug",
      "/simple-payment",
      "/simple-payment-test",
      "/test-payment",
    ],
    frame: { header: true, footer: true, floatingCart: false },
  },
  {
    says: "/reserve and /early-access4 have no footer",
    paths: ["/reserve", "/early-access4"],
    frame: { header: true, footer: false, floatingCart: false },
  },
  {
    says: "/free-registration has no header",
    paths: ["/free-registration"],
    frame: { header: false, footer: true, floatingCart: false },
  },
] as const;

async function fillCart(page: Page, { id, name }: { id: number; name: string }): Promise<void> {
  const line = { id, name, farmId: 1, farmName: "A farm", price: 3, quantity: 2, imageUrl: "" };
  const saved = JSON.stringify({ items: [line], subtotal: 6 });
  await page.addInitScript((cart) => localStorage.setItem("furrow-cart-v3", cart), saved);
}

for (const { says, paths, frame } of FRAMES) {
  test(says, async ({ page, product }) => {
    await fillCart(page, product);
    for (const path of paths) {
      await test.step(path, async () => {
        await openLive(page, path);
        await expectFrame(page, frame);
      });
    }
  });
}

async function expectFrame(
  page: Page,
  { header, footer, floatingCart }: (typeof FRAMES)[number]["frame"],
): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(header ? 1 : 0);
  await expect(page.getByRole("contentinfo")).toHaveCount(footer ? 1 : 0);
  // The floating button appears at the same time as the header's count.
  if (header) await expect(cartButton(page, "2 items")).toBeVisible();
  const floating = page.getByRole("button", { name: "Open cart, 2 items" });
  await expect(floating).toHaveCount(floatingCart ? 1 : 0);
}

test("an empty cart shows no floating button", async ({ page }) => {
  await openLive(page, "/shop");
  await expect(cartButton(page, "0 items")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Open cart/ })).toHaveCount(0);
});

test("every page says so while payments are in test mode", async ({ page }) => {
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

  test("shows day, window and cut-off for a zip code in the delivery area, and remembers it", async ({
    page,
  }) => {
    await ask(page, "94952");
    const sentence =
      /Shopping for \w{3} \w{3}\s\d+, \d+[AP]M-\d+[AP]M ·\s94952 ·\sorder by \w{3} 11:59 PM/;
    await expect(bar(page)).toContainText(sentence);
    const change = bar(page).getByRole("button", {
      name: "Change the delivery zip code and day",
    });
    await expect(change).toBeFocused();
    await page.reload();
    await expect(bar(page)).toContainText(sentence);
    await change.click();
    await expect(bar(page).getByLabel("Deliver to zip")).toHaveValue("94952");
    await page.keyboard.press("Escape");
    await expect(bar(page)).toContainText(sentence);
    await expect(change).toBeFocused();
  });

  test("reports a zip code outside the delivery area and an invalid one, and remembers neither", async ({
    page,
  }) => {
    const NO_ZIP = "Enter a five-digit zip code, such as 94110.";
    const field = bar(page).getByLabel("Deliver to zip");
    await ask(page, "");
    for (const [zip, words] of [
      ["", NO_ZIP],
      ["10001", "We do not deliver to 10001 yet. We deliver in California."],
      ["12", NO_ZIP],
      ["abcde", NO_ZIP],
    ] as const) {
      await field.fill(zip);
      await field.press("Enter");
      await expect(bar(page).getByRole("alert")).toHaveText(words);
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(words);
    }
    await bar(page).getByRole("button", { name: "Cancel" }).click();
    await page.reload();
    await expect(bar(page)).toContainText("Enter zip for delivery days");
  });

  test("says so when the request fails", async ({ page }) => {
    await page.route("**/trpc/**delivery.check**", (route) => route.abort());
    await ask(page, "94952");
    await expect(bar(page).getByRole("alert")).toHaveText(
      "We could not reach our server. Please check your connection and try again.",
    );
  });

  test("takes over the zip code entered on the home page", async ({ page }) => {
    await openLive(page, "/");
    await page.getByRole("main").getByLabel("Your zip code").fill("94110");
    await page.getByRole("button", { name: "See this week’s harvest" }).click();
    await expect(page).toHaveURL("/shop");
    await expect(bar(page)).toContainText("94110");
    await expect.poll(() => scrolledTo(page)).toBe(0);
  });
});

test.describe("in dark mode", () => {
  test.use({ colorScheme: "dark" });

  for (const path of ["/", "/shop", "/auth"]) {
    test(`${path} is dark from the first paint`, async ({ page }) => {
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
