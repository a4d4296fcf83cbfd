import { openWithCart } from "../support/shopping/cart.ts";
import { expect, test } from "../support/shopping/journey.ts";

/** Which pages keep the header and the footer (specification, section 2). */
const PAGES = [
  { path: "/early-access", header: true, footer: true },
  { path: "/early-access3", header: true, footer: true },
  { path: "/reserve", header: true, footer: false },
  { path: "/registration-checkout", header: true, footer: true },
  { path: "/free-registration", header: false, footer: true },
  { path: "/payment", header: true, footer: true },
  { path: "/simple-payment", header: true, footer: true },
  { path: "/test-payment", header: true, footer: true },
  { path: "/payment-debug", header: true, footer: true },
];

test("pages shown before the opening keep only the parts of the page frame that the specification allows", async ({
  page,
  shelf,
}) => {
  const goods = await shelf.claim(1);
  await openWithCart(page, "/shop", goods);
  const floating = page.getByRole("button", { name: /^Open cart, / });
  await expect(floating).toBeVisible();
  for (const { path, header, footer } of PAGES) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("banner"), `${path}, header`).toHaveCount(header ? 1 : 0);
    await expect(page.getByRole("contentinfo"), `${path}, footer`).toHaveCount(footer ? 1 : 0);
    await expect(floating, `${path}, floating cart`).toHaveCount(0);
  }
});
