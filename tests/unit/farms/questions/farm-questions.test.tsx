import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { FarmQuestions } from "#client/features/farms/farms/questions/farm-questions.tsx";
import { type Answers, refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const FARM = { id: 7, name: "Tula Ridge" };
const ANSWERED = {
  id: "1",
  text: "¿Fumigan sus manzanas?",
  language: "es",
  answer: "No, never.",
  month: "2026-11",
};
const show = (answers: Answers) =>
  showAnswered(
    <FarmQuestions {...FARM} />,
    { "farms.questions": () => [], "auth.current": () => null, ...answers },
    "/farmers/7",
  );
const signedIn = (own: object[]): Answers => ({
  "auth.current": () => ({
    id: "1",
    username: "ana",
    email: "ana@furrow.example",
    emailVerified: true,
  }),
  "accounts.questions.list": () => own,
});

it("Answered questions stand on the page in their own language, and visitors sign in to ask", async () => {
  await show({ "farms.questions": () => [ANSWERED] });
  const region = await screen.findByRole("region", { name: "Questions to the farm" });
  const question = await within(region).findByText(ANSWERED.text);
  expect(question.getAttribute("lang")).toBe("es");
  expectVisible(within(region).getByText("Tula Ridge answered, Nov 2026"));
  expectVisible(within(region).getByText(ANSWERED.answer));
  const link = await within(region).findByRole("link", { name: "Sign in to ask" });
  expect(link.getAttribute("href")).toBe("/auth?next=%2Ffarmers%2F7");
});

it("Who asked sees where each of their questions stands", async () => {
  const question = { answer: null, hiddenReason: null, createdAt: new Date() };
  await show(
    signedIn([
      { ...question, id: "1", text: "Do you keep bees?" },
      { ...question, id: "2", text: "Do you have ducks and geese?", answer: "Two." },
      { ...question, id: "3", text: "Is Ben at home?", hiddenReason: "It names a person." },
    ]),
  );
  const own = (await screen.findByRole("heading", { name: "Your questions" })).parentElement!;
  const rows = within(own).getAllByRole("listitem");
  expect(rows.map((row) => row.querySelectorAll("p")[1]?.textContent)).toEqual([
    "The farm has not answered yet",
    "The farm has answered by email and on this page",
    "We have hidden your question: It names a person.",
  ]);
  const buttons = within(own).getAllByRole("button");
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual([
    "Delete “Do you keep bees?”",
    "Delete “Do you have ducks and ge…”",
    "Delete “Is Ben at home?”",
  ]);
});

it("A question that is too short is refused at its field, and a good one is sent once", async () => {
  const calls = await show({
    ...signedIn([]),
    "accounts.questions.ask": () => undefined,
  });
  fireEvent.click(await screen.findByRole("button", { name: "Ask the farm" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Ask Tula Ridge" }));
  const field = await dialog.findByLabelText("Your question");
  const send = dialog.getByRole("button", { name: "Send the question" });
  fireEvent.change(field, { target: { value: "Bees?" } });
  fireEvent.click(send);
  expectVisible(await dialog.findByText(/in 10 characters or more/u));
  fireEvent.change(field, { target: { value: "Do you keep bees?" } });
  fireEvent.click(send);
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  expect(calls.filter(({ path }) => path === "accounts.questions.ask")).toEqual([
    { path: "accounts.questions.ask", input: { farmId: 7, text: "Do you keep bees?" } },
  ]);
});

it("Who has not confirmed their address gets a new link instead of the form", async () => {
  const calls = await show({
    ...signedIn([]),
    "auth.current": () => ({
      id: "1",
      username: "ana",
      email: "ana@furrow.example",
      emailVerified: false,
    }),
    "accounts.resendVerification": () => undefined,
  });
  expectVisible(await screen.findByText(/confirm your email address first.*ana@/u));
  expect(screen.queryByRole("button", { name: "Ask the farm" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Send the confirmation again" }));
  await expect.poll(() => calls.map(({ path }) => path)).toContain("accounts.resendVerification");
});

it("A farm without answers says so, and one with many shows five at first", async () => {
  await show({});
  expectVisible(await screen.findByText("No answered questions here yet."));
  cleanup();
  const many = Array.from({ length: 7 }, (_, at) => ({ ...ANSWERED, id: `${at}` }));
  await show({ "farms.questions": () => many });
  expect(await screen.findAllByText(ANSWERED.text)).toHaveLength(5);
  fireEvent.click(screen.getByRole("button", { name: "Show more questions" }));
  expect(await screen.findAllByText(ANSWERED.text)).toHaveLength(7);
  expect(screen.queryByRole("button", { name: "Show more questions" })).toBeNull();
});

it("Questions that do not load say so, and one can still ask", async () => {
  await show({
    ...signedIn([]),
    "farms.questions": () => {
      throw refusal("internal", "No");
    },
  });
  expectVisible(await screen.findByRole("alert"));
  expectVisible(await screen.findByRole("button", { name: "Ask the farm" }));
});
