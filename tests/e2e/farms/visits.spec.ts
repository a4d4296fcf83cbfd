import { remindOfVisits } from "#server/services/farms/visits/remind.ts";
import { DAY } from "#tests/support/market/time/clock.ts";
import { expectAccessible } from "../support/appearance/axe.ts";
import { openLive } from "../support/live.ts";
import { mailedLink } from "../support/mailed-link.ts";
import { browserOf, expect, staff, test } from "../support/servers/week-browser.ts";
import { joinFarm } from "../support/people.ts";

const FARM = "three-rows";
const TEXT = "Forty rows of persimmons, and how to tell a ripe one.";
const TEXT_ES = "Cuarenta surcos de caquis, y cómo saber cuál está maduro.";
const MEET = "At the green shed, past the second gate.";

test("a farm announces an open day, guests book and release places through the link in their email, and it is canceled", async ({
  browser,
  week,
  sql,
}) => {
  test.slow();
  await joinFarm(sql, "farmer", FARM);
  await sql`delete from visit_guests`;
  await sql`delete from farm_visits`;
  const guest = await browserOf(browser, week, 390);
  await openLive(guest, "/tours");
  await expect(guest.getByRole("heading", { name: "No open days announced" })).toBeVisible();
  await expect(guest.getByRole("main").getByRole("link", { name: "Ask for a visit" })).toHaveCount(
    2,
  );

  const farmer = await staff(browser, week, "farmer", 390);
  await farmer.goto("/dashboard/farmer/visits");
  await farmer.getByRole("button", { name: "Announce an open day" }).click();
  const form = farmer.getByRole("form", { name: "Announce an open day" });
  const announce = form.getByRole("button", { name: "Announce an open day" });
  await announce.click();
  await expect(form.getByText("Please choose a day")).toBeVisible();
  await form.getByLabel("Day").fill("2026-12-05");
  await form.getByLabel("Places").fill("4");
  await form.getByLabel("What there is to see", { exact: true }).fill(TEXT);
  await form.getByLabel("Where to meet", { exact: true }).fill(MEET);
  await form.getByLabel("What there is to see, in Spanish").fill(TEXT_ES);
  await expectAccessible(farmer, "main");
  await announce.click();
  const card = farmer.getByRole("article", { name: "Saturday, December 5" });
  await expect(card).toBeFocused();
  await expect(card.getByText("0 of 4 places taken")).toBeVisible();
  await expectAccessible(farmer, "main");

  const [farm] = await sql<{ id: number }[]>`select id from farms where slug = ${FARM}`;
  await openLive(guest, `/farmers/${farm!.id}`);
  const here = guest.getByRole("region", { name: "Open days here" });
  await expect(here).toContainText("Saturday, December 5, ");
  await here.getByRole("link", { name: "Reserve places" }).click();
  await expect(guest).toHaveURL(/\/tours$/);
  await expect(guest.getByText(TEXT)).toBeVisible();
  await openLive(guest, "/es/tours");
  await expect(guest.getByText(TEXT_ES)).toBeVisible();
  await expect(guest.getByText(TEXT)).toHaveCount(0);
  await openLive(guest, "/tours");
  await expect(guest.getByText("4 places left")).toBeVisible();
  await expect(guest.getByText(MEET)).toHaveCount(0);
  await expectAccessible(guest, "main");
  await guest.getByRole("button", { name: /^Reserve places at Three Rows Orchard/ }).click();
  const dialog = guest.getByRole("dialog");
  await dialog.getByRole("button", { name: "Reserve" }).click();
  await expect(dialog.getByText("Please enter your first name")).toBeVisible();
  await dialog.getByLabel("First name").fill("Ana");
  await dialog.getByLabel("Email").fill("ana.tours@furrow.example");
  await dialog.getByLabel("How many are you?").selectOption("3 people");
  await expectAccessible(guest, '[role="dialog"]');
  await dialog.getByRole("button", { name: "Reserve" }).click();
  await expect(dialog.getByText(/is on its way to ana\.tours@furrow\.example/)).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(guest.getByText("1 place left")).toBeVisible();

  await openLive(guest, await mailedLink(sql, "visit_reserved", "ana.tours@furrow.example"));
  await expect(guest.getByText(MEET)).toBeVisible();
  await expect(guest.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(guest.locator('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer");
  await expectAccessible(guest, "main");
  const [calendar] = await Promise.all([
    guest.waitForEvent("download"),
    guest.getByRole("button", { name: "Add to calendar" }).click(),
  ]);
  expect(calendar.suggestedFilename()).toBe("open-day.ics");
  await guest.getByRole("button", { name: "Give up the places" }).click();
  await guest.getByRole("dialog").getByRole("button", { name: "Give up the places" }).click();
  await expect(guest.getByRole("heading", { name: "Your places are free again" })).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole("heading", { name: "This link does not work" })).toBeVisible();

  const customer = await staff(browser, week, "customer");
  await openLive(customer, "/tours");
  await customer.getByRole("button", { name: /^Reserve (?:places|the last place)/ }).click();
  const known = customer.getByRole("dialog");
  await expect(known.getByLabel("Email")).not.toHaveValue("");
  await known.getByLabel("How many are you?").selectOption("4 people");
  await known.getByRole("button", { name: "Reserve" }).click();
  await expect(known.getByText(/is on its way to/)).toBeVisible();
  await known.getByRole("button", { name: "Close" }).last().click();
  await expect(customer.getByText("All places are taken")).toBeVisible();
  await expect(
    customer.getByRole("button", { name: /^Reserve (?:places|the last place)/ }),
  ).toHaveCount(0);
  week.clock.pass(11 * DAY);
  expect(await remindOfVisits(week.deps)).toBe(1);

  const again = await staff(browser, week, "farmer", 390);
  await again.goto("/dashboard/farmer/visits");
  const full = again.getByRole("article", { name: "Saturday, December 5" });
  await full.getByText("1 guest, 4 people").click();
  await full.getByRole("button", { name: "Change" }).click();
  const change = again.getByRole("form", { name: /^Change the open day/ });
  await change.getByLabel("Places").fill("3");
  await change.getByRole("button", { name: "Save" }).click();
  await expect(change.getByText("4 places are taken already")).toBeVisible();
  await change.getByLabel("Places").fill("6");
  await change.getByRole("button", { name: "Save" }).click();
  await expect(full.getByText("4 of 6 places taken")).toBeVisible();
  await full.getByRole("button", { name: "Cancel open day" }).click();
  const ask = again.getByRole("dialog");
  await ask.getByLabel("Reason").fill("The creek is over the road.");
  await ask.getByRole("button", { name: "Cancel open day" }).click();
  await expect(full.getByText("Canceled", { exact: true })).toBeVisible();
  await openLive(customer, "/tours");
  await expect(customer.getByText(TEXT)).toHaveCount(0);
  const [mail] = await sql`select text from emails where kind = 'visit_canceled'`;
  expect(mail?.["text"]).toContain("The creek is over the road.");
});

test("open days beyond the first page load with a button, in Spanish too", async ({
  browser,
  week,
  sql,
}) => {
  // Only the last of these open days belongs to FARM.
  await sql`insert into farm_visits (farm_id, starts_at, ends_at, places, text, bring, meeting_point, created_at)
    select f.id, timestamptz '2027-01-01 18:00Z' + n * interval '1 day', timestamptz '2027-01-01 20:00Z' + n * interval '1 day',
      4, 'Day ' || n, '', ${MEET}, now()
    from generate_series(1, 70) n
      join farms f on f.slug = case when n = 70 then ${FARM} else (select min(slug) from farms where slug <> ${FARM} and status = 'live') end`;
  const guest = await browserOf(browser, week, 390);
  for (const [path, more] of [
    ["/tours", "Show more open days"],
    ["/es/tours", "Mostrar más días"],
  ] as const) {
    await openLive(guest, path);
    const section = guest.getByRole("main");
    await expect(section.getByText("Day 1", { exact: true })).toBeVisible();
    await expect(section.getByText("Day 70", { exact: true })).toHaveCount(0);
    await guest.getByRole("button", { name: more }).click();
    await expect(section.getByText("Day 70", { exact: true })).toBeVisible();
    await expect(guest.getByRole("button", { name: more })).toHaveCount(0);
    await expectAccessible(guest, "main");
  }
});
