import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SubscriberPage } from "#client/features/subscribers/admin-subscribers/subscriber-page.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const PERSON = {
  id: "s",
  email: "ana@furrow.example",
  firstName: "Ana",
  lastName: "",
  zipCode: null,
  source: "footer",
  state: "confirmed",
  createdAt: "2026-11-25T11:13:00.000Z",
  tags: [],
  note: "",
  events: [],
  alerts: [],
  mails: [],
};

/** Types a note that cannot be saved; reloading the page then fails with `error`. */
async function saveInVain(error: Error) {
  let isFirst = true;
  await showAnswered(<SubscriberPage id="s" />, {
    "admin.subscribers.one": () => {
      if (!isFirst) throw error;
      isFirst = false;
      return PERSON;
    },
    "admin.subscribers.change": () => {
      throw refusal("unavailable", "Not now.");
    },
  });
  const note = await screen.findByLabelText<HTMLTextAreaElement>("Note");
  fireEvent.change(note, { target: { value: "Asked for leeks." } });
  fireEvent.click(screen.getByRole("button", { name: "Save tags and note" }));
}

it("typed text stays when neither saving nor reloading succeeds", async () => {
  await saveInVain(refusal("unavailable", "Our database is resting."));
  expect(
    (await screen.findByText("Our database is resting.")).closest("[role=alert]"),
  ).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Note").value).toBe("Asked for leeks.");
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
});

it("a subscriber that is gone by then is no longer shown", async () => {
  await saveInVain(refusal("not_found", "We cannot find that subscriber."));
  expectVisible(await screen.findByRole("heading", { name: "We cannot find that subscriber" }));
  expect(screen.queryByLabelText("Note")).toBeNull();
});

/** Shows the page and a button that reloads it; `saved` is what is stored by then. */
async function showSaved(saved: { tags: string[]; note: string }, change: () => void = () => {}) {
  let isFirst = true;
  const Page = () => {
    const utils = trpc.useUtils();
    return (
      <>
        <button type="button" onClick={() => void utils.admin.subscribers.one.invalidate()}>
          Read again
        </button>
        <SubscriberPage id="s" />
      </>
    );
  };
  const calls = await showAnswered(<Page />, {
    "admin.subscribers.one": () => {
      if (!isFirst) return { ...PERSON, ...saved };
      isFirst = false;
      return PERSON;
    },
    "admin.subscribers.change": change,
  });
  await screen.findByLabelText("Note");
  return calls;
}

const note = () => screen.getByLabelText<HTMLTextAreaElement>("Note");
const typeNote = (value: string) => fireEvent.change(note(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("a note saved elsewhere meanwhile is shown if nothing was typed", async () => {
  const calls = await showSaved({ tags: ["market"], note: "Lives next door." });
  press("Read again");
  await screen.findByDisplayValue("Lives next door.");
  typeNote("Lives next door. Asked for leeks.");
  press("Save tags and note");
  await expect.poll(() => calls.at(-2)?.path).toBe("admin.subscribers.change");
  expect(calls.at(-2)?.input).toEqual({
    id: "s",
    tags: ["market"],
    note: "Lives next door. Asked for leeks.",
    shown: { tags: ["market"], note: "Lives next door." },
  });
});

it("warns before overwriting another user's note, and keeps what was typed", async () => {
  const seen: unknown[] = [];
  const calls = await showSaved({ tags: [], note: "Lives next door." }, () => {
    seen.push(calls.at(-1)?.input);
    if (seen.length === 1) throw refusal("conflict", "The note has changed in the meantime.");
  });
  typeNote("Asked for leeks.");
  press("Save tags and note");
  await screen.findByText(/Saved by someone else in the meantime: Lives next door\./);
  expect(note().value).toBe("Asked for leeks.");
  press("Save tags and note");
  await expect.poll(() => seen.length).toBe(2);
  expect(seen[1]).toMatchObject({ note: "Asked for leeks.", shown: { note: "Lives next door." } });
});

it("an email's status stands in words, as in the outbox", async () => {
  const createdAt = "2026-11-25T11:13:00.000Z";
  await showAnswered(<SubscriberPage id="s" />, {
    "admin.subscribers.one": () => ({
      ...PERSON,
      mails: [{ id: "m", subject: "A late van", state: "suppressed", createdAt }],
    }),
  });
  expectVisible(await screen.findByText(/A late van \(Suppressed\)$/));
});
