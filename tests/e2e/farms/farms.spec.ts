import type { Page } from "@playwright/test";
import { expect, test } from "../support/shopping/journey.ts";
import { openLive } from "../support/live.ts";
import { register } from "../support/people.ts";

const list = (page: Page) => page.getByRole("list", { name: "Farms" });
const names = (page: Page) => list(page).getByRole("heading", { level: 2 });
const count = (page: Page) => page.getByRole("main").getByRole("status");

test("Every farm can be reached by keyboard without the map", async ({ page, sql }) => {
  // Skips farms that were just created: other tests may be adding and removing them now.
  const farms = await sql<{ name: string }[]>`
    select name from farms where status <> 'suspended'
      and created_at < now() - interval '5 minutes' order by name`;
  await openLive(page, "/farmers");
  await expect(page).toHaveTitle("Meet the farmers - Furrow");
  expect(farms.length).toBeGreaterThan(20);
  expect(await names(page).allTextContents()).toEqual(
    expect.arrayContaining(farms.map(({ name }) => name)),
  );
  await expect(page.getByRole("region", { name: "Map of the farms" })).toHaveCount(0);
  await page.getByLabel("Certificate").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(list(page).getByRole("link").first()).toBeFocused();
  const name = await names(page).first().textContent();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
});

test("The product and certificate filters are kept in the URL, and the count is announced", async ({
  page,
}) => {
  await openLive(page, "/farmers");
  await page.getByRole("link", { name: "Seafood" }).click();
  await expect(page).toHaveURL("/farmers?grows=seafood");
  await expect(count(page)).toHaveText(/^2 of \d+ farms$/);
  await expect(names(page)).toHaveText(["Second Wind Fishing", "Two Tides Shellfish"]);
  await page.getByRole("link", { name: "Fruit" }).click();
  await page.getByLabel("Certificate").selectOption("Fair trade");
  await expect(page).toHaveURL("/farmers?grows=fruit&certified=fairTrade");
  await expect(names(page)).toHaveText(["Coast Road Berries"]);
  await page.reload();
  await expect(names(page)).toHaveText(["Coast Road Berries"]);
});

test("Filtering by growing practice narrows the list to farms that state it", async ({
  page,
  sql,
}) => {
  await openLive(page, "/farmers");
  await page.getByLabel("Practice").selectOption("Fed with compost");
  await expect(page).toHaveURL("/farmers?practice=compost");
  const farms = await sql<{ name: string }[]>`
    select name from farms where status <> 'suspended' and growing @> array['compost']
      and created_at < now() - interval '5 minutes' order by name`;
  expect(farms.length).toBeGreaterThan(0);
  await expect(names(page)).toHaveText(farms.map(({ name }) => name));
});

test("On a phone each filter has its label above it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, "/farmers?zip=94110");
  const main = page.getByRole("main");
  for (const name of ["Practice", "Certificate", "Sort"]) {
    const words = await main.getByText(name, { exact: true }).boundingBox();
    const choice = await page.getByLabel(name).boundingBox();
    expect(words!.width, name).toBeGreaterThan(20);
    expect(words!.y + words!.height, name).toBeLessThanOrEqual(choice!.y);
    expect(choice!.x + choice!.width, name).toBeLessThanOrEqual(390);
  }
});

test("A guest who follows a farm from its card returns to the list, following it, after signing in", async ({
  page,
  buyer,
}) => {
  await register(page, buyer);
  await page.context().clearCookies();
  await openLive(page, "/farmers?grows=seafood");
  const follow = page.getByRole("button", { name: "Follow Two Tides Shellfish" });
  await follow.click();
  await expect(page).toHaveURL("/auth?next=%2Ffarmers%3Fgrows%3Dseafood&why=save");
  const form = page.getByRole("form", { name: "Sign in" });
  await form.getByLabel("Username or email").fill(buyer.email);
  await form.getByLabel("Password", { exact: true }).fill("correct horse");
  await form.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/farmers?grows=seafood");
  await expect(page.getByText("You now follow the farm.")).toBeVisible();
  await expect(follow).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(follow).toHaveAttribute("aria-pressed", "true");
  await follow.click();
  await expect(follow).toHaveAttribute("aria-pressed", "false");
});

test("A zip code shows miles, sorts by distance and is remembered for the delivery", async ({
  page,
}) => {
  await openLive(page, "/farmers");
  const zip = page.getByRole("form", { name: "Distance" }).getByLabel("Your zip code");
  await zip.fill("94952");
  await zip.press("Enter");
  await expect(page).toHaveURL("/farmers?zip=94952");
  await expect(count(page)).toHaveText(/miles from Petaluma$/);
  await expect(names(page).first()).toHaveText("Hollis Poultry");
  await page.getByLabel("Sort").selectOption("By name");
  await expect(names(page).first()).toHaveText("Ash Hollow Apiary");

  await page.goto("/farmers");
  await expect(zip).toHaveValue("94952");
  await expect(names(page).first()).toHaveText("Hollis Poultry");
  await expect(list(page).getByText(/^Petaluma, \d+ mi ·\ssince 1974\s*$/)).toBeVisible();
});

test("A zip code outside the delivery area is reported beside its field", async ({ page }) => {
  await page.goto("/farmers?zip=10001");
  await expect(page.getByRole("alert").filter({ hasText: "10001" })).toHaveText(
    "10001 is not a zip code in California.",
  );
  await expect(names(page).first()).toHaveText("Ash Hollow Apiary");
});

test("An area without farms offers to invite one", async ({ page }) => {
  await page.goto("/farmers?zip=92004&near=true");
  await expect(page.getByRole("heading", { name: "No such farm within 50 mi yet" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Invite one" })).toHaveAttribute(
    "href",
    "/join-as-farm",
  );
});

test("The map names the same farms as the list, and each name links to its farm", async ({
  page,
}) => {
  await openLive(page, "/farmers?grows=seafood&zip=94110");
  await page.getByRole("link", { name: "Map and list" }).click();
  const map = page.getByRole("region", { name: "Map of the farms" });
  await expect(map.getByRole("link")).toHaveCount(2);
  await expect(names(page)).toHaveCount(2);
  await map.getByRole("link", { name: /^Two Tides Shellfish, Marshall, \d+ mi$/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Two Tides Shellfish");
});
