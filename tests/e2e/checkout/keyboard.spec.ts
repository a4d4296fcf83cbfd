import { CARDS, payButton, shownOrderNumber } from "../support/shopping/checkout.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { press, tabTo, type } from "../support/keyboard.ts";
import { openLive } from "../support/live.ts";
import { expectOneOrder } from "../support/shopping/orders.ts";

test("a whole purchase through the drawer works without a pointer", async ({
  page,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  await openLive(page, `/shop?q=${encodeURIComponent(goods!.name)}`);
  await press(page, page.getByRole("button", { name: `Add ${goods!.name} to the cart` }));
  const cart = page.getByRole("banner").getByRole("button", { name: "Cart, 1 item" });
  await tabTo(page, cart, "Shift+Tab");
  await page.keyboard.press("Enter");

  const drawer = page.getByRole("dialog");
  await press(page, drawer.getByRole("button", { name: "Checkout", exact: true }));
  await type(page, drawer.getByLabel("Email"), buyer.email);
  await type(page, drawer.getByLabel("First name"), buyer.firstName);
  await type(page, drawer.getByLabel("Zip code"), buyer.zipCode);
  await expect(drawer.getByLabel("City")).toHaveValue(buyer.city);
  await type(page, drawer.getByLabel("Street address"), buyer.address);
  await press(page, drawer.getByRole("button", { name: "Continue to payment" }));

  const pay = await payButton(page);
  const frame = page.frameLocator('iframe[title="Secure payment input frame"]');
  await type(page, frame.getByLabel("Card number"), CARDS.good.replaceAll(" ", ""));
  await type(page, frame.getByLabel("Expiration date"), "1234");
  await type(page, frame.getByLabel("Security code"), "123");
  await press(page, pay);
  const number = await shownOrderNumber(drawer);
  await expectOneOrder(sql, buyer.email, number, [{ goods: goods!, quantity: 1 }]);
  await press(page, drawer.getByRole("button", { name: "Continue shopping" }));
  await expect(drawer).toHaveCount(0);
});
