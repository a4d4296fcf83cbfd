import { expectAccessible } from "../support/appearance/axe.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { register } from "../support/people.ts";
import { beginBox } from "../support/shopping/weekly-box.ts";

test("a box can be moved to another day of its week or donated, and both can be undone", async ({
  page,
  buyer,
}) => {
  test.slow();
  await register(page, buyer);
  await beginBox(page);
  const days = page.getByRole("list", { name: "Coming boxes" }).getByRole("button");
  const first = await days.first().textContent();
  const card = page.getByRole("region", { name: /^\w{3} \w{3}\s\d+, 8AM-12PM$/ });

  await card.getByRole("button", { name: /^Move to another day/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Move the box" }).click();
  await expect(dialog.getByText("Please choose a day")).toBeVisible();
  await dialog.getByRole("radio").first().check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Move the box" }).click();
  await expect(card.getByText(/^You moved it here from/)).toBeVisible();
  await expect(days.first()).not.toHaveText(first ?? "");
  await card.getByRole("button", { name: "Move it back" }).click();
  await expect(days.first()).toHaveText(first ?? "");

  await card.getByRole("button", { name: /^Donate this week/ }).click();
  await expect(dialog).toContainText("Open Gate Food Bank, 12 Granary Row, Petaluma 94952");
  await expect(dialog).toContainText("You are charged $27.19");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Donate it for $27.19" }).click();
  await expect(card.getByText("You give it to Open Gate Food Bank.")).toBeVisible();
  await expect(days.first()).toContainText("Donated");
  await expectAccessible(page);
  await card.getByRole("button", { name: "Take my box back" }).click();
  await expect(days.first()).toContainText("Planned");
});
