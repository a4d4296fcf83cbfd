import { expect, it } from "vitest";
import { ordinal } from "#messages/en/kit.ts";
import { farmsLanding } from "#messages/farms/applying/landing.ts";
import { speak } from "#server/language.ts";

it("English days of a month carry their ending", () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 28].map(ordinal)).toEqual(
    "1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 28th".split(" "),
  );
});

it("the days farms are paid on are days of the month, in both languages", () => {
  expect(farmsLanding.week.paid.when([1, 15])).toBe("On the 1st and 15th of the month");
  const inSpanish = speak("es", () => farmsLanding.week.paid.when([1, 15]));
  expect(inSpanish).toBe("Los días 1 y 15 de cada mes");
});
