import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { AudienceFields } from "#client/features/subscribers/admin-customer-update/audience-fields.tsx";
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
