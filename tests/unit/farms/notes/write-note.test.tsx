import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NotesPage } from "#client/features/farms/farmer-notes/notes-page.tsx";
import { notify } from "#client/lib/toasts/notify.ts";
import { type Answers, refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { answerQuestions, follow, WaysOut } from "#tests/support/dom/leaving.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

const says = { answer: false };
let asked: string[] = [];

beforeEach(() => {
  says.answer = false;
  asked = answerQuestions(says);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const FARM = { id: 7, name: "Tula Ridge", isSuspended: false };
const NOTE = {
  id: "0b7c3f0e-5f3a-4c5e-9d7e-3f1f6f2f9a01",
  text: "The first beets are up.",
  language: "en",
  hiddenReason: null as string | null,
  day: "2026-11-28",
};
let notes: (typeof NOTE)[] = [];
const show = (answers: Answers = {}, farm = FARM) =>
  showAnswered(
    <main>
      <WaysOut />
      <NotesPage farmId={undefined} />
    </main>,
    { "farmer.notes.list": () => ({ farm, notes }), ...answers },
  );
const press = async (name: string, inside = screen.getByRole("main")) => {
  const button = await within(inside).findByRole("button", { name });
  await act(async () => fireEvent.click(button));
};
const type = (text: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: "Your note" }), { target: { value: text } });

it("A farm's first note is written in the language of the page, and an empty one gets the focus", async () => {
  notes = [];
  const calls = await show({
    "farmer.notes.publish": () => {
      notes = [NOTE];
      return { id: NOTE.id };
    },
  });
  expectVisible(await screen.findByText("No notes yet"));
  await press("Write a note");
  const form = screen.getByRole("form", { name: "Write a note" });
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Your note" }));
  const language = within(form).getByRole<HTMLSelectElement>("combobox", {
    name: "Language of the note",
  });
  expect(language.value).toBe("en");
  await press("Publish the note", form);
  expectVisible(within(form).getByText("Please write your note"));
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Your note" }));
  type(NOTE.text);
  fireEvent.change(language, { target: { value: "es" } });
  await press("Publish the note", form);
  const sent = calls.filter(({ path }) => path === "farmer.notes.publish");
  expect(sent.map(({ input }) => input)).toEqual([
    { text: NOTE.text, language: "es", key: expect.any(String) },
  ]);
  await waitFor(() => expect(screen.queryByRole("form")).toBeNull());
  const published = await screen.findByRole("article", { name: /November 28, 2026/ });
  expectVisible(published);
  await waitFor(() => expect(document.activeElement).toBe(published));
});

it("A note that is refused keeps its words in the form, and is sent again under the same key", async () => {
  notes = [NOTE];
  let tries = 0;
  const calls = await show({
    "farmer.notes.publish": () => {
      tries += 1;
      if (tries === 1) throw refusal("conflict", "Your farm’s page holds 60 notes.");
      return { id: "2" };
    },
  });
  await press("Write a note");
  type("It rained.");
  const form = screen.getByRole("form", { name: "Write a note" });
  await press("Publish the note", form);
  expect(within(form).getByRole<HTMLTextAreaElement>("textbox").value).toBe("It rained.");
  await press("Publish the note", form);
  const keys = calls
    .filter(({ path }) => path === "farmer.notes.publish")
    .map(({ input }) => (input as { key: string }).key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it("A note whose answer is lost is not said to be unpublished, and sent again under the same key", async () => {
  notes = [];
  const said = vi.spyOn(notify, "show");
  const calls = await show({
    "farmer.notes.publish": () => {
      throw new TypeError("Failed to fetch");
    },
  });
  await press("Write a note");
  type("It rained.");
  await press("Publish the note");
  await press("Publish the note");
  await waitFor(() => expect(said).toHaveBeenCalledTimes(2));
  expect(said.mock.lastCall?.[0]).toMatchObject({
    title: "We could not tell whether that was done",
    description: expect.stringContaining("send it again, it counts once."),
  });
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("It rained.");
  const keys = calls
    .filter(({ path }) => path === "farmer.notes.publish")
    .map(({ input }) => (input as { key: string }).key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it("A note is changed with what was seen, and its day stays", async () => {
  notes = [NOTE];
  const calls = await show({ "farmer.notes.change": () => null });
  await press("Change the note of November 28, 2026");
  type("The first beets are gone.");
  await press("Save the note");
  expect(calls.find(({ path }) => path === "farmer.notes.change")?.input).toEqual({
    id: NOTE.id,
    text: "The first beets are gone.",
    language: "en",
    seen: { text: NOTE.text, language: "en" },
  });
});

it("While a note is written or changed, no other form is offered; going back leads to the button that opened it", async () => {
  notes = [NOTE, { ...NOTE, id: "0b7c3f0e-5f3a-4c5e-9d7e-3f1f6f2f9a02", day: "2026-11-21" }];
  await show();
  const offered = () => screen.queryAllByRole("button", { name: /^(?:Write a|Change the) note/ });
  for (const name of ["Write a note", "Change the note of November 21, 2026"]) {
    await press(name);
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Your note" }));
    expect(offered()).toEqual([]);
    await press("Go back");
    expect(offered()).toHaveLength(3);
    expect(document.activeElement).toBe(screen.getByRole("button", { name }));
  }
  expect(asked).toEqual([]);
});

it("What was typed is lost only after a question: by a link, and by going back", async () => {
  notes = [NOTE];
  await show();
  for (const name of ["Write a note", "Change the note of November 28, 2026"]) {
    asked.length = 0;
    says.answer = false;
    await press(name);
    type("It rained.");
    expect(await follow("Elsewhere")).toBe("/");
    await press("Go back");
    expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("It rained.");
    expect(asked).toEqual(Array(2).fill("What you typed is not saved yet. Leave without it?"));
    says.answer = true;
    await press("Go back");
    expectVisible(screen.getByRole("button", { name }));
  }
  expect(await follow("Elsewhere")).toBe("/elsewhere");
  expect(asked).toHaveLength(3);
});

it("A note that a colleague takes down while it is changed keeps its form, with what was typed", async () => {
  const [other, third] = [
    { ...NOTE, id: "0b7c3f0e-5f3a-4c5e-9d7e-3f1f6f2f9a02", day: "2026-11-21" },
    { ...NOTE, id: "0b7c3f0e-5f3a-4c5e-9d7e-3f1f6f2f9a03", day: "2026-11-14" },
  ];
  notes = [NOTE, other, third];
  await show({
    "farmer.notes.remove": () => {
      notes = [third];
      return null;
    },
  });
  await press("Change the note of November 28, 2026");
  type("It rained.");
  await press("Take down the note of November 21, 2026");
  await press("Take down the note of November 21, 2026", await screen.findByRole("dialog"));
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
  expectVisible(screen.getByText(/^This note was taken down meanwhile\./));
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("It rained.");
  says.answer = true;
  screen.getByRole("button", { name: "Go back" }).focus();
  await press("Go back");
  expect(asked).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Write a note" }));
  expectVisible(screen.getByRole("button", { name: "Write a note" }));
  expectVisible(screen.getByRole("button", { name: "Change the note of November 14, 2026" }));
});

it("A note is taken down after a question", async () => {
  notes = [NOTE];
  const calls = await show({
    "farmer.notes.remove": () => {
      notes = [];
      return null;
    },
  });
  await press("Take down the note of November 28, 2026");
  const dialog = await screen.findByRole("dialog");
  expectVisible(within(dialog).getByText("The note is taken off your page for good."));
  await press("Take down the note of November 28, 2026", dialog);
  expect(calls.find(({ path }) => path === "farmer.notes.remove")?.input).toEqual({ id: NOTE.id });
  expectVisible(await screen.findByText("No notes yet"));
});

it("A hidden note says why, and that it stays hidden when it is changed", async () => {
  notes = [{ ...NOTE, hiddenReason: "It names a neighbor." }];
  await show();
  expectVisible(await screen.findByText("We have hidden this note: It names a neighbor."));
  await press("Change the note of November 28, 2026");
  expectVisible(screen.getByText(/^It stays hidden when you change it\./));
});

it("A suspended farm takes notes down, and neither writes nor changes any", async () => {
  notes = [NOTE];
  await show({}, { ...FARM, isSuspended: true });
  expectVisible(await screen.findByText(/^Your farm’s page is suspended: visitors see none/));
  const buttons = screen.getAllByRole("button").map((button) => button.textContent);
  expect(buttons).toHaveLength(1);
  expect(buttons[0]).toContain("Take");
});
