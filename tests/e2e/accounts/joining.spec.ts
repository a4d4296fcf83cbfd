import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/appearance/axe.ts";
import { openLive } from "../support/live.ts";
import { test as base, expect } from "../support/shopping/journey.ts";
import { mailedLink } from "../support/mailed-link.ts";
import { button, fillAll, newFarm, openForm } from "../farms/applying/support.ts";
import { signIn } from "../support/people.ts";

const QUESTION = "Which certifier has inspected you, and in which year?";

/** Opens a separate browser for the team, next to the farm's. */
const test = base.extend<{ team: Page }>({
  team: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL: baseURL ?? "" });
    const page = await context.newPage();
    await signIn(page.request, "admin");
    await use(page);
    await context.close();
  },
});

test("a farm applies, makes the changes it is asked for, is accepted and sees its farm", async ({
  page,
  team,
  sql,
}) => {
  test.slow();
  const farm = newFarm();
  await openForm(page);
  await fillAll(page, farm);
  await button(page, "Submit Application").click();
  await expect(page.getByText(`We have ${farm.name}’s application`)).toBeVisible();

  await team.goto("/dashboard/admin/applications?state=open");
  await team.getByRole("searchbox", { name: /Search farms/ }).fill(farm.name);
  await expect(team.getByText("1 application", { exact: true })).toBeVisible();
  await team.getByRole("link", { name: farm.name }).click();
  await expect(team.getByRole("heading", { level: 1 })).toHaveText(farm.name);
  await expect(team.getByRole("main").getByText(farm.name).first()).toBeVisible();
  await button(team, "Start review").click();
  await expect(team.getByRole("main")).toContainText("In review");
  await button(team, "Ask for changes").click();
  const dialog = team.getByRole("dialog");
  await dialog.getByLabel("What should the farm change or add?").fill(QUESTION);
  await dialog.getByRole("button", { name: "Ask for changes" }).click();
  await expect(team.getByRole("main")).toContainText("the farm’s turn");

  await openLive(page, await mailedLink(sql, "application_changes", farm.email));
  await expect(page.getByRole("region", { name: "What we ask for" })).toContainText(QUESTION);
  await page.getByLabel("Products grown").fill("Greens");
  await button(page, "Send the application again").click();
  await expect(page.getByText("Please tell us what products you grow")).toBeVisible();
  await page.getByLabel("Products grown").fill("Greens, inspected by CCOF in 2025");
  await expectAccessible(page, "main");
  await button(page, "Send the application again").click();
  await expect(page.getByText(`We have the changes from ${farm.name}`)).toBeVisible();

  await team.reload();
  await expect(team.getByRole("main")).toContainText("inspected by CCOF in 2025");
  await expect(team.getByLabel("Zip code")).toHaveValue("95472");
  await expectAccessible(team, "main");
  await team.getByLabel("Farming since").fill("1968");
  await team.getByLabel("Acres").fill("12");
  await button(team, "Approve").click();
  await expect(team.getByText("No one works for it.")).toBeVisible();

  await openLive(page, await mailedLink(sql, "application_approved", farm.email));
  await page.getByLabel("First name").fill("Ida");
  await page.getByLabel("Last name").fill("Kaiser");
  await page.getByLabel("Username").fill(farm.email.split("@")[0] ?? "");
  await page.getByLabel("Password", { exact: true }).fill("frogs sing at dusk");
  await button(page, "Open my account").click();
  await expect(page).toHaveURL(/\/dashboard\/farmer$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(farm.name);

  await page.getByRole("link", { name: "Your farm" }).click();
  await page.getByLabel("In one line").fill("Greens that grew up with frogs");
  await page
    .getByLabel("Your story", { exact: true })
    .fill("It began with a pond.\n\nThe frogs came by themselves.");
  await expectAccessible(page, "main");
  await button(page, "Save the page").click();
  await expect(page.getByText("Your page is up to date")).toBeVisible();
  const path = await page.getByRole("link", { name: "See it as shoppers do" }).getAttribute("href");
  await page.goto(path ?? "");
  await expect(page.getByRole("heading", { level: 1, name: farm.name })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("since 1968");
  await expect(page.getByText("The frogs came by themselves.")).toBeVisible();
});

test("a visitor outside the delivery area leaves an email address, and the team sees from where", async ({
  page,
  team,
  buyer,
}) => {
  await openLive(page, "/delivery");
  const form = page.getByRole("form", { name: "Zip check" });
  await form.getByLabel("Your zip code").fill("89501");
  await form.getByRole("button", { name: "Check" }).click();
  const waiting = page.getByRole("form", { name: "Waiting list" });
  await waiting.getByLabel("Tell me when you deliver here").fill(buyer.email);
  await expectAccessible(page, "main");
  await waiting.getByRole("button", { name: "Put me on the list" }).click();
  await expect(page.getByText("We will email you when we deliver to 89501.")).toBeVisible();
  await team.goto("/dashboard/admin/subscribers");
  await expect(team.getByRole("row", { name: /89501 Reno, NV/ })).toBeVisible();
});
