import { expect, it } from "vitest";
import { ratePassword } from "#shared/accounts/password-rating.ts";

it.each([
  ["", "short"],
  ["leeks12", "short"],
  ["password", "weak"],
  ["aaaaaaaaaaaaaaaa", "weak"],
  ["12345678901234", "weak"],
  ["abcdefghijklmnop", "weak"],
  ["iloveyou12", "weak"],
  ["leekleek", "weak"],
  ["k7#Rq9!vT", "fair"],
  ["a few words in a row", "strong"],
  ["correct horse battery", "strong"],
])("rates the password %j as %s", (password, rating) => {
  expect(ratePassword(password)).toBe(rating);
});
