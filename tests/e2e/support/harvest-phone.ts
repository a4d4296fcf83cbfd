import type { Browser, Page } from "@playwright/test";
import type { Sql } from "postgres";
import { joinFarm, register } from "./people.ts";
import { expect } from "./shopping/journey.ts";

/** Opens a phone-sized page signed in as someone who works for the farm. */
export async function farmerOf(
  browser: Browser,
  farmId: number,
  email: string,
  sql: Sql,
): Promise<Page> {
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await register(phone, { email, firstName: "Fern", lastName: "Field" });
  await joinFarm(sql, email, farmId);
  return phone;
}

/** Waits until the service worker has cached the current page, so that it opens offline. */
export const untilOnPhone = (phone: Page) =>
  expect
    .poll(() => phone.evaluate(async () => (await caches.match(location.pathname)) !== undefined))
    .toBe(true);
