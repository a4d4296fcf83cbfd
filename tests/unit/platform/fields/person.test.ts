import { expect, it } from "vitest";
import { initialsOf } from "#client/ui/facts/person.tsx";

it.each([
  ["Maria Brannigan", "MB"],
  ["Ana and Ben Ortega", "AO"],
  ["Jo", "J"],
  ["Émile Zola-Díaz", "ÉZ"],
  ["the Nguyen family", "N"],
  ["", ""],
])("the initials of %s are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
