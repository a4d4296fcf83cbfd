import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/appearance/axe.ts";
import { leadsElsewhere, LINKS } from "../../support/chrome-links.ts";
import { expect, register, test } from "../support.ts";
import { signIn } from "../../support/people.ts";

/** The work areas, each with a page and the demo account that uses it. */
const AREAS = [
  { who: "farmer", path: "/dashboard/farmer", bar: "Farm", name: "Farm" },
  { who: "logistics", path: "/dashboard/logistics", bar: "Logistics", name: "Logistics" },
  { who: "admin", path: "/dashboard/admin", bar: "Admin", name: "Admin" },
  { who: "admin", path: "/dashboard/payments", bar: "Admin", name: "Admin" },
] as const;

const addressesIn = async (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));

const banner = (page: Page) => page.getByRole("banner");
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);

for (const { who, path, name } of AREAS) {
  test(`${path} has one slim header row and a one-line footer with every link of the specification`, async ({
    page,
    context,
  }) => {
    await signIn(context.request, who);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(banner(page)).toContainText(name);
    const row = (await banner(page).boundingBox())!;
    expect([row.y, row.height < 60]).toEqual([0, true]);
    await expect(page.getByRole("region", { name: "Delivery" })).toHaveCount(0);
    const footer = page.getByRole("contentinfo");
    expect((await footer.boundingBox())!.height).toBeLessThan(60);
    await expect(footer).toContainText("Mon-Fri 9am-6pm, Sat 10am-4pm");

    await banner(page).getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.getByRole("dialog");
    await expect(menu.getByRole("combobox", { name: "Search the shop" })).toBeVisible();
    const found = [...(await addressesIn(page, "header:not(main header) a")), "/"].concat(
      await addressesIn(page, "[role=dialog] a"),
    );
    expect([...new Set(found)].filter(leadsElsewhere).toSorted()).toEqual(LINKS.toSorted());
    await page.keyboard.press("Escape");

    await footer.getByText("Contact and all pages").click();
    await expect(footer.getByLabel("Your email address")).toBeVisible();
    await expect(footer).toContainText("218 Orchard Way");
    await expect(footer.getByRole("list", { name: "Cards we take" })).toBeVisible();
    await expect(footer.getByRole("link", { name: "Impact" })).toBeVisible();
    // Whether the header half covers a link depends on the length of the page, so scroll to the top first.
    await scrollTo(page, 0);
    await expectAccessible(page);
  });
}

test("an admin switches between areas, and the account menu links to all of them", async ({
  page,
  context,
}) => {
  await signIn(context.request, "admin");
  await page.goto("/dashboard/payments");
  await banner(page).getByRole("button", { name: "Area: Admin" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Admin", "Farm", "Logistics", "My Account"]);
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: "Logistics" }).click();
  await expect(page).toHaveURL("/dashboard/logistics");
  await expect(banner(page).getByRole("button", { name: "Area: Logistics" })).toBeVisible();

  await banner(page).getByRole("button", { name: "Account", exact: true }).click();
  for (const name of ["Admin", "Farm", "Logistics", "My Account", "Profile", "Security"]) {
    await expect(page.getByRole("menuitem", { name, exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: "My Account" }).click();
  await expect(page).toHaveURL("/dashboard/customer");
  // The page has the shop's frame again.
  await expect(page.getByRole("region", { name: "Delivery" })).toBeVisible();
});

test("a button regains the focus after its pending request finishes", async ({ page, someone }) => {
  await register(page, someone);
  await page.goto("/account/profile");
  const save = page.getByRole("form", { name: "Profile" }).getByRole("button", { name: "Save" });
  await save.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your profile is saved")).toBeVisible();
  await expect(save).toBeFocused();
});

test("a user with one area sees its name and is offered no other", async ({ page, context }) => {
  await signIn(context.request, "farmer");
  await page.goto("/dashboard/farmer/sales");
  await expect(banner(page)).toContainText("Farm");
  await expect(banner(page).getByRole("button", { name: /^Area/ })).toHaveCount(0);
  await banner(page).getByRole("button", { name: "Account", exact: true }).click();
  await page.getByRole("menuitem", { name: "Farm" }).click();
  await expect(page).toHaveURL("/dashboard/farmer");
  await banner(page).getByRole("button", { name: "Account", exact: true }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const { who, path, bar } of AREAS) {
    test(`${path} has at most five entries in the bottom bar, which covers nothing`, async ({
      page,
      context,
    }) => {
      await signIn(context.request, who);
      await page.goto(path);
      const nav = page.getByRole("navigation", { name: bar, exact: true });
      await expect(nav).toHaveCount(1);
      const entries = nav.getByRole("listitem");
      expect(await entries.count()).toBeLessThanOrEqual(5);
      for (const box of await entries.all()) {
        expect((await box.boundingBox())!.height).toBeGreaterThanOrEqual(48);
      }
      // Lists that load after scrolling push the end of the page down.
      await expect(async () => {
        await scrollTo(page, 1e6);
        const end = (await page.getByRole("contentinfo").boundingBox())!;
        const top = (await nav.boundingBox())!.y;
        expect(end.y + end.height).toBeLessThanOrEqual(top);
      }).toPass();
      await scrollTo(page, 0);

      await nav.getByRole("button", { name: "More" }).click();
      const more = page.getByRole("dialog");
      await expect(more.getByRole("link", { name: "Profile" })).toBeVisible();
      await expect(more.getByRole("button", { name: "Sign out" })).toBeVisible();
      await expectAccessible(page);
    });
  }

  test("the row hides when scrolling down, returns when scrolling up, and never hides while it has the focus", async ({
    page,
    context,
  }) => {
    await signIn(context.request, "admin");
    await page.goto("/dashboard/admin/settings");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Admin" })).toBeVisible();
    const scroll = (top: number) => scrollTo(page, top);
    const logo = banner(page).getByRole("link", { name: "Furrow, home" });
    await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(1550);
    await scroll(600);
    await expect(logo).not.toBeInViewport();
    await scroll(500);
    await expect(logo).toBeInViewport();
    await scroll(700);
    await expect(logo).not.toBeInViewport();
    await logo.focus();
    await expect(logo).toBeInViewport();
  });

  test("the focused element is never covered by the row or the bar", async ({ page, context }) => {
    await signIn(context.request, "farmer");
    await page.goto("/dashboard/farmer/farm");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const bar = page.getByRole("navigation", { name: "Farm", exact: true });
    const foot = (await bar.boundingBox())!.y;
    let isClear = 0;
    const stands = () =>
      page.evaluate((end) => {
        const { activeElement: own } = document;
        if (!own?.closest("main")) return "elsewhere";
        const { top, bottom, height } = own.getBoundingClientRect();
        const head = document.querySelector("header")!.getBoundingClientRect().bottom;
        // An element taller than the space between row and bar cannot be clear of both.
        if (own.closest("nav") || height > end - head) return "elsewhere";
        // In a long text field the browser scrolls the caret, on the first line, into view.
        const last = own instanceof HTMLTextAreaElement ? Math.min(top + 48, bottom) : bottom;
        return top >= head - 1 && last <= end + 1 ? "clear" : "covered";
      }, foot);
    for (let stop = 0; stop < 24; stop += 1) {
      await page.keyboard.press("Tab");
      await expect.poll(stands).not.toBe("covered");
      if ((await stands()) === "clear") isClear += 1;
    }
    expect(isClear).toBeGreaterThan(5);
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press("Shift+Tab");
      await expect.poll(stands).not.toBe("covered");
    }
  });
});
