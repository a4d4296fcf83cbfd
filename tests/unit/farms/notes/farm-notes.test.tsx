import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { FarmNotes } from "#client/features/farms/farms/notes/farm-notes.tsx";
import { type Answers, refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const note = (at: number, language = "en") => ({
  id: String(at),
  text: `Note ${at}`,
  language,
  day: `2026-11-${30 - at}`,
});
const NOTES = [note(1), note(2, "es"), note(3), note(4), note(5)];
const show = (answers: Answers) => showAnswered(<FarmNotes id={7} />, answers, "/farmers/7");
const shown = () =>
  screen.getAllByRole("listitem").map((item) => item.querySelector("p")?.textContent);
/** The first notes, or all of them once they are asked for. */
const answer = (input: unknown) => ({
  notes: (input as { all?: boolean }).all ? NOTES : NOTES.slice(0, 3),
  inAll: NOTES.length,
});

it("Notes stand with their day in the language they were written in, the first three and then all", async () => {
  const calls = await show({ "farms.notes": answer });
  const region = await screen.findByRole("region", { name: "From the farm" });
  expect(shown()).toEqual(["Note 1", "Note 2", "Note 3"]);
  const spanish = within(region).getByText("Note 2");
  expect(spanish.getAttribute("lang")).toBe("es");
  expect(
    within(region)
      .getByText(/November 28, 2026/)
      .getAttribute("datetime"),
  ).toBe("2026-11-28");
  const all = within(region).getByRole("button", { name: "Show all 5 notes" });
  await act(async () => fireEvent.click(all));
  await screen.findByText("Note 5");
  expect(shown()).toEqual(NOTES.map(({ text }) => text));
  expect(document.activeElement).toBe(screen.getAllByRole("listitem")[3]);
  expect(screen.queryByRole("button")).toBeNull();
  expect(calls.map(({ input }) => input)).toEqual([{ farmId: 7 }, { farmId: 7, all: true }]);
});

it("A farm without notes has no such section, and one with three offers no more", async () => {
  await show({ "farms.notes": () => ({ notes: [], inAll: 0 }) });
  expect(screen.queryByRole("heading")).toBeNull();
  cleanup();
  await show({ "farms.notes": () => ({ notes: NOTES.slice(0, 3), inAll: 3 }) });
  await screen.findByText("Note 3");
  expect(screen.queryByRole("button")).toBeNull();
});

it("Notes that cannot be loaded are asked for again, and those on the page stay", async () => {
  let isDown = true;
  await show({
    "farms.notes": (input) => {
      const isAll = (input as { all?: boolean }).all === true;
      if (isAll && isDown) throw refusal("unavailable", "Not now.");
      return answer(input);
    },
  });
  const all = await screen.findByRole("button", { name: "Show all 5 notes" });
  await act(async () => fireEvent.click(all));
  const alert = await screen.findByRole("alert");
  expectVisible(within(alert).getByText("The farm’s notes could not be loaded."));
  expect(shown()).toEqual(["Note 1", "Note 2", "Note 3"]);
  isDown = false;
  await act(async () => fireEvent.click(within(alert).getByRole("button", { name: "Try again" })));
  expectVisible(await screen.findByText("Note 5"));
  expect(screen.queryByRole("alert")).toBeNull();
});
