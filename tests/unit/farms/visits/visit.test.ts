import { describe, expect, it } from "vitest";
import {
  placesLeft,
  visitDayProblem,
  visitDayWords,
  visitEvent,
  visitHours,
  visitLimits,
  visitStanding,
  visitTimes,
} from "#shared/farms/visits/visit.ts";
import { placesWanted, visitFields } from "#shared/farms/visits/visit-forms.ts";
import { shownVisit } from "#shared/farms/visits/visit-words.ts";
import { speak } from "#server/language.ts";
import { eventFile } from "#shared/platform/calendar-event.ts";

const NOW = new Date("2026-11-23T20:00:00Z");
const HOURS = { day: "2026-12-05", from: "10:00", until: "12:30" };
const FIELDS = {
  ...HOURS,
  places: 10,
  text: "Beets.",
  bring: "",
  meetingPoint: "The gate.",
  textEs: "",
  bringEs: "",
  meetingPointEs: "",
};
const ID = "5f0c6b1e-6f3a-4f0e-9a39-0c8a0a2f7d11";

const problems = (fields: object) =>
  visitFields.safeParse({ ...FIELDS, ...fields }).error?.issues.map(({ path }) => path.join("."));

describe("The hours of an open day", () => {
  it("are in the farm's local time, in winter and in summer", () => {
    expect(visitHours(HOURS)).toEqual({
      startsAt: new Date("2026-12-05T18:00:00Z"),
      endsAt: new Date("2026-12-05T20:30:00Z"),
    });
    expect(visitHours({ ...HOURS, day: "2027-06-05" }).startsAt).toEqual(
      new Date("2027-06-05T17:00:00Z"),
    );
  });

  it("are right on the days when clocks change", () => {
    const startOf = (day: string) => visitHours({ ...HOURS, day }).startsAt.toISOString();
    expect(startOf("2027-03-14")).toBe("2027-03-14T17:00:00.000Z");
    expect(startOf("2026-11-01")).toBe("2026-11-01T18:00:00.000Z");
  });

  it("are in the future, and within a year", () => {
    const on = (day: string, from = "10:00") => visitDayProblem({ ...HOURS, day, from }, NOW);
    expect(on("2026-11-23", "11:59")).toMatch(/in the future/);
    expect(on("2026-11-23", "12:00")).toMatch(/in the future/);
    expect(on("2026-11-23", "12:01")).toBeNull();
    expect(on("2027-11-23")).toBeNull();
    expect(on("2027-11-24")).toMatch(/in the next twelve months/);
  });

  it("are written in the reader's language", () => {
    const { startsAt, endsAt } = visitHours(HOURS);
    expect(visitDayWords({ startsAt })).toBe("Saturday, December\u00a05");
    expect(visitTimes({ startsAt, endsAt })).toEqual({
      from: "10:00 AM",
      until: "12:30 PM",
    });
    speak("es", () => {
      expect(visitDayWords({ startsAt })).toBe("sábado 5\u00a0de\u00a0diciembre");
    });
  });
});

describe("The announcement of an open day", () => {
  it("ends after it begins", () => {
    expect(problems({})).toBeUndefined();
    expect(problems({ until: "10:00" })).toEqual(["until"]);
    expect(problems({ until: "09:59" })).toEqual(["until"]);
    expect(problems({ from: "" })).toEqual(["from"]);
  });

  it.each([
    ["places", 0, 1],
    ["places", visitLimits.places + 1, visitLimits.places],
    ["places", 1.5, 2],
    ["text", "", "x"],
    ["text", "x".repeat(visitLimits.text + 1), "x".repeat(visitLimits.text)],
    ["bring", "x".repeat(visitLimits.bring + 1), ""],
    ["meetingPoint", " ", "x".repeat(visitLimits.meetingPoint)],
    ["textEs", "x".repeat(visitLimits.text + 1), "x".repeat(visitLimits.text)],
    ["bringEs", "x".repeat(visitLimits.bring + 1), ""],
    ["meetingPointEs", "x".repeat(visitLimits.meetingPoint + 1), ""],
  ])("has %s within its limits", (field, wrong, right) => {
    expect(problems({ [field]: wrong })).toEqual([field]);
    expect(problems({ [field]: right })).toBeUndefined();
  });

  it("needs its texts in one of the two languages", () => {
    const spanish = { textEs: "Betabeles.", meetingPointEs: "El portón." };
    expect(problems({ text: "", meetingPoint: "", ...spanish })).toBeUndefined();
    expect(problems({ text: "", meetingPoint: "" })).toEqual(["text", "meetingPoint"]);
  });

  it("accepts parties of up to six", () => {
    const parse = (party: unknown) =>
      placesWanted.safeParse({
        id: ID,
        firstName: "Ana",
        email: "ANA@x.example",
        party,
      });
    expect(parse("6").data).toMatchObject({ party: 6, email: "ana@x.example" });
    for (const party of [0, 7, "", "many", 1.5]) expect(parse(party).success).toBe(false);
  });
});

describe("A farm's texts about an open day", () => {
  const visit = {
    text: "Beets.",
    textEs: "Betabeles.",
    bring: "Boots",
    bringEs: "",
    meetingPoint: "",
    meetingPointEs: "El portón.",
  };

  it("are in the reader's language, or else in the other one, which is named", () => {
    expect(shownVisit(visit)).toEqual({
      text: "Beets.",
      bring: "Boots",
      meetingPoint: "El portón.",
      untranslated: { meetingPoint: "es" },
    });
    expect(speak("es", () => shownVisit(visit))).toEqual({
      text: "Betabeles.",
      bring: "Boots",
      meetingPoint: "El portón.",
      untranslated: { bring: "en" },
    });
  });

  it("have no language if there are none", () => {
    expect(shownVisit({ ...visit, bring: "" }, "es")).toMatchObject({ bring: "" });
    expect(shownVisit({ ...visit, bring: "" }, "es").untranslated.bring).toBeUndefined();
  });
});

describe("An open day", () => {
  const visit = {
    places: 10,
    taken: 4,
    startsAt: "2026-12-05T18:00:00Z",
    endsAt: "2026-12-05T20:30:00Z",
    canceledAt: null,
  };

  it("is open, full, under way, canceled or over", () => {
    expect(visitStanding(visit, NOW)).toBe("open");
    expect(visitStanding({ ...visit, taken: 10 }, NOW)).toBe("full");
    expect(visitStanding({ ...visit, canceledAt: NOW }, NOW)).toBe("canceled");
    expect(visitStanding(visit, new Date(visit.startsAt))).toBe("on");
    expect(visitStanding(visit, new Date(visit.endsAt))).toBe("over");
  });

  it("never has a negative number of places left", () => {
    expect(placesLeft(10, 4)).toBe(6);
    expect(placesLeft(10, 12)).toBe(0);
  });

  it("is added to a calendar at its instant", () => {
    const facts = {
      visitId: ID,
      startsAt: visit.startsAt,
      endsAt: "2026-12-05T20:30:00.000Z",
    };
    const file = eventFile(
      visitEvent(facts, "Open day at Frog Song", "Gate, left"),
      NOW.toISOString(),
    );
    expect(file).toContain("DTSTART:20261205T180000Z\r\nDTEND:20261205T203000Z\r\n");
    expect(file).toContain("LOCATION:Gate\\, left\r\n");
  });
});
