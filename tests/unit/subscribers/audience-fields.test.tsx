import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { AudienceFields } from "#client/features/subscribers/admin-customer-update/audience-fields.tsx";
import { audienceWords } from "#client/features/subscribers/admin-customer-update/words.ts";
import { SUBSCRIBER_SOURCES } from "#shared/subscribers/subscriber.ts";
import { sourceWords } from "#shared/subscribers/source-words.ts";
import { speak } from "#server/language.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const show = (readers: readonly string[]) =>
  showAnswered(
    <AudienceFields
      audience={{ kind: "subscribers", source: null, tag: null }}
      onChange={() => {}}
    />,
    {
      "admin.customerUpdates.audience": () => ({
        people: readers.length,
        suppressed: 0,
        sample: readers.map((email) => ({ email })),
      }),
    },
  );

it("one reader is not named as if there were several", async () => {
  await show(["ana@furrow.example"]);
  expectVisible(await screen.findByText("This one:"));
});

it("several readers are named together, and sources as the subscribers' page names them", async () => {
  await show(["ana@furrow.example", "lou@furrow.example"]);
  expectVisible(await screen.findByText("They are:"));
  const sources = screen.getByRole<HTMLSelectElement>("combobox");
  expect([...sources.options].map(({ text }) => text)).toContain("Waiting list");
});

const summary = (source: string | null, tag: string | null = null) =>
  audienceWords({
    audience: { kind: "subscribers", source: source as never, tag },
    farmName: null,
    productName: null,
  });

it("the summary of a message names a source as its choice does", async () => {
  await show([]);
  const sources = screen.getByRole<HTMLSelectElement>("combobox");
  const chosen = new Map([...sources.options].map(({ value, text }) => [value, text]));
  for (const source of SUBSCRIBER_SOURCES) {
    expect(summary(source).toLowerCase()).toBe(
      `newsletter subscribers, ${chosen.get(source)?.toLowerCase()}`,
    );
  }
  expect(summary("waitlist", "vip")).toBe("Newsletter subscribers, waiting list, vip");
  expect(summary(null)).toBe("Newsletter subscribers");
  // A source of before, and what every object has.
  expect(summary("fair")).toBe("Newsletter subscribers, fair");
  expect(summary("constructor")).toBe("Newsletter subscribers, constructor");
  expect(speak("es", () => sourceWords("careers"))).toBe("página de empleo");
});
