import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeInText } from "#server/geo/zips.ts";
import { farmSlug, slugBase } from "#shared/farms/applications/application-admin.ts";
import {
  applicationLifecycle,
  businessDaysLate,
  reviewClockText,
  reviewDueOn,
  waitsForUs,
} from "#shared/farms/applications/application.ts";
import { type FarmPageFields, pageForm, storedPage } from "#shared/farms/farm-page.ts";
import { neighborsText } from "#shared/subscribers/waiting-words.ts";
import { addDays } from "#shared/time.ts";

describe("The review clock", () => {
  it.each([
    ["2026-11-23", "due Tue Nov\u00a024"],
    ["2026-11-24", "due today"],
    ["2026-11-25", "1 day late"],
    ["2026-11-26", "2 days late"],
    ["2026-11-28", "3 days late"],
    ["2026-11-30", "4 days late"],
  ])("on %s, for an answer due on Tuesday the 24th, says: %s", (today, words) => {
    expect(reviewClockText("2026-11-24", today)).toBe(words);
  });

  it("does not count weekends, but is late from the day after the due day", () => {
    expect(businessDaysLate("2026-11-20", "2026-11-21")).toBe(1);
    expect(businessDaysLate("2026-11-20", "2026-11-22")).toBe(1);
    expect(businessDaysLate("2026-11-20", "2026-11-23")).toBe(1);
    expect(businessDaysLate("2026-11-20", "2026-11-24")).toBe(2);
  });

  it("never runs backwards, and is not late on the due day", () => {
    const day = fc.integer({ min: 0, max: 3_000 }).map((after) => addDays("2024-01-01", after));
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 60 }), (sent, passed) => {
        const due = reviewDueOn(sent);
        expect(businessDaysLate(due, due)).toBe(0);
        const later = addDays(due, passed);
        expect(businessDaysLate(due, addDays(later, 1))).toBeGreaterThanOrEqual(
          businessDaysLate(due, later),
        );
      }),
    );
  });

  it("runs only while the farm waits for us", () => {
    expect(applicationLifecycle.states.filter(waitsForUs)).toEqual(["submitted", "in_review"]);
  });
});

describe("The slug of a farm", () => {
  it.each([
    ["Frog Song Farm", "frog-song-farm"],
    ["Peña’s Orchard & Mill", "penas-orchard-mill"],
    ["東京", "farm"],
  ])("of %s is %s", (name, slug) => {
    expect(slugBase(name)).toBe(slug);
  });

  it("is never one that is taken", () => {
    const names = fc.constantFrom("Frog", "Frog 2", "frog!", "Frog 2 2");
    fc.assert(
      fc.property(fc.array(names, { maxLength: 12 }), (farms) => {
        const taken = new Set<string>();
        for (const name of farms) {
          const slug = farmSlug(name, taken);
          expect(taken.has(slug)).toBe(false);
          taken.add(slug);
        }
      }),
    );
  });
});

describe("The place that an approved farm starts with", () => {
  it.each([
    ["Sebastopol, CA", "Sebastopol", "95472"],
    ["near Davis, 95616", "Davis", "95616"],
    ["12 Mill Road, Petaluma", "Petaluma", "94952"],
  ])("have the place that %s names", (text, city, zipCode) => {
    expect(placeInText(text)).toMatchObject({ city, zipCode });
  });

  it.each(["Somewhere up the hill", "Reno, NV 89501", ""])("have no place for %j", (text) => {
    expect(placeInText(text)).toBeNull();
  });
});

describe("The page that a farm writes about itself", () => {
  const fields: FarmPageFields = {
    tagline: "Greens from the meadow...",
    story: " One.\n\n  \n Two\nlines. ",
    quote: "",
    quoteBy: "",
    practices: "No till\n\n Frogs ",
    sinceYear: 2001,
    growing: ["low-till"],
    acreage: 9,
    legalName: "",
    taglineEs: "Verduras de la vega.",
    storyEs: "Uno.\n\nDos.",
    quoteEs: "",
    practicesEs: "Sin arar\n",
  };

  it("is stored as paragraphs and practices, without the period that the page adds", () => {
    expect(storedPage(fields)).toMatchObject({
      tagline: "Greens from the meadow",
      story: ["One.", "Two\nlines."],
      practices: ["No till", "Frogs"],
      taglineEs: "Verduras de la vega",
      storyEs: ["Uno.", "Dos."],
      practicesEs: ["Sin arar"],
    });
  });

  it("is unchanged after its form is saved again", () => {
    const kept = storedPage(fields);
    expect(storedPage(pageForm(kept))).toEqual(kept);
  });
});

it("The number of neighbors is put into words", () => {
  expect([0, 1, 1_200].map(neighborsText)).toEqual([
    "You are the first there. Tell your neighbors: it counts.",
    "One neighbor waits there as well.",
    "1,200 neighbors wait there as well.",
  ]);
});
