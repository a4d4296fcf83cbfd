import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/appearance/axe.ts";
import { openLive } from "../support/live.ts";
import { joinFarm } from "../support/people.ts";
import { browserOf, expect, staff, test } from "../support/servers/week-browser.ts";

const FARM = "three-rows";
const NOTE = "The geese are back under the trees.";
const CORRECTED = "Most of the geese are back under the trees.";
const REASON = "It is about another farm.";

test("a farm writes a note, everyone reads it with its day, the farm corrects it, and the team hides it", async ({
  browser,
  week,
  sql,
}) => {
  test.slow();
  await joinFarm(sql, "farmer", FARM);
  const [farm] = await sql<{ id: number }[]>`select id from farms where slug = ${FARM}`;
  const page = `/farmers/${farm!.id}`;

  const stranger = await browserOf(browser, week, 390);
  await openLive(stranger, page);
  const there = stranger.getByRole("region", { name: "From the farm" });
  await expect(there).toHaveCount(0);

  const farmer = await staff(browser, week, "farmer", 390);
  await farmer.goto("/dashboard/farmer/notes");
  await expect(farmer.getByText("No notes yet")).toBeVisible();
  await expectAccessible(farmer, "main");
  await farmer.getByRole("button", { name: "Write a note" }).click();
  const form = farmer.getByRole("form", { name: "Write a note" });
  await form.getByRole("button", { name: "Publish the note" }).click();
  await expect(form.getByText("Please write your note")).toBeVisible();
  await expect(form.getByLabel("Your note")).toBeFocused();
  await form.getByLabel("Your note").fill(NOTE);
  expect(await askedOnClosing(farmer)).toEqual(["beforeunload"]);
  await expectAccessible(farmer, "main");
  await form.getByRole("button", { name: "Publish the note" }).click();
  await expect(form).toHaveCount(0);
  const note = farmer.getByRole("article");
  await expect(note).toBeFocused();
  await expect(note.getByText(NOTE)).toBeVisible();

  await openLive(stranger, page);
  await expect(there.getByText(NOTE)).toBeVisible();
  await expect(there.getByRole("time")).toHaveText(/^[A-Z][a-z]+ \d+, 20\d\d$/u);
  await expectAccessible(stranger, "main");

  await note.getByRole("button", { name: /^Change the note of / }).click();
  await farmer.getByLabel("Your note").fill(CORRECTED);
  await farmer.getByRole("button", { name: "Save the note" }).click();
  await expect(note.getByText(CORRECTED)).toBeVisible();
  await openLive(stranger, page);
  await expect(there.getByText(CORRECTED)).toBeVisible();

  const admin = await staff(browser, week, "admin");
  await admin.goto(`/dashboard/admin/notes?q=${encodeURIComponent("geese")}`);
  await expect(admin.getByText(CORRECTED)).toBeVisible();
  await expectAccessible(admin, "main");
  await admin.getByRole("button", { name: /^Hide the note of / }).click();
  const question = admin.getByRole("dialog");
  await question.getByLabel("Reason").fill(REASON);
  await question.getByRole("button", { name: /^Hide the note/ }).click();
  await expect(admin.getByRole("main").getByText(REASON)).toBeVisible();

  await openLive(stranger, page);
  await expect(there).toHaveCount(0);
  await farmer.reload();
  await expect(note.getByText(`We have hidden this note: ${REASON}`)).toBeVisible();
  await expectAccessible(farmer, "main");
  await note.getByRole("button", { name: /^Take down the note of / }).click();
  await farmer
    .getByRole("dialog")
    .getByRole("button", { name: /^Take down/ })
    .click();
  await expect(farmer.getByText("No notes yet")).toBeVisible();
});

/** What the browser asks when the tab is closed; the answer is to stay. */
async function askedOnClosing(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.once("dialog", async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).not.toEqual([]);
  return asked;
}
