import { expect, test } from "vitest";
import { timeLeftWords } from "#shared/orders/time-left.ts";

test.each([
  [0, "less than a minute"],
  [1, "1 minute"],
  [119, "119 minutes"],
  [120, "2 hours"],
  [1439, "23 hours"],
  [1440, "1 day"],
  [1505, "1 day and 1 hour"],
  [2 * 1440 + 180 + 59, "2 days and 3 hours"],
])("%i minutes are %s", (minutes, words) => {
  expect(timeLeftWords(minutes)).toBe(words);
});
