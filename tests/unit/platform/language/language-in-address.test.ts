import { expect, it, test } from "vitest";
import { languageInAddress } from "#client/lib/pages/language-in-address.ts";

const { rewrite } = languageInAddress("es");
const at = (path: string) => new URL(path, "https://furrow.example");
const pathOf = (url: string | URL | undefined) => (url instanceof URL ? url.pathname : url);

test.each([
  ["/es", "/"],
  ["/es/shop", "/shop"],
  ["/es/products/7", "/products/7"],
])("a browser at %s is at the route %s, and a link leads back", (address, path) => {
  expect(pathOf(rewrite?.input?.({ url: at(address) }))).toBe(path);
  expect(pathOf(rewrite?.output?.({ url: at(path) }))).toBe(address);
});

it("a slash after the language is the home page, whose URL has none", () => {
  expect(pathOf(rewrite?.input?.({ url: at("/es/") }))).toBe("/");
});

it("English addresses stay as they are", () => {
  expect(languageInAddress("en")).toEqual({});
});
