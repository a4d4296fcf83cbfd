import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SubscriberPage } from "#client/features/subscribers/admin-subscribers/subscriber-page.tsx";
import { refusal, showAnswered } from "#tests/support/answered.tsx";

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

/** A note is typed and cannot be saved, and the page is read again with `error`. */
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

it("what was typed stays when neither saving nor reading again succeeds", async () => {
  await saveInVain(refusal("unavailable", "Our database is resting."));
  expect(
    (await screen.findByText("Our database is resting.")).closest("[role=alert]"),
  ).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Note").value).toBe("Asked for leeks.");
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
});

it("what is gone by then is not shown any longer", async () => {
  await saveInVain(refusal("not_found", "We cannot find that subscriber."));
  expect(await screen.findByRole("heading", { name: "Page not found" })).toBeTruthy();
  expect(screen.queryByLabelText("Note")).toBeNull();
});
