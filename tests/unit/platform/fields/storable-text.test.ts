import { expect, it } from "vitest";
import { dayField, instantField } from "#shared/fields.ts";
import { holdsUnstorable } from "#server/trpc/storable-text.ts";

it.each([
  ["a text", "a\0b"],
  ["a text with half a surrogate pair", { audience: { source: "\ud800" } }],
  ["a key with half a surrogate pair", { "\udc00": 1 }],
  ["a list in an object", { a: [1, "\0"] }],
  ["a key", { "a\0": 1 }],
  ["a key that stands for a prototype", JSON.parse('{"a":{"__proto__":{"role":"admin"}}}')],
])("input that nobody types is found in %s (ASVS 1.5.2, 2.2.1)", (_name, input) => {
  expect(holdsUnstorable(input)).toBe(true);
});

it("text that Postgres cannot store is allowed in a password (ASVS 6.2.5)", () => {
  expect(holdsUnstorable({ username: "ana", password: "correct\0horse" })).toBe(false);
});

it("no other input is mistaken for text that Postgres cannot store, however deeply it is nested", () => {
  const deep: unknown[] = [];
  let inner = deep;
  for (let level = 0; level < 20_000; level += 1) inner.push((inner = []));
  for (const input of [undefined, null, 0, "", "0", { a: ["\n", null, "🥕"] }, deep]) {
    expect(holdsUnstorable(input)).toBe(false);
  }
});

it.each(["2026-02-30", "2026-13-01", "0000-01-01", "1999-12-31", "2200-01-01", "10000-01-01"])(
  "%s is not a day that anyone could choose",
  (day) => {
    expect(dayField("Please choose a day").safeParse(day).success).toBe(false);
  },
);

it.each([
  ["2026-11-22T10:00:00.000Z", true],
  ["2026-11-22T10:00:00-08:00", true],
  ["0000-01-01T00:00:00Z", false],
  ["2026-11-22T25:61:61Z", false],
  ["2026-11-22", false],
])("%s is an instant: %s", (text, expected) => {
  expect(instantField.safeParse(text).success).toBe(expected);
});
