import { useQuery } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Freshness } from "#client/ui/data-table/freshness.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";

/** A load that has not been answered yet. */
type Load = { answer: () => void; fail: () => void };
let loads: Load[] = [];

beforeEach(() => {
  loads = [];
  vi.useFakeTimers({ now: new Date("2026-11-27T18:42:00Z"), toFake: ["Date"] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Page() {
  const query = useQuery({
    queryKey: ["page"],
    retry: false,
    queryFn: () =>
      new Promise<string>((resolve, reject) =>
        loads.push({ answer: () => resolve("rows"), fail: () => reject(new Error("no")) }),
      ),
  });
  return (
    <p aria-label="Freshness">
      <Freshness query={query} />
      <button onClick={() => void query.refetch()}>By itself</button>
    </p>
  );
}

const shown = () => screen.getByLabelText("Freshness").textContent.replace("By itself", "");
const said = () => document.querySelector("[aria-live]")?.textContent;
/** Presses a button and waits until its load has been told to the page, which the query does in a task of its own. */
async function load(name: "Refresh" | "By itself") {
  await act(async () => fireEvent.click(screen.getByRole("button", { name })));
  await vi.waitFor(() => expect(document.querySelector("[data-loading]")).not.toBeNull());
}
const settle = (how: keyof Load) =>
  act(async () => {
    loads.at(-1)?.[how]();
    await vi.waitFor(() => expect(document.querySelector("[data-loading]")).toBeNull());
  });
async function open() {
  await showAnswered(<Page />, {});
  expect(shown()).toBe("");
  await settle("answer");
  await screen.findByText(/As of/);
}

it("there is nothing to refresh before the first answer, and then it says when that came", async () => {
  await open();
  expect(shown()).toBe("As of 10:42 AMRefresh");
  expect(said()).toBe("");
});

it("a press loads again, says so meanwhile, and gives the new time", async () => {
  await open();
  vi.setSystemTime(new Date("2026-11-27T18:45:00Z"));
  await load("Refresh");
  expect(loads).toHaveLength(2);
  expect(said()).toBe("Refreshing");
  expect(shown()).toContain("As of 10:42 AM");
  await settle("answer");
  expect(shown()).toContain("As of 10:45 AM");
  expect(said()).toBe("Up to date");
});

it("a refresh that fails says so, and the time stays that of the data shown", async () => {
  await open();
  vi.setSystemTime(new Date("2026-11-27T18:45:00Z"));
  await load("Refresh");
  expect(said()).toBe("Refreshing");
  await settle("fail");
  expect(said()).toBe("Could not refresh.");
  expect(shown()).toContain("As of 10:42 AM");
  await load("Refresh");
  expect(said()).toBe("Refreshing");
  await settle("answer");
  expect(said()).toBe("Up to date");
});

it("a page that refreshes by itself later says nothing of it, even after a press", async () => {
  await open();
  await load("Refresh");
  expect(said()).toBe("Refreshing");
  vi.setSystemTime(new Date("2026-11-27T18:45:00Z"));
  await settle("answer");
  expect(said()).toBe("Up to date");
  await load("By itself");
  expect(loads).toHaveLength(3);
  expect(said()).toBe("");
  vi.setSystemTime(new Date("2026-11-27T18:46:00Z"));
  await settle("answer");
  expect(shown()).toContain("As of 10:46 AM");
  expect(said()).toBe("");
});
