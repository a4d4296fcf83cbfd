import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect } from "../../support/shopping/journey.ts";

/** Returns the name and email of a farm that no other test uses. */
export function newFarm() {
  const mark = randomBytes(4).toString("hex");
  return { name: `Frog Song ${mark}`, email: `farm.${mark}@furrow.example` };
}
/** The name and email that identify an application in a test. */
export type Farm = ReturnType<typeof newFarm>;

/** Opens the application form and waits until its fields are enabled. */
export async function openForm(page: Page) {
  await page.goto("/join-as-farmer");
  await expect(page.getByLabel("Farm name")).toBeEnabled();
}

/** Finds a button by its name. */
export const button = (page: Page, name: string) => page.getByRole("button", { name });

/** The heading of a step; it gets the focus when the step appears. */
export const stepHeading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 2, name });

/** Fills in the first step: farm and contact. */
export async function fillFirstStep(page: Page, farm: Farm): Promise<void> {
  await page.getByLabel("Farm name").fill(farm.name);
  await page.getByLabel("Family name").fill("Kaiser");
  await page.getByRole("form").getByLabel("Email").fill(farm.email);
  await page.getByLabel("Phone").fill("(707) 555-0188");
  await page.getByLabel("Location").fill("Sebastopol, CA");
}

/** Fills in the second step: the farm's details. */
export async function fillSecondStep(page: Page): Promise<void> {
  await page.getByLabel("Farm type").selectOption("Vegetable Farm");
  await page.getByLabel("Years in operation").selectOption("Over 50 years");
  await page.getByLabel("Farm size in acres").selectOption("5-20 acres");
  await page.getByLabel("Products grown").fill("Salad greens, tomatoes and roots");
  await page.getByLabel("Farming practices").fill("No-till beds, compost, hedgerows");
}

/** Fills in the third step and accepts the terms. */
export async function fillThirdStep(page: Page): Promise<void> {
  await page.getByLabel("Farmers markets").check();
  await page.getByLabel("Certified organic").check();
  await page.getByLabel("Why do you want to join?").fill("To know who eats what we grow");
  await page.getByLabel("I accept the terms and conditions").check();
}

/** Fills in every step, so that one more press sends the application. */
export async function fillAll(page: Page, farm: Farm): Promise<void> {
  await fillFirstStep(page, farm);
  await button(page, "Next Step").click();
  await expect(stepHeading(page, "Farm Details")).toBeFocused();
  await fillSecondStep(page);
  await button(page, "Next Step").click();
  await expect(stepHeading(page, "Final Steps")).toBeFocused();
  await fillThirdStep(page);
}
