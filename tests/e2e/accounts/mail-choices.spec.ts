import { expectAccessible } from "../support/appearance/axe.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { register } from "../support/people.ts";

const MAILS = [
  "Reminder before the cut-off",
  "Order on its way",
  "Order delivered",
  "How your order was",
];

test("order emails can be turned off and on by keyboard without losing focus", async ({
  page,
  buyer,
  sql,
}) => {
  await register(page, buyer);
  await page.goto("/dashboard/customer/mail");
  const group = page.getByRole("region", { name: "Your orders" });
  const mail = (name: string) => group.getByRole("switch", { name });
  await expect(group.getByRole("switch")).toHaveCount(MAILS.length);
  for (const name of MAILS) await expect(mail(name)).toBeChecked();
  await expect(page.getByRole("region", { name: "Always sent" })).toContainText("refunds");
  await expectAccessible(page);

  await mail(MAILS[0]!).focus();
  await page.keyboard.press("Tab");
  await expect(mail("Order on its way")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByText("Turned off")).toBeVisible();
  await expect(mail("Order on its way")).toBeFocused();
  await expect(mail("Order on its way")).not.toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(mail("Order delivered")).toBeFocused();
  await expect(mail("Order delivered")).not.toBeChecked();
  const declined = async () =>
    (await sql`select declined_mails from users where email = ${buyer.email}`)[0]?.[
      "declined_mails"
    ];
  await expect.poll(declined).toEqual(["order_out", "order_delivered"]);

  await page.reload();
  await expect(mail("Order delivered")).not.toBeChecked();
  await expect(mail("How your order was")).toBeChecked();
  await mail("Order delivered").focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Turned on")).toBeVisible();
  await expect.poll(declined).toEqual(["order_out"]);
});
