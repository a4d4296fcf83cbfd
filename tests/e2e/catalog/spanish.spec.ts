import { expect, test } from "../platform/support.ts";

test.use({ javaScriptEnabled: false });

test("the shop finds zucchini for calabacita, and says nothing of another spelling", async ({
  page,
}) => {
  await page.goto("/shop?q=calabacita");
  const main = page.getByRole("main");
  await expect(main.getByRole("article").first().getByRole("heading")).toHaveText(
    "Costata zucchini",
  );
  await expect(main.getByText("Showing results for")).toHaveCount(0);
});

test("the answer about searching in Spanish says it in Spanish too", async ({ page }) => {
  await page.goto("/faq#spanish");
  const answer = page.locator("details#spanish");
  await answer.getByText("Can I search in Spanish?").click();
  await expect(answer.getByText("Yes: type calabacita")).toBeVisible();
  await expect(answer.locator('[lang="es"]')).toContainText("Sí: escriba calabacita");
});
