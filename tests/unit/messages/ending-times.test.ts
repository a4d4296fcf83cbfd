import { expect, it } from "vitest";
import { speak } from "#server/language.ts";
import { formatDayEnd } from "#shared/time.ts";
import { fill, filledMessages } from "#tests/support/catalog.ts";
import { period } from "#messages/es/kit.ts";

/** Names of the parts of a message that may be a time (`docs/messages.md`). */
const TIMES = /^(?:asOf|at|deadline|hours|since|slot|time|until|windows?)$/;

it("a Spanish sentence that ends in a time has a single period", async () => {
  const time = speak("es", () => formatDayEnd("2026-11-25"));
  expect(time).toMatch(/p\.\sm\.$/);
  const messages = await filledMessages("es");
  const timed = messages.filter(({ parts }) => parts.some((part) => TIMES.test(part)));
  expect(timed.length).toBeGreaterThan(60);
  const texts = timed.map((message) => [
    message.path,
    fill(message, (part) => (TIMES.test(part) ? time : undefined)),
  ]);
  expect(texts.filter(([, text]) => text === null)).toEqual([]);
  expect(texts.filter(([, text]) => text?.includes("m.."))).toEqual([]);
});

it("any other text keeps its period", () => {
  expect([period("mié 25\u00a0nov"), period("11:59 p.\u00a0m.")]).toEqual([".", ""]);
});
