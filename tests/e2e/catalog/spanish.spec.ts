import { expect, test } from "../platform/support.ts";

test.use({ javaScriptEnabled: false });

test("searching for calabacita finds zucchini without suggesting another spelling", async ({
  page,
}) => {
  await page.goto("/shop?q=calabacita");
  const main = page.getByRole("main");
  await expect(main.getByRole("article").first().getByRole("heading")).toHaveText(
    "Costata zucchini",
  );
  await expect(main.getByText("Showing results for")).toHaveCount(0);
});

test("the FAQ answer about searching in Spanish is also given in Spanish", async ({ page }) => {
  await page.goto("/faq#spanish");
  const answer = page.locator("details#spanish");
  await answer.getByText("Can I search in Spanish?").click();
  await expect(answer.getByText("Yes: type calabacita")).toBeVisible();
  await expect(answer.locator('[lang="es"]')).toContainText("Sí: escriba calabacita");
});
