import { describe, expect, it } from "vitest";
import { speak } from "#server/language.ts";
import { brand } from "#shared/brand.ts";
import { hoursLine } from "#shared/platform/business/business.ts";
import { isOpeningLine, officeAt } from "#shared/platform/business/opening-hours.ts";

/** Mon-Fri 9am-6pm and Sat 10am-4pm, in California. */
const at = (iso: string) => officeAt(brand.hours, new Date(iso));

describe("The office", () => {
  it.each([
    ["on a weekday at nine", "2026-11-20T09:00:00-08:00", "6pm"],
    ["in the last minute of a weekday", "2026-11-20T17:59:00-08:00", "6pm"],
    ["on a Saturday", "2026-11-21T12:00:00-08:00", "4pm"],
    ["in summer time", "2026-07-01T09:30:00-07:00", "6pm"],
  ])("is open %s", (_, iso, until) => {
    expect(at(iso)).toEqual({ isOpen: true, until });
  });

  it.each([
    ["early on a weekday", "2026-11-20T08:59:00-08:00", "today at 9am"],
    ["on a Friday evening", "2026-11-20T18:00:00-08:00", "tomorrow at 10am"],
    ["on a Saturday evening", "2026-11-21T16:00:00-08:00", "on Monday at 9am"],
    ["on a Sunday", "2026-11-22T12:00:00-08:00", "tomorrow at 9am"],
    ["at midnight between two weekdays", "2026-11-20T00:00:00-08:00", "today at 9am"],
    ["when it is already morning in Europe", "2026-11-20T10:00:00+01:00", "today at 9am"],
  ])("is closed %s, and says when it opens", (_, iso, opens) => {
    expect(at(iso)).toEqual({ isOpen: false, opens });
  });

  it("that opens once a week opens next on the same weekday", () => {
    expect(officeAt(["Sun 12am-1am"], new Date("2026-11-22T02:00:00-08:00"))).toEqual({
      isOpen: false,
      opens: "on Sunday at 12am",
    });
  });

  it.each([
    ["2026-11-20T09:00:00-08:00", { isOpen: true, until: "las 6\u00a0p.\u00a0m." }],
    ["2026-11-20T08:59:00-08:00", { isOpen: false, opens: "hoy a las 9\u00a0a.\u00a0m." }],
    ["2026-11-20T18:00:00-08:00", { isOpen: false, opens: "mañana a las 10\u00a0a.\u00a0m." }],
    ["2026-11-21T16:00:00-08:00", { isOpen: false, opens: "el lunes a las 9\u00a0a.\u00a0m." }],
  ])("says so in Spanish at %s", (iso, state) => {
    expect(speak("es", () => at(iso))).toEqual(state);
    expect(
      speak("es", () => officeAt(["Sun 12pm-1pm"], new Date("2026-11-22T12:30-08:00"))),
    ).toEqual({ isOpen: true, until: "la 1\u00a0p.\u00a0m." });
  });

  it("has its hours in natural Spanish", () => {
    const hours = ["Mon-Fri 9am-6pm", "Sat 10am-4pm"];
    expect(hoursLine({ hours })).toBe("Mon-Fri 9am-6pm, Sat 10am-4pm");
    expect(speak("es", () => hoursLine({ hours })).replaceAll("\u00a0", " ")).toBe(
      "Lun a vie de 9 a. m. a 6 p. m.; sáb de 10 a. m. a 4 p. m.",
    );
  });

  it.each([
    ["Mon-Fri 9am-6pm", true],
    ["Sat 10am-4pm", true],
    ["Mon-Fri 9-18", false],
    ["Montag 9am-6pm", false],
    ["Mon 6pm-9am", false],
    ["Mon 13am-2pm", false],
  ])("accepts the line %s: %s", (line, isTaken) => {
    expect(isOpeningLine(line)).toBe(isTaken);
  });

  it("cannot have hours that are unreadable, or none at all", () => {
    expect(() => officeAt(["by appointment"], new Date(0))).toThrow("cannot be read");
    expect(() => officeAt([], new Date(0))).toThrow("never opens");
  });
});
