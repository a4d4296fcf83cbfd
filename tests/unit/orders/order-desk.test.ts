import { expect, it } from "vitest";
import { searchedWords } from "#shared/orders/order-desk.ts";

it.each([
  ["Ana Miller", ["ana", "miller"]],
  ["12 Elm Street", ["12 elm", "street"]],
  ["town 3", ["town 3"]],
  ["FUR-7K3M-9QXT", ["fur-7k3m-9qxt"]],
  ["(707) 555-0143", ["7075550143"]],
  ["+1 707.555.0143", ["7075550143"]],
  ["94952", ["94952"]],
  ["a b", ["a b"]],
  ["  ", []],
])("%j is searched for as %j", (q, words) => {
  expect(searchedWords(q)).toEqual(words);
});
