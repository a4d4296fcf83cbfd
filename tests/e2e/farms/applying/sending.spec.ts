import { readFile } from "node:fs/promises";
import { check, press, type } from "../../support/keyboard.ts";
import { openLive } from "../../support/live.ts";
import { expect, test } from "../../support/shopping/journey.ts";
import { button, fillAll, fillFirstStep, newFarm, openForm, stepHeading } from "./support.ts";

const SENT = "Application submitted successfully!";

test("an application is sent, confirmed and stored, and the form starts over after about 1500 ms", async ({
  page,
  sql,
}) => {
  await page.clock.install();
  await openForm(page);
  const farm = newFarm();
  await fillAll(page, farm);
  const answered = page.waitForResponse(/applications\.submit/);
  await page.clock.pauseAt(new Date(Date.now() + 600_000));
  await button(page, "Submit Application").click();
  await page.clock.runFor(100);
  expect((await answered).ok()).toBe(true);
  await expect(button(page, "Submitting...")).toBeDisabled();

  await page.clock.runFor(1_300);
  await expect(button(page, "Submitting...")).toBeDisabled();
  await page.clock.runFor(200);
  const toast = page.getByRole("status").filter({ hasText: SENT });
  await expect(toast).toContainText("Our team will contact you within 2 business days.");
  await page.clock.resume();
  await expect(stepHeading(page, "Basic Information")).toBeVisible();
  await expect(page.getByLabel("Farm name")).toHaveValue("");
  await expect(page.getByText(`We have ${farm.name}’s application`)).toBeVisible();

  const [row] = await sql`
    select farm_name, state::text, markets, certifications from farmer_applications where email = ${farm.email}`;
  expect(row).toEqual({
    farm_name: farm.name,
    state: "submitted",
    markets: ["farmers_market"],
    certifications: ["organic"],
  });
  await page.reload();
  await expect(page.getByLabel("Farm name")).toHaveValue("");
});

test("an application is filled in and sent with the keyboard alone", async ({ page, sql }) => {
  await openLive(page, "/join-as-farm");
  await press(page, page.getByRole("link", { name: "Start your application" }).first());
  await expect(page.getByLabel("Farm name")).toBeEnabled();
  const farm = newFarm();
  const field = (label: string) => page.getByRole("form").getByLabel(label);
  await type(page, field("Farm name"), farm.name);
  await type(page, field("Family name"), "Kaiser");
  await type(page, field("Email"), farm.email);
  await type(page, field("Phone"), "(707) 555-0188");
  await type(page, field("Location"), "Sebastopol, CA");
  await press(page, button(page, "Next Step"));
  await expect(stepHeading(page, "Farm Details")).toBeFocused();
  await type(page, field("Farm type"), "Vegetable");
  await expect(field("Farm type").locator("option:checked")).toHaveText("Vegetable Farm");
  await type(page, field("Years in operation"), "Over");
  await type(page, field("Farm size in acres"), "5-20");
  await type(page, field("Products grown"), "Salad greens, tomatoes and roots");
  await type(page, field("Farming practices"), "No-till beds, compost, hedgerows");
  await press(page, button(page, "Next Step"));
  await expect(stepHeading(page, "Final Steps")).toBeFocused();
  await check(page, field("Farmers markets"));
  await check(page, field("Certified organic"));
  await type(page, field("Why do you want to join?"), "To know who eats what we grow");
  await check(page, field("I accept the terms and conditions"));
  await press(page, button(page, "Submit Application"));
  await expect(page.getByRole("status").filter({ hasText: SENT })).toBeVisible();
  const [row] = await sql`
    select farm_name, state::text, markets, certifications from farmer_applications where email = ${farm.email}`;
  expect(row).toEqual({
    farm_name: farm.name,
    state: "submitted",
    markets: ["farmers_market"],
    certifications: ["organic"],
  });
});

test("a half-filled form survives a reload at the same step and can be started over", async ({
  page,
}) => {
  await openForm(page);
  const farm = newFarm();
  await fillFirstStep(page, farm);
  await button(page, "Next Step").click();
  await page.getByLabel("Products grown").fill("Figs and quinces");
  await page.reload();
  await expect(stepHeading(page, "Farm Details")).toBeVisible();
  await expect(page.getByLabel("Products grown")).toHaveValue("Figs and quinces");
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(page.getByLabel("Farm name")).toHaveValue("");
});

test("going offline loses nothing, and the same form can be sent later", async ({ page }) => {
  await openForm(page);
  const farm = newFarm();
  await fillAll(page, farm);
  await page.route(/applications\.submit/, (route) => route.abort());
  await button(page, "Submit Application").click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "Everything you typed is still here",
  );
  await expect(page.getByLabel("Why do you want to join?")).toHaveValue(/know who eats/);
  await page.unroute(/applications\.submit/);
  await button(page, "Submit Application").click();
  await expect(page.getByRole("status").filter({ hasText: SENT })).toBeVisible();
});

test("a farm that has already applied is told so politely at its email field", async ({ page }) => {
  const farm = newFarm();
  await openForm(page);
  await fillAll(page, farm);
  await button(page, "Submit Application").click();
  await expect(stepHeading(page, "Basic Information")).toBeVisible();
  await fillAll(page, farm);
  await button(page, "Submit Application").click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "We already have an application from this email address",
  );
  const email = page.getByRole("form").getByLabel("Email");
  await expect(email).toBeFocused();
  await expect(email).toHaveValue(farm.email);
});

test("the information pack is a PDF, and a failed download offers to email it", async ({
  page,
}) => {
  await openForm(page);
  const get = page.getByRole("button", { name: "Download Farmer Information Pack" });
  await expect(get).toContainText(/PDF, 4 pages, \d+ kB/);
  const started = page.waitForEvent("download");
  await get.click();
  const download = await started;
  expect(download.suggestedFilename()).toBe("furrow-farmer-information-pack.pdf");
  const file = await readFile(await download.path());
  expect(file.subarray(0, 5).toString()).toBe("%PDF-");

  await page.route(/information-pack\.pdf/, (route) => route.abort());
  await get.click();
  await expect(page.getByRole("link", { name: "ask us to email it" })).toBeVisible();
});
