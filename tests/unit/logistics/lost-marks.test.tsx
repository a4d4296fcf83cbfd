import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AllReady } from "#client/features/farms/farmer-today/all-ready.tsx";
import { RouteStart } from "#client/features/logistics/driver/route-start.tsx";
import type { DriverRoute } from "#client/lib/logistics/driver-phone/phone-memory.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { type Answers, refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { crate, line, packing, show, tick } from "#tests/support/setups/logistics/scanning.tsx";

const toast = { update: () => {}, dismiss: () => {} };
const shown = vi.fn<typeof notify.show>(() => toast);
const said = () => shown.mock.calls.map(([{ title, description }]) => [title, description]);

beforeEach(() => {
  shown.mockClear();
  vi.spyOn(notify, "show").mockImplementation(shown);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const LOST = [
  "We could not tell whether that was done",
  "The answer got lost on the way. Look at how it stands before you try again.",
];
const loseAnswer = () => {
  throw new TypeError("Failed to fetch");
};
const refuse = () => {
  throw refusal("conflict", "This order is not being packed.");
};
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getAllByRole("button", { name }).at(-1)!));

/** Ticks the leeks of a crate while marks end so. */
async function tickLeeks(packLine: Answers[string]) {
  const leeks = crate([line(7, "Leeks"), line(8, "Kale")]);
  await show({ ...packing(leeks), "logistics.packLine": packLine });
  await screen.findByRole("checkbox", { name: "2 × Leeks" });
  await act(async () => void fireEvent.click(tick("2 × Leeks")));
  await waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
}

it("a mark at the packing table whose answer is lost is not said to be unmade, and the list is read again", async () => {
  const leeks = crate([line(7, "Leeks"), line(8, "Kale")]);
  const server = packing(leeks);
  await tickLeeksAt(server);
  expect(said()).toEqual([LOST]);
  await waitFor(() => expect(tick("2 × Leeks").checked).toBe(true));
});

/** Ticks the leeks at a server that packs them, but whose answer does not come. */
async function tickLeeksAt(server: Answers) {
  await show({
    ...server,
    "logistics.packLine": (input) => {
      server["logistics.packLine"]?.(input);
      return loseAnswer();
    },
  });
  await screen.findByRole("checkbox", { name: "2 × Leeks" });
  await act(async () => void fireEvent.click(tick("2 × Leeks")));
  await waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
}

it("a mark that was refused, or that never left the phone, was not made", async () => {
  await tickLeeks(refuse);
  expect(said()).toEqual([["It was not marked", "This order is not being packed."]]);
  cleanup();
  shown.mockClear();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await tickLeeks(loseAnswer);
  expect(said()).toEqual([
    [
      "It was not marked",
      "We could not reach our server. Please check your connection and try again.",
    ],
  ]);
});

it("a route whose start got no answer may have started; a phone without signal has not sent it", async () => {
  const route = {
    id: "route-1",
    stops: [{ id: "stop-1", orderNumber: "FUR-1", isStopped: false, isPacked: true }],
  };
  const begin = async () => {
    await showAnswered(<RouteStart route={route as unknown as DriverRoute} />, {
      "logistics.start": loseAnswer,
    });
    await press("Start the route");
    await waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
  };
  await begin();
  expect(said()).toEqual([LOST]);
  cleanup();
  shown.mockClear();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await begin();
  expect(said()).toEqual([
    ["The route did not start", "You are offline. Start the route when you are online."],
  ]);
});

it("a farm that marks a whole day and gets no answer is told that this is not known", async () => {
  const sheet = {
    day: "2026-11-29",
    products: [{ productId: 7, name: "Leeks", waiting: 4, isByWeight: false }],
  };
  await showAnswered(<AllReady sheet={sheet as never} farmId={undefined} />, {
    "auth.current": () => null,
    "farmer.dayReady": loseAnswer,
  });
  await press("Mark all ready");
  await press("All ready");
  await waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
  expect(said()).toEqual([LOST]);
});
