import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { PageForm } from "#client/features/farms/farm-editor/page-form.tsx";
import type { EditedFarm } from "#client/features/farms/farm-editor/farm-editor-page.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const FIELDS = {
  tagline: "Roots from the hill",
  taglineEs: "",
  story: "First.",
  storyEs: "",
  quote: "",
  quoteEs: "",
  quoteBy: "",
  practices: "",
  practicesEs: "",
  growing: [],
  sinceYear: 2001,
  acreage: 9,
  legalName: "",
};
const farm = (fields: Partial<EditedFarm["fields"]>): EditedFarm => ({
  id: 7,
  name: "Hill Farm",
  picture: "hill",
  status: "live",
  pausedUntil: null,
  fields: { ...FIELDS, ...fields },
});

/** A form whose page is reloaded after somebody else has changed it. */
function ReadAgain() {
  const [shown, setShown] = useState(farm({}));
  return (
    <>
      <button type="button" onClick={() => setShown(farm({ story: "Theirs.", quoteBy: "Ida" }))}>
        Again
      </button>
      <PageForm farm={shown} onSaved={() => {}} />
    </>
  );
}

it("A farm's page is saved with the original values of the edited fields, even after a reload", async () => {
  const calls = await showAnswered(<ReadAgain />, { "farmer.page.save": () => undefined });
  const typed = screen.getByRole("textbox", { name: "Your story" });
  fireEvent.change(typed, { target: { value: "Mine." } });
  fireEvent.click(screen.getByRole("button", { name: "Again" }));
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Save the page" }));
  });
  expect(calls.at(-1)?.input).toMatchObject({
    story: "Mine.",
    quoteBy: "Ida",
    seen: { story: "First.", quoteBy: "Ida" },
  });
});
