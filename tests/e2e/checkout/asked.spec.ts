import type { Locator } from "@playwright/test";
import { openDrawer, openWithCart } from "../support/shopping/cart.ts";
import { drawerToPayment, payButton } from "../support/shopping/checkout.ts";
import { expect, test } from "../support/shopping/journey.ts";

/** Maximum number of fields that a guest sees before expanding anything. */
const MOST_FIELDS = 8;

type Field = { label: string; required: boolean; autocomplete: string; type: string; mode: string };

/** Reads the visible fields of a form the way assistive technology and autofill do. */
const fieldsOf = (form: Locator): Promise<Field[]> =>
  form.locator("input, select, textarea").evaluateAll((all) =>
    (all as (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[])
      .filter((field) => field.checkVisibility() && field.type !== "hidden")
      .map((field) => ({
        label: field.labels?.[0]?.textContent ?? field.getAttribute("aria-label") ?? "",
        required: field.required || field.getAttribute("aria-required") === "true",
        autocomplete: field.autocomplete,
        type: field.type,
        mode: field.inputMode,
      })),
  );

async function openDelivery(page: Parameters<typeof openDrawer>[0]): Promise<Locator> {
  const drawer = await openDrawer(page);
  await drawer.getByRole("button", { name: "Checkout", exact: true }).click();
  await expect(drawer.getByLabel("Street address")).toBeVisible();
  return drawer;
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a guest sees at most eight fields, each required or marked optional, and browsers can autofill them", async ({
    page,
    shelf,
  }) => {
    await openWithCart(page, "/shop", await shelf.claim(1), 1);
    const drawer = await openDelivery(page);
    const fields = await fieldsOf(drawer);
    const typed = fields.filter(({ type }) => !/^(radio|checkbox)$/.test(type));
    expect(typed.length).toBeGreaterThan(4);
    expect(typed.length, JSON.stringify(typed)).toBeLessThanOrEqual(MOST_FIELDS);
    const chosen = typed.filter(({ type }) => type === "select-one");
    const unclear = typed.filter(
      (field) => !chosen.includes(field) && !field.required && !/optional/i.test(field.label),
    );
    expect(unclear).toEqual([]);
    const completed = typed.map(({ autocomplete }) => autocomplete).join("|");
    for (const purpose of [
      "email",
      "given-name",
      "address-line1",
      "address-level2",
      "postal-code",
    ]) {
      expect(completed).toContain(purpose);
    }
    const zip = typed.find(({ autocomplete }) => autocomplete.endsWith("postal-code"));
    expect(zip).toMatchObject({ type: "text", mode: "numeric" });
  });

  test("the Pay button shows the amount and is tall enough to tap; card brands and the guarantee are shown", async ({
    page,
    buyer,
    shelf,
  }) => {
    await openWithCart(page, "/shop", await shelf.claim(1), 1);
    const drawer = await drawerToPayment(page, buyer);
    const pay = await payButton(page);
    await expect(pay).toHaveText(/^Pay \$\d+\.\d\d$/);
    await expect(pay).toBeInViewport({ ratio: 1 });
    await expect(drawer.getByText("Card payments by Stripe")).toBeVisible();
    await expect(drawer.getByRole("list", { name: "Cards we take" })).toBeVisible();
    await expect(drawer.getByText(/Tell us within 7 days/)).toBeVisible();
    const frame = page.frameLocator('iframe[title="Secure payment input frame"]');
    await frame.getByLabel("Security code").focus();
    expect((await pay.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  });
});

test("a field is validated when it loses focus, not while typing, and its error clears once it is fixed", async ({
  page,
  shelf,
}) => {
  await openWithCart(page, "/shop", await shelf.claim(1), 1);
  const drawer = await openDelivery(page);
  const email = drawer.getByLabel("Email");
  const error = drawer.getByText("Please enter a valid email address");
  await email.pressSequentially("ana@exam");
  await expect(error).toHaveCount(0);
  await email.press("Tab");
  await expect(error).toBeVisible();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.fill("ana@example.com");
  await expect(error).toHaveCount(0);
});
