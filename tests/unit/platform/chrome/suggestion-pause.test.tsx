import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useSuggestions } from "#client/features/platform/chrome/header/use-suggestions.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

function Field() {
  const { onType } = useSuggestions();
  return <input aria-label="Search" onChange={(event) => onType(event.currentTarget.value)} />;
}

it("Suggestions are asked for once typing has paused for 150 milliseconds, with the last words", async () => {
  const calls = await showAnswered(<Field />, {
    "catalog.suggest": () => ({ rows: [], searchedFor: null }),
  });
  const asked = () => calls.filter(({ path }) => path === "catalog.suggest");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const type = (value: string) =>
    fireEvent.change(screen.getByRole("textbox"), { target: { value } });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  type("to");
  await pass(149);
  type("tom");
  await pass(149);
  expect(asked()).toEqual([]);
  await pass(1);
  expect(asked()).toMatchObject([{ input: { q: "tom" } }]);
});
