import { openLive } from "../../support/live.ts";
import { axeFindings, expectAccessible } from "../../support/appearance/axe.ts";
import { cartButton, expect, test } from "../support.ts";

test("axe finds no problems with the registration form, in light or dark", async ({ page }) => {
  await openLive(page, "/auth?form=register");
  await expectAccessible(page);
});

test("axe finds no problems with the open cart drawer, in light or dark", async ({
  page,
  product,
}) => {
  await openLive(page, "/shop");
  await page.getByRole("button", { name: `Add ${product.name} to the cart` }).click();
  await cartButton(page, "1 item").click();
  const drawer = page.getByRole("dialog", { name: "Your cart" });
  await expect(drawer.getByText(product.name)).toBeVisible();
  await expectAccessible(page);
});

test("the accessibility checker finds problems in the page, in its frames and in only one color scheme", async ({
  page,
}) => {
  await openLive(page, "/faq");
  const places = async () => (await axeFindings(page)).map((place) => place.split("\n")[0]?.trim());
  expect(await places()).toEqual([]);
  await page.locator("#main").evaluate((main) => {
    const wrong = document.createElement("div");
    wrong.id = "wrong";
    wrong.innerHTML = `<img src="/favicon.svg"><p style="color: #333; background: light-dark(#fff, #222)">Dim</p><iframe title="Within" srcdoc="<!doctype html><html lang=en><title>Within</title><button id=nameless></button>"></iframe>`;
    main.append(wrong);
  });
  await expect(page.frameLocator("#wrong iframe").locator("#nameless")).toBeVisible();
  expect(await places()).toEqual([
    expect.stringMatching(/^light: button-name: iframe #nameless/),
    expect.stringMatching(/^light: image-alt: img/),
    expect.stringMatching(/^dark: color-contrast: /),
  ]);
});
