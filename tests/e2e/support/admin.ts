import { expect } from "@playwright/test";
import { test as base } from "../platform/support.ts";

/** A test whose page is signed in as the demo market's admin. */
export const test = base.extend({
  page: async ({ page, baseURL }, use) => {
    const answer = await page.request.post("/api/login", {
      data: { username: "admin", password: "harvest-demo" },
      headers: { origin: baseURL ?? "" },
    });
    expect(answer.ok()).toBe(true);
    await use(page);
  },
});

export { expect };
