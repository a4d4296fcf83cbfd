import {
  addFromShop,
  openDrawer,
  openSheet,
  openWithCart,
  savedCart,
} from "../support/shopping/cart.ts";
import { fillDrawer } from "../support/shopping/checkout.ts";
import { collectComplaints } from "../support/complaints.ts";
import { expect, test } from "../support/shopping/journey.ts";

test("the cart is saved in dollars and restored after a reload, with the drawer closed", async ({
  page,
  shelf,
}) => {
  const [goods] = await shelf.claim(1);
  await addFromShop(page, goods!);
  const price = goods!.price / 100;
  expect(await savedCart(page)).toMatchObject({
    items: [{ id: goods!.id, farmId: goods!.farmId, name: goods!.name, price, quantity: 1 }],
    subtotal: price,
  });
  await openDrawer(page);
  await page.reload();
  await expect(
    page.getByRole("banner").getByRole("button", { name: "Cart, 1 item" }),
  ).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("adding a product again increases its quantity, in every view of the cart", async ({
  page,
  shelf,
}) => {
  const [goods] = await shelf.claim(1);
  await addFromShop(page, goods!);
  await page.goto(`/products/${goods!.id}`);
  await expect(page.getByText("1 in your cart.")).toBeVisible();
  await page.getByRole("button", { name: `One more ${goods!.name}` }).click();
  await page.getByRole("button", { name: /^Add to cart/ }).click();
  await expect(page.getByText("3 in your cart.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Open cart, 3 items" })).toBeVisible();
  const drawer = await openDrawer(page);
  await expect(drawer.getByRole("group", { name: `Quantity of ${goods!.name}` })).toContainText(
    "3",
  );
  expect(await savedCart(page)).toMatchObject({ subtotal: (goods!.price * 3) / 100 });
});

test("a saved cart with numbers stored as strings is read as numbers", async ({ page, shelf }) => {
  const [goods] = await shelf.claim(1);
  await page.goto("/healthz");
  const { id, farmId, farmName, name, price } = goods!;
  const item = { id: String(id), farmId: String(farmId), name, farmName, quantity: 2 };
  const saved = { items: [{ ...item, price: (price / 100).toFixed(2) }], subtotal: "1" };
  await page.evaluate(
    (text) => localStorage.setItem("furrow-cart-v3", text),
    JSON.stringify(saved),
  );
  await page.goto("/shop");
  const drawer = await openDrawer(page);
  const subtotal = `$${((price * 2) / 100).toFixed(2)}`;
  await expect(drawer.getByRole("definition").first()).toHaveText(subtotal);
});

test("an unreadable saved cart becomes an empty cart and logs an error", async ({
  page,
  context,
}) => {
  await page.goto("/healthz");
  await page.evaluate(() => localStorage.setItem("furrow-cart-v3", "{not a cart"));
  const complaints = collectComplaints(context);
  await page.goto("/shop");
  await expect.poll(() => complaints.join("\n")).toContain("The saved cart cannot be read");
  await expect(page.getByRole("button", { name: "Cart, 0 items" })).toBeVisible();
});

test("minus at one unit removes the line, and Undo restores it", async ({ page, shelf }) => {
  const [goods] = await shelf.claim(1);
  await openWithCart(page, "/shop", [goods!], 2);
  await page.getByRole("button", { name: "Open cart, 2 items" }).click();
  const panel = page.getByRole("dialog", { name: "Your cart" });
  await panel.getByRole("button", { name: `One less ${goods!.name}` }).click();
  await panel.getByRole("button", { name: `Remove ${goods!.name}`, exact: true }).click();
  await expect(panel.getByText("Your cart is empty")).toBeVisible();
  await expect(panel.getByRole("link", { name: "Start Shopping" })).toBeVisible();
  expect(await savedCart(page)).toEqual({ items: [], subtotal: 0 });
  await panel.getByRole("button", { name: "Undo" }).click();
  await expect(panel.getByText(goods!.name, { exact: true })).toBeVisible();
});

test("Continue Shopping closes the floating panel, and its trash button removes a line", async ({
  page,
  shelf,
}) => {
  const [first, second] = await shelf.claim(2);
  await openWithCart(page, "/shop", [first!, second!]);
  await page.getByRole("button", { name: "Open cart, 2 items" }).click();
  const panel = page.getByRole("dialog", { name: "Your cart" });
  await panel.getByRole("button", { name: `Remove ${first!.name} from the cart` }).click();
  await expect(panel.getByText(first!.name, { exact: true })).toHaveCount(0);
  await panel.getByRole("button", { name: "Continue Shopping" }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Open cart, 1 item" })).toBeVisible();
});

test("Clear Cart empties the cart sheet and deletes the saved copy", async ({ page, shelf }) => {
  await openWithCart(page, "/shop", await shelf.claim(2));
  const sheet = await openSheet(page);
  await sheet.getByRole("button", { name: "Clear Cart" }).click();
  await expect(sheet.getByText("Your cart is empty")).toBeVisible();
  expect(await savedCart(page)).toBeNull();
  await sheet.getByRole("link", { name: "Start Shopping" }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/shop$/);
});

test("closing the drawer resets it to the cart step, and what was typed is kept", async ({
  page,
  shelf,
  buyer,
}) => {
  await openWithCart(page, "/shop", await shelf.claim(1));
  const drawer = await openDrawer(page);
  await drawer.getByRole("button", { name: "Checkout", exact: true }).click();
  await drawer.getByLabel("Email").fill(buyer.email);
  await drawer.getByRole("button", { name: "Close cart" }).click();
  await expect(drawer).toHaveCount(0);
  await openDrawer(page);
  await drawer.getByRole("button", { name: "Checkout", exact: true }).click();
  await expect(drawer.getByLabel("Email")).toHaveValue(buyer.email);
  await drawer.getByRole("button", { name: "Back to cart" }).click();
  await expect(page.getByRole("dialog", { name: "Your cart" })).toBeVisible();
});

test("the drawer's button stays disabled until email, first name, address, city and zip are filled in", async ({
  page,
  shelf,
  buyer,
}) => {
  await openWithCart(page, "/shop", await shelf.claim(1));
  const drawer = await openDrawer(page);
  await drawer.getByRole("button", { name: "Checkout", exact: true }).click();
  const proceed = drawer.getByRole("button", { name: "Continue to payment" });
  await expect(proceed).toBeDisabled();
  await fillDrawer(drawer, buyer);
  await expect(proceed).toBeEnabled();
  for (const label of ["Email", "First name", "Street address", "City", "Zip code"]) {
    const field = drawer.getByLabel(label);
    const value = await field.inputValue();
    await field.fill("");
    await expect(proceed, `${label} is empty`).toBeDisabled();
    await field.fill(value);
    await expect(proceed).toBeEnabled();
  }
});

test("the dialog shows Missing Information and focuses the first field that needs attention", async ({
  page,
  shelf,
}) => {
  await openWithCart(page, "/shop", await shelf.claim(1));
  const sheet = await openSheet(page);
  await sheet.getByRole("button", { name: "Checkout", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Delivery" });
  await dialog.getByRole("button", { name: "Continue to Payment" }).click();
  const toast = page.getByRole("alert").filter({ hasText: "Missing Information" });
  await expect(toast).toContainText(
    "Please fill in all required delivery fields including email address.",
  );
  await expect(dialog.getByLabel("Email")).toBeFocused();
});

test("an address outside California is rejected at its field", async ({ page, shelf, buyer }) => {
  await openWithCart(page, "/shop", await shelf.claim(1));
  const drawer = await openDrawer(page);
  await drawer.getByRole("button", { name: "Checkout", exact: true }).click();
  await fillDrawer(drawer, buyer);
  await drawer.getByLabel("Zip code").fill("10001");
  await drawer.getByRole("button", { name: "Continue to payment" }).click();
  await expect(drawer.getByLabel("Zip code")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("dialog", { name: "Shipping details" })).toBeVisible();
});

test("the floating button appears only when the cart has items, and not on payment pages", async ({
  page,
  shelf,
}) => {
  const floating = page.getByRole("button", { name: /^Open cart, / });
  await page.goto("/shop");
  await expect(page.getByRole("button", { name: "Cart, 0 items" })).toBeVisible();
  await expect(floating).toHaveCount(0);
  await openWithCart(page, "/", await shelf.claim(1));
  await expect(floating).toBeVisible();
  for (const path of ["/payment-success", "/reserve", "/early-access2", "/simple-payment-test"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(floating, path).toHaveCount(0);
  }
});

test("on a phone the round cart button stays when the header scrolls away, and does not cover the last line", async ({
  page,
  shelf,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithCart(page, "/shop", await shelf.claim(1));
  const own = page.getByRole("button", { name: "Cart, 1 item", exact: true });
  const floating = page.getByRole("button", { name: /^Open cart, / });
  await expect(own).toBeInViewport();
  await expect(floating).toBeVisible();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(floating).toBeVisible();
  await expect(own).not.toBeInViewport();
  const bottom = await page.evaluate(() => {
    const footer = document.querySelector("footer")!.getBoundingClientRect();
    return document.documentElement.getBoundingClientRect().bottom - footer.bottom;
  });
  expect(Math.abs(bottom)).toBeLessThan(1);
  const button = (await floating.boundingBox())!;
  for (const link of await page.getByRole("contentinfo").getByRole("link").all()) {
    const box = (await link.boundingBox())!;
    const isBeside = box.x + box.width <= button.x || box.y + box.height <= button.y;
    expect(isBeside, (await link.textContent()) ?? "").toBe(true);
  }
});
