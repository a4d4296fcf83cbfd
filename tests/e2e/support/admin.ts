import { expect } from "@playwright/test";
import { test as base } from "../platform/support.ts";
import { signIn } from "./people.ts";

/** A test whose page is signed in as the demo market's admin. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await signIn(page.request, "admin");
    await use(page);
  },
});

export { expect };
