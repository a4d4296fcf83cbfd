import { expect, test } from "../../support/shopping/journey.ts";
import {
  button,
  fillFirstStep,
  fillSecondStep,
  fillThirdStep,
  newFarm,
  openForm,
  stepHeading,
} from "./support.ts";

test("each step validates only its own fields, with the specification's message below each", async ({
  page,
}) => {
  await openForm(page);
  await button(page, "Next Step").click();
  for (const [label, message] of [
    ["Farm name", "Farm name must be at least 2 characters"],
    ["Family name", "Family name must be at least 2 characters"],
    ["Phone", "Please provide a valid phone number"],
    ["Location", "Location is required"],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
  }
  await expect(page.getByText("Please provide a valid email address")).toBeVisible();
  await expect(page.getByLabel("Farm name")).toBeFocused();

  await fillFirstStep(page, newFarm());
  await button(page, "Next Step").click();
  await expect(stepHeading(page, "Farm Details")).toBeFocused();
  await button(page, "Next Step").click();
  for (const [label, message] of [
    ["Farm type", "Please select a farm type"],
    ["Years in operation", "Please select how long you've been farming"],
    ["Farm size in acres", "Please select your farm size"],
    ["Products grown", "Please tell us what products you grow"],
    ["Farming practices", "Please describe your farming practices"],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
  }

  await fillSecondStep(page);
  await button(page, "Next Step").click();
  await button(page, "Submit Application").click();
  await expect(page.getByText("Please tell us why you want to join")).toBeVisible();
  await expect(page.getByText("You must accept the terms and conditions")).toBeVisible();
  await expect(page.getByLabel("Why do you want to join?")).toBeFocused();
});

test("a too-short answer is reported when its field loses focus, and clears once it is fixed", async ({
  page,
}) => {
  await openForm(page);
  await page.getByLabel("Phone").fill("707555014");
  await page.getByLabel("Location").focus();
  await expect(page.getByText("Please provide a valid phone number")).toBeVisible();
  await page.getByLabel("Phone").fill("7075550142");
  await expect(page.getByText("Please provide a valid phone number")).toBeHidden();
});

test("Previous Step validates nothing and keeps what was typed", async ({ page }) => {
  await openForm(page);
  const farm = newFarm();
  await fillFirstStep(page, farm);
  await button(page, "Next Step").click();
  await page.getByLabel("Products grown").fill("Figs");
  await button(page, "Previous Step").click();
  await expect(stepHeading(page, "Basic Information")).toBeFocused();
  await expect(page.getByLabel("Farm name")).toHaveValue(farm.name);
  await button(page, "Next Step").click();
  await expect(page.getByLabel("Products grown")).toHaveValue("Figs");
});

test("'None of these' and a certificate are mutually exclusive", async ({ page }) => {
  await openForm(page);
  await fillFirstStep(page, newFarm());
  await button(page, "Next Step").click();
  await fillSecondStep(page);
  await button(page, "Next Step").click();
  await fillThirdStep(page);
  await page.getByLabel("None of these").check();
  await expect(page.getByLabel("Certified organic")).not.toBeChecked();
  await page.getByLabel("Fair trade").check();
  await expect(page.getByLabel("None of these")).not.toBeChecked();
});
