import { register } from "../../support/people.ts";
import { openLive } from "../../support/live.ts";
import { type Buyer, expect, test } from "../../support/shopping/journey.ts";

const SIGNED_IN = /\/assets\/signed-in-.*\.css$/;
const ANA: Pick<Buyer, "email" | "firstName" | "lastName"> = {
  email: `ana-${process.pid}-styles@furrow.example`,
  firstName: "Ana",
  lastName: "Lee",
};

test("a shop page loads no styles of the signed-in pages, and its script only after its own styles", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  let arrived = 0;
  page.on("requestfinished", (request) => {
    if (/\/assets\/style-.*\.css$/.test(request.url())) arrived = asked.length;
  });
  await openLive(page, "/faq");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => SIGNED_IN.test(path))).toEqual([]);
  expect(arrived).toBeGreaterThan(0);
  const script = asked.findIndex((path) => /\/assets\/index-.*\.js$/.test(path));
  expect(script).toBeGreaterThanOrEqual(arrived);
});

test("signed-in pages wait for their styles once, and are shown even if those fail to load", async ({
  page,
}) => {
  await register(page, ANA);
  let asked = 0;
  await page.route(SIGNED_IN, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.goto("/account/profile");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  expect(asked).toBe(1);
  await page.getByRole("link", { name: "Security" }).first().click();
  await expect(page).toHaveURL(/account\/security/);
  await expect.poll(() => asked).toBe(2);
  await page.getByRole("link", { name: "Profile" }).first().click();
  await expect(page).toHaveURL(/account\/profile/);
  await expect(heading).toBeVisible();
  expect(asked).toBe(2);
});
