import { expect, test } from "@playwright/test";

test("the server renders the home page, and it hydrates without errors", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  const response = await page.goto("/");
  expect(response?.status()).toBe(200);
  expect(await response?.text()).toContain("Furrow");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(complaints).toEqual([]);
});
