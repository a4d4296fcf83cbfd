import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { QuestionsPage } from "#client/features/farms/farmer-questions/questions-page.tsx";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const QUESTION = {
  id: "1",
  farmId: 7,
  farmName: "Tula Ridge",
  by: "Ana M.",
  text: "Do you keep bees?",
  answer: null as string | null,
  hiddenReason: null,
  at: "2026-11-20T18:00:00.000Z",
};

/** The farm's list of questions, with the form of one open. */
async function openAnswer(send: () => unknown, rows = () => [QUESTION]) {
  const page = (
    <main>
      <QuestionsPage farmId={undefined} />
    </main>
  );
  const calls = await showAnswered(page, {
    "farmer.questions.page": () => ({ total: rows().length, rows: rows() }),
    "farmer.questions.answer": send,
  });
  fireEvent.click(await screen.findByRole("button", { name: "Answer the question from Ana M." }));
  const dialog = within(await screen.findByRole("dialog", { name: "Answer to Ana M." }));
  return { calls, dialog, field: await dialog.findByLabelText("Your answer") };
}

it("A farm reads the question while it answers, and an empty answer gets the focus", async () => {
  const { calls, dialog, field } = await openAnswer(() => undefined);
  expectVisible(dialog.getByText(QUESTION.text));
  const send = dialog.getByRole("button", { name: "Publish the answer" });
  fireEvent.click(send);
  expectVisible(await dialog.findByText("Please write an answer"));
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: "Yes, two hives." } });
  fireEvent.click(send);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls.filter(({ path }) => path === "farmer.questions.answer")).toEqual([
    { path: "farmer.questions.answer", input: { id: "1", text: "Yes, two hives." } },
  ]);
});

it("An answer stands where its button was, and the focus stays in the list", async () => {
  let isAnswered = false;
  const { dialog, field } = await openAnswer(
    () => (isAnswered = true),
    () => [
      { ...QUESTION, answer: isAnswered ? "Yes, two hives." : null },
      { ...QUESTION, id: "2", by: "Ben K.", text: "And ducks?" },
    ],
  );
  fireEvent.change(field, { target: { value: "Yes, two hives." } });
  fireEvent.click(dialog.getByRole("button", { name: "Publish the answer" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expectVisible(await screen.findByText("Yes, two hives."));
  await waitFor(() =>
    expect(document.activeElement?.textContent).toBe("Answer the question from Ben K."),
  );
});

it("An answer that is refused keeps its words, and the list is read again", async () => {
  const { calls, dialog, field } = await openAnswer(() => {
    throw refusal("conflict", "Your farm has answered this question already");
  });
  fireEvent.change(field, { target: { value: "Yes, two hives." } });
  const reads = () => calls.filter(({ path }) => path === "farmer.questions.page").length;
  const before = reads();
  fireEvent.click(dialog.getByRole("button", { name: "Publish the answer" }));
  await waitFor(() => expect(reads()).toBe(before + 1));
  expectVisible(screen.getByDisplayValue("Yes, two hives."));
});
