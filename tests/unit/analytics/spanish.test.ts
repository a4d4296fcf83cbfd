import { expect, it } from "vitest";
import { analyticsWaiting } from "#messages/analytics/waiting.ts";
import { speak } from "#server/language.ts";
import {
  changeWords,
  figureWords,
  formatPeriod,
  periodSchema,
  pointsWords,
} from "#shared/analytics/analytics.ts";
import { SALES_PERIODS } from "#shared/analytics/sales-periods.ts";

const inSpanish = <Result>(work: () => Result) => speak("es", work);

it("formats metrics and their changes in Spanish", () => {
  expect(inSpanish(() => figureWords("basket").label)).toBe("Pedido promedio");
  expect(inSpanish(() => changeWords(112, 100))).toBe("12% más");
  expect(inSpanish(() => pointsWords(0.96, 0.97))).toBe("1 punto menos");
  expect(inSpanish(() => formatPeriod({ from: "2026-11-17", to: "2026-11-23" }))).toMatch(
    /^mar 17\u00a0nov al lun 23\u00a0nov$/,
  );
  expect(inSpanish(() => SALES_PERIODS.map(({ label }) => label))).toContain("Mes pasado");
});

it("refuses an invalid period in Spanish", () => {
  const refused = () =>
    periodSchema.safeParse({ from: "2026-11-23", to: "2026-11-17" }).error?.issues[0]?.message;
  expect(inSpanish(refused)).toBe("El primer día no puede ser después del último");
});

it("names what is waiting for the team in Spanish, in the singular and the plural", () => {
  expect(inSpanish(() => analyticsWaiting.waiting.disputes(1))).toBe("disputa por responder");
  expect(inSpanish(() => analyticsWaiting.waiting.disputes(2))).toBe("disputas por responder");
});
