import { expect, test } from "../../support/shopping/journey.ts";

test("radio buttons are round, checkboxes are square", async ({ page }) => {
  const data = { username: "admin", password: "harvest-demo" };
  expect((await page.request.post("/api/login", { data })).status()).toBe(200);
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
