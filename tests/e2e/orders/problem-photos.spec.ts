import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "../support/appearance/axe.ts";
import { mailedLink } from "../support/mailed-link.ts";
import { staffPage } from "../support/office.ts";
import { bought } from "../support/shopping/bought.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { markDelivered } from "#tests/support/market/orders/delivered-order.ts";

/** Creates a JPEG of the size a phone camera takes. */
const photo = async (name: string, background: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

const isShown = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);

const choose = async (page: Page, dialog: Locator, files: Awaited<ReturnType<typeof photo>>[]) => {
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Take or choose a photo" }).click();
  await (await chooser).setFiles(files);
};

test("a guest reports a problem with photos through the order link, despite a dropped connection, and the team sees them", async ({
  page,
  browser,
  buyer,
  shelf,
  sql,
}) => {
  const [goods] = await shelf.claim(1);
  const number = await bought(page.request, { goods: [goods!], buyer });
  await markDelivered(sql, number);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await mailedLink(sql, "order_placed", buyer.email));
  await page.getByRole("button", { name: `Report a problem with ${goods!.name}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("It arrived damaged").check();
  const note = dialog.getByLabel("Anything we should know? (optional)");
  await note.fill("Squashed at the bottom of the crate");

  await choose(page, dialog, [
    { name: "note.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") },
  ]);
  await expect(dialog.getByRole("alert")).toHaveText(
    "This is not a photo we can read. Please choose a JPEG, PNG or WebP.",
  );
  await dialog.getByRole("button", { name: "Remove note.svg" }).click();
  await expect(dialog.getByRole("button", { name: "Take or choose a photo" })).toBeFocused();

  await page.route("**/api/uploads/problem-photo*", (route) => route.abort(), { times: 1 });
  await choose(page, dialog, [await photo("crate.jpg", "#a33")]);
  await expect(dialog.getByRole("alert")).toHaveText(
    "The file was not uploaded: no connection. Please try again.",
  );
  await dialog.getByRole("button", { name: "Send the report" }).click();
  await expect(dialog.getByText("A file was not sent.")).toBeVisible();
  await dialog.getByRole("button", { name: "Try again crate.jpg" }).click();
  await expect(dialog.getByText("Added crate.jpg")).toBeVisible();
  await choose(page, dialog, [await photo("top.jpg", "#3a3"), await photo("side.jpg", "#33a")]);
  await expect(dialog.getByText("Added side.jpg")).toBeVisible();
  await expect(dialog.getByText("These are all 3. Remove one to add another.")).toBeVisible();
  await expectAccessible(page);
  await expect(note).toHaveValue("Squashed at the bottom of the crate");
  await dialog.getByRole("button", { name: "Send the report" }).click();
  await expect(page.getByText("Thank you for telling us")).toBeVisible();

  const own = page.getByRole("img", { name: `Photo 1 of 3 of the problem with ${goods!.name}` });
  await own.scrollIntoViewIfNeeded();
  await isShown(own);
  await expectAccessible(page);

  const desk = await staffPage(browser, sql, { role: "admin", email: `lou.${buyer.email}` });
  await desk.goto(`/dashboard/admin/problems?q=${number}`);
  const row = desk.getByRole("row", { name: new RegExp(goods!.name) });
  await expect(row.getByRole("img")).toHaveCount(3);
  await row.getByRole("button", { name: `Answer about ${goods!.name}` }).click();
  const first = desk.getByRole("dialog").getByRole("img", { name: /^Photo 1 of 3/ });
  await isShown(first);
  await expectAccessible(desk);
  const tab = desk.waitForEvent("popup");
  await first.click();
  expect(new URL((await tab).url()).pathname).toMatch(/^\/problem-photos\//);
  await desk.close();
});
