import { addFromShop, openDrawer, savedCart } from "../support/shopping/cart.ts";
import { CARDS, fillDrawer, payWith, shownOrderNumber } from "../support/shopping/checkout.ts";
import { collectComplaints } from "../support/complaints.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { expectOneOrder } from "../support/shopping/orders.ts";

test("a visitor buys three products from two farms through the drawer, and the books agree", async ({
  page,
  context,
  sql,
  shelf,
  buyer,
}) => {
  const complaints = collectComplaints(context);
  const [first, second] = await shelf.claim(2);
  const [third] = await shelf.claimFrom(first!, 1);
  const goods = [first!, second!, third!];
  const before = await Promise.all(goods.map((item) => shelf.left(item)));

  for (const item of goods) await addFromShop(page, item);
  const drawer = await openDrawer(page);
  await expect(drawer.getByRole("region", { name: first!.farmName })).toBeVisible();
  await expect(drawer.getByRole("region", { name: second!.farmName })).toBeVisible();
  await drawer.getByRole("button", { name: "Checkout", exact: true }).click();
  await fillDrawer(drawer, buyer);
  await drawer.getByRole("button", { name: "Continue to payment" }).click();
  await payWith(page, CARDS.good);

  const number = await shownOrderNumber(drawer);
  await expect(page.getByText("Order Placed Successfully!")).toBeVisible();
  await expect(
    page.getByRole("banner").getByRole("button", { name: "Cart, 0 items" }),
  ).toBeAttached();
  expect(await savedCart(page)).toEqual({ items: [], subtotal: 0 });
  const lines = goods.map((item) => ({ goods: item, quantity: 1 }));
  await expectOneOrder(sql, buyer.email, number, lines);
  for (const { farmName, name } of goods)
    await expect(drawer.getByRole("region", { name: farmName }).getByText(name)).toBeVisible();
  await expect(
    drawer.getByText(`${buyer.address}, ${buyer.city}, CA ${buyer.zipCode}`),
  ).toBeVisible();
  await expect(drawer.getByRole("button", { name: "See or change your order" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Delivery" })).toContainText(buyer.zipCode);
  const after = await Promise.all(goods.map((item) => shelf.left(item)));
  expect(after).toEqual(before.map((units) => units - 1));
  expect(complaints).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("checkout in the drawer works without the page ever being wider than the screen", async ({
    page,
    context,
    sql,
    shelf,
    buyer,
  }) => {
    const complaints = collectComplaints(context);
    const [goods] = await shelf.claim(1);
    const isTooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

    await addFromShop(page, goods!);
    expect(await isTooWide()).toBe(false);
    const drawer = await openDrawer(page);
    await drawer.getByRole("button", { name: `One more ${goods!.name}` }).click();
    await drawer.getByRole("button", { name: "Checkout", exact: true }).click();
    await fillDrawer(drawer, buyer);
    expect(await isTooWide()).toBe(false);
    await drawer.getByRole("button", { name: "Continue to payment" }).click();
    await payWith(page, CARDS.good);

    const number = await shownOrderNumber(drawer);
    expect(await isTooWide()).toBe(false);
    await expectOneOrder(sql, buyer.email, number, [{ goods: goods!, quantity: 2 }]);
    expect(complaints).toEqual([]);
  });
});
