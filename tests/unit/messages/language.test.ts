import { expect, it, test } from "vitest";
import { speak } from "#server/language.ts";
import { kitOf } from "#messages/kit.ts";
import { spoken } from "#messages/spoken.ts";
import { stretch } from "#messages/stretch.ts";
import { languageNow, languageOf, pathIn, readLanguage } from "#shared/language.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { formatDeadline } from "#shared/deadline.ts";
import * as time from "#shared/time.ts";

test.each([
  ["/", "en", "/"],
  ["/shop?q=kale", "en", "/shop?q=kale"],
  ["/es", "es", "/"],
  ["/es/", "es", "/"],
  ["/es?q=1", "es", "/?q=1"],
  ["/es/shop?q=kale", "es", "/shop?q=kale"],
  ["/espresso", "en", "/espresso"],
])("%s is in %s, and its path is %s", (address, language, path) => {
  expect(languageOf(address)).toEqual({ language, path });
});

test.each(["/", "/shop", "/shop?q=es"])("%s has an address in each language", (path) => {
  expect(pathIn("en", path)).toBe(path);
  expect(languageOf(pathIn("es", path))).toEqual({ language: "es", path });
});

test.each([
  ["es", "es"],
  ["es-MX,es;q=0.9,en;q=0.8", "es"],
  ["en-US,en;q=0.9,es;q=0.8", "en"],
  ["fr,es;q=0.5", "es"],
  ["en;q=0.2, es;q=0.7", "es"],
  ["es;q=0, en", "en"],
  ["fr", null],
  ["*", null],
  ["", null],
])("a browser that asks for %s prefers %s", (header, language) => {
  expect(readLanguage(header)).toBe(language);
});

const en = { hello: "Hello", stops: (count: number) => `${count} stops`, kinds: { one: "One" } };
const es = { hello: "Hola", stops: (count: number) => `${count} paradas`, kinds: { one: "Uno" } };
const m = spoken({ en, es });

it("a message is in the current language, even after an await", async () => {
  expect([m.hello, m.stops(2), m.kinds.one]).toEqual(["Hello", "2 stops", "One"]);
  const later = speak("es", async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return [languageNow(), m.hello, m.stops(2), m.kinds.one];
  });
  expect(m.hello).toBe("Hello");
  expect(await later).toEqual(["es", "Hola", "2 paradas", "Uno"]);
});

it("Spanish has the keys and kinds of English, and no others", () => {
  const more = { a: "A", c: "C" };
  const deep = { kinds: { one: "Uno", two: "Dos" } };
  const refused = [
    // @ts-expect-error Spanish lacks `b`.
    spoken({ en: { a: "A", b: "B" }, es: { a: "A" } }),
    // @ts-expect-error English lacks `c`.
    spoken({ en: { a: "A" }, es: more }),
    // @ts-expect-error A text is not a function.
    spoken({ en: { a: () => "A" }, es: { a: "A" } }),
    // @ts-expect-error It takes a number.
    spoken({ en: { a: (n: number) => `${n}` }, es: { a: (n: string) => n } }),
    // @ts-expect-error English lacks `kinds.two`.
    spoken({ en: { kinds: { one: "One" } }, es: deep }),
  ];
  expect(refused).toHaveLength(5);
});

it("days, times and money are written as usual in each language", () => {
  const day = "2026-11-25";
  const write = () => [
    time.formatDayShort(day),
    time.formatDayLong(day),
    time.formatDayFull(day),
    time.weekdayName(day),
    time.formatInstant("2026-11-25T06:42:00Z"),
    time.formatDayEnd(day),
    formatUsd(cents(123_450)),
  ];
  expect(write()).toEqual([
    "Wed Nov\u00a025",
    "Wednesday, November\u00a025",
    "November 25, 2026",
    "Wed",
    "Nov\u00a024, 10:42 PM",
    "Wed Nov\u00a025, 11:59 PM",
    "$1,234.50",
  ]);
  expect(speak("es", write).map((text) => text.replaceAll(/\s/g, " "))).toEqual([
    "mié 25 nov",
    "miércoles 25 de noviembre",
    "25 de noviembre de 2026",
    "miércoles",
    "24 nov, 10:42 p. m.",
    "mié 25 nov a las 11:59 p. m.",
    "$1,234.50",
  ]);
});

it("a deadline joins the day and the time as usual in each language", () => {
  const write = () => [
    time.weekdayEnd("2026-11-24"),
    formatDeadline("2026-11-25T08:00:00Z"),
    formatDeadline("2026-11-29T21:00:00Z"),
    formatDeadline("2026-11-30T02:00:00Z"),
  ];
  expect(write()).toEqual([
    "Tue 11:59 PM",
    "Tue Nov\u00a024, 11:59 PM",
    "Sun Nov\u00a029, 1:00 PM",
    "Sun Nov\u00a029, 6:00 PM",
  ]);
  expect(speak("es", write).map((text) => text.replaceAll(/\s/g, " "))).toEqual([
    "martes a las 11:59 p. m.",
    "mar 24 nov a las 11:59 p. m.",
    "dom 29 nov a la 1:00 p. m.",
    "dom 29 nov a las 6:00 p. m.",
  ]);
});

it("plurals and lists follow the language", () => {
  const english = kitOf("en-US");
  const spanish = kitOf("es-US");
  const forms = { one: "one", many: "many", other: "other" };
  expect([0, 1, 2].map((count) => english.plural(count, forms))).toEqual(["other", "one", "other"]);
  expect([0, 1, 1_000_000].map((count) => spanish.plural(count, forms))).toEqual([
    "other",
    "one",
    "many",
  ]);
  expect(spanish.plural(1_000_000, { one: "one", other: "other" })).toBe("other");
  expect(english.list(["leeks", "carrots", "thyme"])).toBe("leeks, carrots, and thyme");
  expect(spanish.list(["puerros", "zanahorias", "higos"])).toBe("puerros, zanahorias e higos");
  expect(spanish.number(12_345)).toBe("12,345");
});

it("the stretched pseudo-language is two fifths longer", () => {
  expect(stretch("Arrived")).toBe("Årrívéd~~~");
  expect(stretch({ one: "One", two: ["Two", 2] })).toEqual({ one: "Øñé~~", two: ["Twö~~", 2] });
  expect((stretch((n: number) => `Stop ${n}`) as (n: number) => string)(2)).toBe("Stöp 2~~");
});
