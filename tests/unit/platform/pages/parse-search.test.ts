import { expect, it } from "vitest";
import { parseSearch } from "#client/lib/pages/parse-search.ts";

it.each([
  ["?q=62232e90", { q: "62232e90" }],
  ["?zip=94952", { zip: 94952 }],
  ["?q=1.50", { q: "1.50" }],
  ["?open=true&q=leeks", { open: true, q: "leeks" }],
  ["?q=%2294952%22", { q: "94952" }],
])("%s is parsed as %j", (search, asked) => {
  expect(parseSearch(search)).toEqual(asked);
});
