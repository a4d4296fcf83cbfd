import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect } from "vitest";
import { RoutesPage } from "#client/features/logistics/logistics-routes/routes-page.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";

/** A stop that is still to be driven to. */
export const stop = (id: string, name: string) => ({
  id,
  orderNumber: `FUR-${id}`,
  position: 1,
  state: "planned",
  orderState: "packed",
  closedBy: null,
  doneAt: null,
  name,
  address: "1 Elm Street",
  city: "Petaluma",
  zipCode: "94952",
  phone: "",
  instructions: "",
  areInstructionsLater: false,
  units: 2,
  cold: 0,
  isStopped: false,
  note: "",
  remark: null,
  latitude: 38.2,
  longitude: -122.6,
  point: { x: 1, y: 1 },
});

/** A route of the day with these stops. */
export const van = (id: string, stops: ReturnType<typeof stop>[], state = "planned") => ({
  id,
  day: "2026-11-29",
  name: `Van ${id}`,
  state,
  version: 3,
  driverId: null,
  driverName: null,
  departedAt: null,
  finishedAt: null,
  closedBy: null,
  takes: null,
  isLate: false,
  miles: 3,
  stops,
});

export const DEPOT = {
  name: "Barn",
  street: "1 Mill Road",
  city: "Petaluma",
  zipCode: "94952",
  point: { x: 0, y: 0 },
};

export const ANA = stop("a", "Ana");
export const BEN = stop("b", "Ben");
export const CAM = stop("c", "Cam");
export const DEE = stop("d", "Dee");

/** Shows the routes of the morning. Returns the calls that the page makes. */
export const show = (
  vans: ReturnType<typeof van>[],
  answers: Parameters<typeof showAnswered>[1] = {},
) =>
  showAnswered(<RoutesPage day="2026-11-29" window="morning" onChoose={() => {}} />, {
    "logistics.routes": () => ({ depot: DEPOT, drivers: [], unassigned: 0, routes: vans }),
    "farms.map": () => ({ outline: "", counties: "", farms: [] }),
    ...answers,
  });

export const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });

/** Presses a button, which has the focus then, and returns it. */
export const press = async (name: string) => {
  const pressed = await button(name);
  pressed.focus();
  expect(document.activeElement).toBe(pressed);
  await act(async () => void fireEvent.click(pressed));
  return pressed;
};

/** The stops of all routes, in the order shown. */
export const stopNames = () =>
  screen
    .getAllByRole("listitem")
    .flatMap((item) => item.querySelector("strong")?.textContent ?? []);

/** The routes of the window whose button was pressed last, at first of the morning. */
export function BothWindows() {
  const [window, setWindow] = useState<"morning" | "afternoon">("morning");
  return (
    <>
      <button type="button" onClick={() => setWindow("afternoon")}>
        afternoon
      </button>
      <RoutesPage day="2026-11-29" window={window} onChoose={() => {}} />
    </>
  );
}

type Changed = { id: string; version: number; stops: string[] }[];

/** A server that keeps what is arranged, once `settle` lets it answer, or refuses it with the error given. */
export function lateArrangements(first: ReturnType<typeof van>[]) {
  let now = first;
  const asked: { routes: Changed; answer: (error?: Error) => void }[] = [];
  let answered = 0;
  const stops = first.flatMap((one) => one.stops);
  let changedByOthers = (routes: typeof first) => routes;
  const keep = (routes: Changed) => {
    const kept = now.map((one) => {
      const own = routes.find(({ id }) => id === one.id);
      if (!own) return one;
      const order = own.stops.flatMap((id) => stops.find((other) => other.id === id) ?? []);
      return { ...one, version: one.version + 1, stops: order };
    });
    now = changedByOthers(kept);
  };
  return {
    answers: {
      "logistics.routes": () => ({ depot: DEPOT, drivers: [], unassigned: 0, routes: now }),
      "logistics.arrange": (input: unknown) => {
        const { routes } = input as { routes: Changed };
        return new Promise((resolve, reject) => {
          asked.push({
            routes,
            answer(error) {
              if (error) return reject(error);
              keep(routes);
              resolve(null);
            },
          });
        });
      },
    },
    inputs: () => asked.map(({ routes }) => routes),
    /** What somebody else changes right after the next move is kept. */
    change(by: typeof changedByOthers) {
      changedByOthers = by;
    },
    settle: (error?: Error) =>
      act(async () => {
        asked[answered]?.answer(error);
        answered += 1;
      }),
  };
}
