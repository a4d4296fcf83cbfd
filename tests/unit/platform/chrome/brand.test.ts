import { expect, test } from "vitest";
import { defaultTitle, ownTitle, pageTitle } from "#shared/brand.ts";

test("the part of a title that belongs to the page is without the name of the site", () => {
  expect(ownTitle(pageTitle("My account"))).toBe("My account");
  expect(ownTitle(pageTitle("Peas - shelled"))).toBe("Peas - shelled");
  expect(ownTitle(defaultTitle())).toBe(defaultTitle());
});
