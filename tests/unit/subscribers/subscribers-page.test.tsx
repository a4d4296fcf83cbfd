import { TRPCClientError } from "@trpc/client";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SubscribersPage } from "#client/features/subscribers/admin-subscribers/subscribers-page.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const person = (name: string, zipServed: string, isBounced: boolean) => ({
  id: name,
  email: `${name}@furrow.example`,
  firstName: "",
  lastName: "",
  zipCode: null,
  source: "footer_newsletter",
  state: "confirmed",
  tags: [],
  createdAt: "2026-11-25T11:13:00.000Z",
  zipServed,
  isBounced,
});
const PEOPLE = [
  person("ana", "served", false),
  person("ben", "unserved", true),
  person("cam", "unknown", false),
];
const show = (address?: string) =>
  showAnswered(
    <SubscribersPage />,
    { "admin.subscribers.page": () => ({ rows: PEOPLE, total: PEOPLE.length }) },
    address,
  );

it("says of each subscriber whether we deliver to the zip, and whether emails came back", async () => {
  await show();
  const row = async (name: string) => {
    const email = await screen.findByText(`${name}@furrow.example`);
    const cells = email.closest("tr")?.querySelectorAll("td") ?? [];
    return Array.from(cells, (cell) => cell.textContent).join("|");
  };
  expect(await row("ana")).toContain("Yes|Not bounced");
  expect(await row("ben")).toContain("No|Bounced");
  expect(await row("cam")).toContain("No zip|Not bounced");
});

it("filters by both, as the page's address says", async () => {
  const calls = await show("/?zip=unserved&bounce=bounced");
  await screen.findByText("ben@furrow.example");
  expect(calls[0]?.input).toMatchObject({ zip: "unserved", bounce: "bounced" });
  const zip = screen.getByLabelText<HTMLSelectElement>("Zip served?");
  expect(zip.value).toBe("unserved");
  expect(
    within(zip)
      .getAllByRole("option")
      .map((one) => one.textContent),
  ).toEqual(["All zips", "Yes", "No", "No zip"]);
  const bounced = screen.getByLabelText<HTMLSelectElement>("Bounced?");
  await act(async () => void fireEvent.change(bounced, { target: { value: "not_bounced" } }));
  expect(calls.at(-1)?.input).toMatchObject({ zip: "unserved", bounce: "not_bounced" });
});

it("says why the list did not load, with the number of the request", async () => {
  const failure = { code: "unavailable", message: "Resting.", details: null, fieldErrors: {} };
  const error = { code: -32600, message: "Resting.", data: { failure, requestId: "req-4711" } };
  await showAnswered(<SubscribersPage />, {
    "admin.subscribers.page": () => {
      throw TRPCClientError.from({ error });
    },
  });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Resting.");
  expect(alert.textContent).toContain("Request req-4711");
});
