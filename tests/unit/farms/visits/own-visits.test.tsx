import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { VisitsPage } from "#client/features/farms/farmer-visits/visits-page.tsx";
import { type Answers, showAnswered } from "#tests/support/dom/answered.tsx";
import { answerQuestions, follow, WaysOut } from "#tests/support/dom/leaving.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

const FARM = { id: 7, name: "Tula Ridge", isLive: true };
const VISIT = {
  id: "0b7c3f0e-5f3a-4c5e-9d7e-3f1f6f2f9a01",
  startsAt: "2030-12-07T18:00:00.000Z",
  endsAt: "2030-12-07T20:00:00.000Z",
  places: 12,
  taken: 0,
  standing: "open",
  text: "Forty rows of persimmons.",
  textEs: "",
  bring: "",
  bringEs: "",
  meetingPoint: "At the green shed.",
  meetingPointEs: "",
  canceledReason: null,
  guests: [],
};
const OTHER = {
  ...VISIT,
  id: "0b7c3f0e-5f3a-4c5e-9d7e-3f1f6f2f9a02",
  startsAt: "2030-12-14T18:00:00.000Z",
  endsAt: "2030-12-14T20:00:00.000Z",
};
const UNSAVED = "What you typed is not saved yet. Leave without it?";
const CHANGE = "Change the open day on Saturday, December\u00a07";

const says = { answer: false };
let asked: string[] = [];
let visits: (typeof VISIT)[] = [];

beforeEach(() => {
  says.answer = false;
  asked = answerQuestions(says);
  visits = [VISIT, OTHER];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (answers: Answers = {}) =>
  showAnswered(
    <main>
      <WaysOut />
      <VisitsPage farmId={undefined} />
    </main>,
    { "farmer.visits.list": () => ({ farm: FARM, visits }), ...answers },
  );
const press = async (name: string, inside = screen.getByRole("main")) => {
  const button = await within(inside).findByRole("button", { name });
  await act(async () => fireEvent.click(button));
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const offered = () =>
  screen.queryAllByRole("button", { name: /^(?:Announce an|Change the) open day/ });

it("One form at a time is offered; going back from it leads to the button that opened it", async () => {
  await show();
  for (const [name, first] of [
    ["Announce an open day", "Day"],
    [CHANGE, "Places"],
  ] as const) {
    await press(name);
    expect(document.activeElement).toBe(field(first));
    expect(offered().map(({ textContent }) => textContent)).toEqual(
      name === CHANGE ? [] : ["Announce an open day"],
    );
    await press("Cancel");
    expect(offered()).toHaveLength(3);
    expect(document.activeElement).toBe(screen.getByRole("button", { name }));
  }
  expect(asked).toEqual([]);
});

it("Going back from the form of an open day called off meanwhile leads to its card", async () => {
  await show({ "farmer.visits.cancel": () => null });
  await press(CHANGE);
  const other = screen.getByRole("article", { name: "Saturday, December\u00a014" });
  visits = [VISIT, OTHER].map((one) => ({ ...one, standing: "canceled" }));
  await press("Cancel open day", other);
  const dialog = await screen.findByRole("dialog");
  fireEvent.change(within(dialog).getByRole("textbox"), { target: { value: "Rain." } });
  await press("Cancel open day", dialog);
  await within(other).findByText("Canceled");
  await press("Cancel");
  const card = await screen.findByRole("article", { name: "Saturday, December\u00a07" });
  expect(document.activeElement).toBe(card);
});

it("An open day that was announced gets the focus, as does one that was changed", async () => {
  visits = [OTHER];
  await show({
    "farmer.visits.announce": () => {
      visits = [VISIT, OTHER];
      return { id: VISIT.id };
    },
    "farmer.visits.change": () => null,
  });
  await press("Announce an open day");
  type("Day", "2030-12-07");
  type("What there is to see", VISIT.text);
  type("Where to meet", VISIT.meetingPoint);
  await press("Announce an open day", screen.getByRole("form"));
  const announced = await screen.findByRole("article", { name: "Saturday, December\u00a07" });
  await waitFor(() => expect(document.activeElement).toBe(announced));

  await press(CHANGE);
  type("What there is to see", "Fifty rows.");
  await press("Save");
  const changed = await screen.findByRole("article", { name: "Saturday, December\u00a07" });
  await waitFor(() => expect(document.activeElement).toBe(changed));
  expect(asked).toEqual([]);
});

it("What was typed is lost only after a question: by a link, and by the form's own Cancel", async () => {
  await show();
  for (const name of ["Announce an open day", CHANGE]) {
    asked.length = 0;
    says.answer = false;
    await press(name);
    type("What there is to see", "Walnuts.");
    expect(await follow("Further down")).toBe("/");
    expect(asked).toEqual([]);
    expect(await follow("Elsewhere")).toBe("/");
    expect(asked).toEqual([UNSAVED]);
    await press("Cancel");
    expect(asked).toEqual([UNSAVED, UNSAVED]);
    expect(field("What there is to see").value).toBe("Walnuts.");
    says.answer = true;
    await press("Cancel");
    expectVisible(screen.getByRole("button", { name }));
  }
  expect(screen.queryByRole("form")).toBeNull();
  expect(await follow("Elsewhere")).toBe("/elsewhere");
  expect(asked).toHaveLength(3);
});

it("Whoever agrees leaves, and a form in which nothing is typed asks nothing", async () => {
  await show();
  await press(CHANGE);
  type("Places", "20");
  type("Places", "12");
  expect(await follow("Elsewhere")).toBe("/elsewhere");
  expect(asked).toEqual([]);
  cleanup();

  says.answer = true;
  await show();
  await press(CHANGE);
  type("Places", "20");
  expect(await follow("Elsewhere")).toBe("/elsewhere");
  expect(asked).toEqual([UNSAVED]);
});
