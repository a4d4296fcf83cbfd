import { Link, useLocation } from "@tanstack/react-router";
import { notifications } from "@mantine/notifications";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { RoutesPage } from "#client/features/logistics/logistics-routes/routes-page.tsx";
import { ToastArea } from "#client/ui/toasts/toast-area.tsx";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";
import {
  ANA,
  BEN,
  BothWindows,
  button,
  CAM,
  DEE,
  DEPOT,
  lateArrangements,
  press,
  show,
  stop,
  stopNames,
  van,
} from "#tests/support/setups/logistics/routes-page.tsx";

// Loaded before the tests: with its icons it takes about as long as a test waits for a toast.
await import("#client/lib/toasts/toasts.tsx");

afterEach(() => {
  act(() => notifications.clean());
  cleanup();
  vi.restoreAllMocks();
});

/** Says which page is shown. */
function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>;
}

describe("While moves are saved, a stop of a planned route", () => {
  const vans = [van("1", [ANA, BEN, DEE]), van("2", [CAM])];

  it("is moved while another is being saved, after it and on the routes as they then are", async () => {
    const { answers, inputs, settle } = lateArrangements(vans);
    await show(vans, answers);
    await press("Move Ana down");
    await press("Move Dee up");
    const choice = screen.getByLabelText("Move Ben to another van");
    await act(async () => void fireEvent.change(choice, { target: { value: "2" } }));
    expect(inputs()).toHaveLength(1);
    expect(stopNames()).toEqual(["Dee", "Ana", "Cam", "Ben"]);
    for (const saved of [1, 2, 3]) {
      await settle();
      await vi.waitFor(() => expect(inputs()).toHaveLength(Math.min(saved + 1, 3)));
    }
    expect(inputs()).toEqual([
      [{ id: "1", version: 3, stops: ["b", "a", "d"] }],
      [{ id: "1", version: 4, stops: ["b", "d", "a"] }],
      [
        { id: "2", version: 3, stops: ["c", "b"] },
        { id: "1", version: 5, stops: ["d", "a"] },
      ],
    ]);
    expect(stopNames()).toEqual(["Dee", "Ana", "Cam", "Ben"]);
  });

  it("goes back with those moved after it where somebody else has changed the route", async () => {
    const { answers, inputs, settle } = lateArrangements(vans);
    await show(vans, answers);
    await press("Move Ana down");
    await press("Move Dee up");
    await settle(refusal("conflict", "The route has changed."));
    await vi.waitFor(() => expect(stopNames()).toEqual(["Ana", "Ben", "Dee", "Cam"]));
    expect(inputs()).toHaveLength(1);
    await press("Move Ana down");
    expect(inputs()).toHaveLength(2);
  });

  it("goes before the same neighbor when somebody else adds a stop while another is saved", async () => {
    const { answers, inputs, settle, change } = lateArrangements(vans);
    await show(vans, answers);
    await press("Move Ana down");
    await press("Move Dee up");
    change((now) =>
      now.map((one) =>
        one.id === "1" ? { ...one, stops: [stop("e", "Eve"), ...one.stops] } : one,
      ),
    );
    await settle();
    await vi.waitFor(() => expect(inputs()).toHaveLength(2));
    expect(inputs()[1]).toEqual([{ id: "1", version: 4, stops: ["e", "b", "d", "a"] }]);
  });

  it.each([
    ["its stop", "d", ["Ben", "Ana", "Cam"]],
    ["its neighbor", "a", ["Ben", "Dee", "Cam"]],
  ])("is said not to be moved where %s is gone by then", async (_, gone, left) => {
    const { answers, inputs, settle, change } = lateArrangements(vans);
    await showAnswered(
      <>
        <RoutesPage day="2026-11-29" window="morning" onChoose={() => {}} />
        <ToastArea />
      </>,
      answers,
    );
    await press("Move Ana down");
    await press("Move Dee up");
    change((now) =>
      now.map((one) => ({ ...one, stops: one.stops.filter(({ id }) => id !== gone) })),
    );
    await settle();
    expectVisible(await screen.findByText("The stop was not moved"));
    expect(inputs()).toHaveLength(1);
    expect(stopNames()).toEqual(left);
  });

  it("is moved on the routes as they are, also once another window is shown", async () => {
    const { answers, inputs, settle } = lateArrangements(vans);
    await showAnswered(<BothWindows />, answers);
    await press("Move Ana down");
    await press("Move Dee up");
    await press("afternoon");
    await settle();
    await vi.waitFor(() => expect(inputs()).toHaveLength(2));
    expect(inputs()[1]).toEqual([{ id: "1", version: 4, stops: ["b", "d", "a"] }]);
  });

  it("is not moved back because a move in another window is refused", async () => {
    const { answers, inputs, settle } = lateArrangements(vans);
    const evening = [van("3", [stop("e", "Eve"), stop("f", "Fay")])];
    const routesOf = (input: unknown) =>
      (input as { window: string }).window === "afternoon"
        ? { depot: DEPOT, drivers: [], unassigned: 0, routes: evening }
        : answers["logistics.routes"]();
    await showAnswered(<BothWindows />, { ...answers, "logistics.routes": routesOf });
    await press("Move Ana down");
    await press("Move Dee up");
    await press("afternoon");
    await press("Move Eve down");
    expect(stopNames()).toEqual(["Fay", "Eve"]);
    await settle(refusal("conflict", "The route has changed."));
    await vi.waitFor(() => expect(inputs()).toHaveLength(2));
    expect(stopNames()).toEqual(["Fay", "Eve"]);
    expect(inputs()[1]).toEqual([{ id: "3", version: 3, stops: ["f", "e"] }]);
  });

  it("keeps the van, its files and the sheets waiting until it is saved", async () => {
    const { answers, settle } = lateArrangements(vans);
    await show(vans, answers);
    const waiting = async () => {
      const names = ["Print the sheets", "CSV of Van 1", "GPX of Van 2"];
      const buttons = await Promise.all(names.map(button));
      buttons.push(...screen.getAllByRole<HTMLButtonElement>("button", { name: "It has left" }));
      return new Set(buttons.map(({ disabled }) => disabled));
    };
    expect(await waiting()).toEqual(new Set([false]));
    await press("Move Ana down");
    expect(await waiting()).toEqual(new Set([true]));
    await settle();
    await vi.waitFor(async () => expect(await waiting()).toEqual(new Set([false])));
  });

  it("is saved before a link leaves the page", async () => {
    const { answers, settle } = lateArrangements(vans);
    const page = (
      <>
        <RoutesPage day="2026-11-29" window="morning" onChoose={() => {}} />
        <Link to="/cookies">Elsewhere</Link>
        <Address />
      </>
    );
    await showAnswered(page, answers);
    await press("Move Ana down");
    await act(async () => void fireEvent.click(screen.getByRole("link", { name: "Elsewhere" })));
    expect(screen.getByTestId("address").textContent).toBe("/");
    await settle();
    await vi.waitFor(() => expect(screen.getByTestId("address").textContent).toBe("/cookies"));
  });
});
