import { expect, test } from "../../support/shopping/journey.ts";
import { signIn } from "../../support/people.ts";

test("radio buttons are round, checkboxes are square", async ({ page }) => {
  await signIn(page.request, "admin");
  await page.goto("/dashboard/admin/customer-update?id=new");
  await page.getByLabel("Customers of orders").check();
  const look = (role: "radio" | "checkbox") =>
    page
      .getByRole(role)
      .first()
      .evaluate((field) => {
        const { borderTopLeftRadius, height } = getComputedStyle(field);
        return parseFloat(borderTopLeftRadius) / parseFloat(height);
      });
  expect(await look("radio")).toBeGreaterThanOrEqual(0.5);
  expect(await look("checkbox")).toBeLessThan(0.4);
});
