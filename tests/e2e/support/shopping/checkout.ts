import type { Locator, Page } from "@playwright/test";
import { expect, type Buyer } from "./journey.ts";
import { openDrawer, openWithCart } from "./cart.ts";
import type { Goods } from "./goods.ts";

/** Test cards of the provider. */
export const CARDS = {
  good: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  insufficientFunds: "4000 0000 0000 9995",
  wrongCode: "4000 0000 0000 0127",
  authenticates: "4000 0027 6000 3184",
  /** The payment succeeds, and the bank disputes it right away. */
  disputed: "4000 0000 0000 0259",
  /** The payment is available for payout immediately. */
  atOnce: "4000 0000 0000 0077",
} as const;

/** The format of an order number, such as FUR-7K3M-9QXT. */
const ORDER_NUMBER = /^FUR-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

/** Fills in the address of the buyer; the zip code fills in the city. */
export async function fillAddress(form: Locator, buyer: Buyer): Promise<void> {
  await form.getByLabel("Zip code").fill(buyer.zipCode);
  await expect(form.getByText(`We deliver to ${buyer.city}, CA`)).toBeVisible();
  await expect(form.getByLabel("City")).toHaveValue(buyer.city);
  await form.getByLabel("Street address").fill(buyer.address);
}

/** Fills in the drawer's delivery step for a guest: email, first name and address. */
export async function fillDrawer(drawer: Locator, buyer: Buyer): Promise<void> {
  await drawer.getByLabel("Email").fill(buyer.email);
  await drawer.getByLabel("First name").fill(buyer.firstName);
  await fillAddress(drawer, buyer);
}

/** Opens the drawer and goes to its payment step, with everything filled in. */
export async function drawerToPayment(page: Page, buyer: Buyer): Promise<Locator> {
  const drawer = await drawerToDelivery(page, buyer);
  await drawer.getByRole("button", { name: "Continue to payment" }).click();
  return drawer;
}

/** Opens the drawer and fills in its delivery step without submitting it. */
export async function drawerToDelivery(page: Page, buyer: Buyer): Promise<Locator> {
  const drawer = await openDrawer(page);
  await drawer.getByRole("button", { name: "Checkout", exact: true }).click();
  await fillDrawer(drawer, buyer);
  return drawer;
}

/** Types a card into the provider's frame, replacing what is there. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('iframe[title="Secure payment input frame"]');
  const card = frame.getByLabel(/^(Card number|Número de tarjeta)$/);
  await expect(card).toBeVisible();
  // Text typed before the form is ready can be lost.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await card.fill(number);
  await frame.getByLabel(/^(Expiration date|Fecha de vencimiento)$/).fill("12 / 34");
  await frame.getByLabel(/^(Security code|Código de seguridad)$/).fill("123");
}

/** Returns the Pay button once the provider's form is ready. */
export async function payButton(page: Page): Promise<Locator> {
  const button = page.getByRole("button", { name: /^Pay \$/ });
  await expect(button).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  return button;
}

/** Starts a payment that continues on the provider's own page. */
export async function payElsewhere(page: Page): Promise<void> {
  const button = await payButton(page);
  const frame = page.frameLocator('iframe[title="Secure payment input frame"]');
  await frame.getByRole("radio", { name: "Klarna" }).check();
  await button.click();
  await expect(page).toHaveURL(/\/__stripe_sandbox\/redirect/);
}

/** Types the card and presses Pay. */
export async function payWith(page: Page, number: string): Promise<void> {
  const button = await payButton(page);
  await typeCard(page, number);
  await button.click();
}

/** Returns the order number that the page shows; waits until one in the right format is visible. */
export async function shownOrderNumber(place: Locator | Page): Promise<string> {
  const number = place.getByText(ORDER_NUMBER);
  await expect(number).toBeVisible();
  return (await number.textContent()) ?? "";
}

/** Buys the goods in the shop as a guest or as the page's user; returns the order's number. */
export async function buyInShop(
  page: Page,
  goods: readonly Goods[],
  buyer: Buyer,
  { units = 1, card = CARDS.good }: { units?: number; card?: string } = {},
): Promise<string> {
  await openWithCart(page, "/shop", goods, units);
  const drawer = await drawerToPayment(page, buyer);
  await payWith(page, card);
  return shownOrderNumber(drawer);
}
