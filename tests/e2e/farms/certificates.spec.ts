import type { Page } from "@playwright/test";
import { PDF } from "#tests/support/market/certificates.ts";
import { DAY } from "#tests/support/market/time/clock.ts";
import { expectAccessible } from "../support/appearance/axe.ts";
import { browserOf, expect, staff, test } from "../support/servers/week-browser.ts";
import { joinFarm } from "../support/people.ts";

const FARM = "three-rows";
/** The longest name allowed, without a place to break. */
const NUMBER = "OR-".padEnd(60, "7");

const document = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });

test("a farm enters a certificate with its document, an admin verifies it, and its badge shows through its last day", async ({
  browser,
  week,
  sql,
}) => {
  test.slow();
  await joinFarm(sql, "farmer", FARM);
  await sql`delete from farm_certifications where farm_id = (select id from farms where slug = ${FARM})`;
  const shopper = await browserOf(browser, week);
  // Responses of public pages are cached for some seconds by their address, or until the catalog changes. After the
  // clock was moved, which renews nothing, a look needs an address of its own.
  const expectBadges = (are: boolean, look = "now") =>
    expect(async () => {
      await shopper.goto(`/shop?farm=${FARM}&look=${encodeURIComponent(look)}`);
      const cards = shopper.getByRole("main").getByRole("article");
      await expect(cards.first()).toBeVisible();
      expect((await cards.getByText("Organic", { exact: true }).count()) > 0).toBe(are);
    }).toPass({ timeout: 30_000 });
  await expectBadges(false);

  const farmer = await staff(browser, week, "farmer", 390);
  await farmer.goto("/dashboard/farmer/certificates");
  await expect(farmer.getByText("No certificates yet")).toBeVisible();
  await farmer.getByRole("button", { name: "Add a certificate" }).click();
  const form = farmer.getByRole("form", { name: "Add a certificate" });
  const send = form.getByRole("button", { name: "Send it to be checked" });
  await send.click();
  await expect(form.getByText("Please choose the certificate")).toBeVisible();
  await form.getByLabel("Certificate", { exact: true }).selectOption("Certified organic");
  await form.getByLabel("Issued by").fill("CCOF");
  await form.getByLabel("Number").fill(NUMBER);
  await form.getByLabel("Valid through").fill("2026-11-01");
  await send.click();
  await expect(form.getByText(/^Please add the document/)).toBeVisible();
  await document(farmer, "note.pdf", "application/pdf", Buffer.from("<script>"));
  await expect(form.getByText(/^This is not a document we can read/)).toBeVisible();
  await document(farmer, "ccof.pdf", "application/pdf", PDF);
  await expect(form.getByText("ccof.pdf")).toBeVisible();
  await send.click();
  await expect(form.getByText(/^This certificate ended on November\s1, 2026/)).toBeVisible();
  await form.getByLabel("Valid through").fill("2026-12-20");
  await expectAccessible(farmer, "main");
  await send.click();
  const card = farmer.getByRole("listitem", { name: "Certified organic" });
  await expect(card.getByText("Being checked")).toBeVisible();
  await expectAccessible(farmer, "main");
  await expectBadges(false);

  const admin = await staff(browser, week, "admin");
  await admin.goto("/dashboard/admin/farmers");
  const waiting = admin.locator("section", { hasText: "1 certificate to check" });
  await expectAccessible(admin, "main");
  await waiting.getByRole("link").click();
  const shown = admin.getByRole("listitem", { name: "Certified organic" });
  const [download] = await Promise.all([
    admin.waitForEvent("download"),
    shown
      .getByRole("link", { name: "See the document" })
      .evaluate((link: HTMLAnchorElement) => link.removeAttribute("target"))
      .then(() => shown.getByRole("link", { name: "See the document" }).click()),
  ]);
  expect(download.suggestedFilename()).toBe("certificate.pdf");
  await shown.getByRole("button", { name: "Verify" }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Verify" }).click();
  await expect(shown.getByText("Verified, ends soon")).toBeVisible();
  await expect(shown.getByText("November 23, 2026 by admin")).toBeVisible();
  await expectAccessible(admin, "main");
  await expectBadges(true);
  const [goods] = await sql`select p.id, p.farm_id from products p join farms f on f.id = p.farm_id
    where f.slug = ${FARM} and p.organic order by p.id limit 1`;
  await shopper.setViewportSize({ width: 320, height: 640 });
  for (const path of [`/farmers/${goods?.["farm_id"]}`, `/products/${goods?.["id"]}`]) {
    await shopper.goto(path);
    await expect(shopper.getByText(NUMBER)).toBeVisible();
    expect(await shopper.evaluate("document.documentElement.scrollWidth")).toBe(320);
  }

  await farmer.goto("/dashboard/farmer");
  await expect(farmer.getByText(/^Certified organic ends on December\s20, 2026/)).toBeVisible();
  await expectAccessible(farmer, "main");

  week.clock.pass(27 * DAY);
  await expectBadges(true, "on its last day");
  week.clock.pass(DAY);
  await expectBadges(false, "on the day after");
});
