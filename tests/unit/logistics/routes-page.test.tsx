import { Link, useLocation } from "@tanstack/react-router";
import { notifications } from "@mantine/notifications";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { RoutesPage } from "#client/features/logistics/logistics-routes/routes-page.tsx";
import { ToastArea } from "#client/ui/toasts/toast-area.tsx";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

// Loaded before the tests: with its icons it takes about as long as a test waits for a toast.
await import("#client/lib/toasts/toasts.tsx");

afterEach(() => {
  act(() => notifications.clean());
  cleanup();
  vi.restoreAllMocks();
});

/** The names and contents of the files that the browser is asked to save. */
function savedFiles() {
  const blobs: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return "blob:file";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return async () =>
    Promise.all(blobs.map(async (blob, at) => [names[at], await blob.text(), blob.type]));
}

const stop = (id: string, name: string) => ({
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
const van = (id: string, stops: ReturnType<typeof stop>[], state = "planned") => ({
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
const DEPOT = {
  name: "Barn",
  street: "1 Mill Road",
  city: "Petaluma",
  zipCode: "94952",
  point: { x: 0, y: 0 },
};
const ANA = stop("a", "Ana");
const BEN = stop("b", "Ben");
const CAM = stop("c", "Cam");
const DEE = stop("d", "Dee");

const show = (vans: ReturnType<typeof van>[], answers: Parameters<typeof showAnswered>[1] = {}) =>
  showAnswered(<RoutesPage day="2026-11-29" window="morning" onChoose={() => {}} />, {
    "logistics.routes": () => ({ depot: DEPOT, drivers: [], unassigned: 0, routes: vans }),
    "farms.map": () => ({ outline: "", counties: "", farms: [] }),
    ...answers,
  });
const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });
const press = async (name: string) => {
  const pressed = await button(name);
  pressed.focus();
  expect(document.activeElement).toBe(pressed);
  await act(async () => void fireEvent.click(pressed));
  return pressed;
};

/** The stops of all routes, in the order shown. */
const stopNames = () =>
  screen
    .getAllByRole("listitem")
    .flatMap((item) => item.querySelector("strong")?.textContent ?? []);

/** The routes of the window whose button was pressed last, at first of the morning. */
function BothWindows() {
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

/** Says which page is shown. */
function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>;
}

type Changed = { id: string; version: number; stops: string[] }[];

/** A server that keeps what is arranged, once `settle` lets it answer, or refuses it with the error given. */
function lateArrangements(first: ReturnType<typeof van>[]) {
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

describe("A stop of a planned route", () => {
  const vans = [van("1", [ANA, BEN, DEE]), van("2", [CAM])];

  it("is moved up or down without dragging", async () => {
    const calls = await show(vans, { "logistics.arrange": () => null });
    const arranged = () => calls.filter(({ path }) => path === "logistics.arrange").at(-1)?.input;
    await press("Move Ana down");
    expect(arranged()).toEqual({ routes: [{ id: "1", version: 3, stops: ["b", "a", "d"] }] });
    await press("Move Dee up");
    expect(arranged()).toEqual({ routes: [{ id: "1", version: 3, stops: ["a", "d", "b"] }] });
  });

  it("does not move past the first or last place", async () => {
    const calls = await show(vans);
    for (const name of ["Move Ana up", "Move Dee down", "Move Cam up", "Move Cam down"]) {
      await press(name);
      expect((await button(name)).getAttribute("aria-disabled"), name).toBe("true");
    }
    expect((await button("Move Ana down")).hasAttribute("aria-disabled")).toBe(false);
    expect(calls.map(({ path }) => path)).not.toContain("logistics.arrange");
  });

  it("keeps the focus on its button while it is moved, and moves one place for each press", async () => {
    const calls = await show(vans);
    const up = await press("Move Dee up");
    expect(stopNames()).toEqual(["Ana", "Dee", "Ben", "Cam"]);
    await act(async () => void fireEvent.click(up));
    expect(stopNames()).toEqual(["Dee", "Ana", "Ben", "Cam"]);
    expect(document.activeElement).toBe(up);
    expect(up.disabled).toBe(false);
    // The second waits until the first is saved.
    expect(calls.filter(({ path }) => path === "logistics.arrange")).toHaveLength(1);
  });

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

  it("is moved to the end of another van", async () => {
    const calls = await show(vans, { "logistics.arrange": () => null });
    const choice = await screen.findByLabelText("Move Ana to another van");
    const options = within(choice).getAllByRole("option");
    expect(options.map((option) => option.textContent)).toEqual(["To…", "Van 2"]);
    await act(async () => void fireEvent.change(choice, { target: { value: "2" } }));
    expect(calls.find(({ path }) => path === "logistics.arrange")?.input).toEqual({
      routes: [
        { id: "2", version: 3, stops: ["c", "a"] },
        { id: "1", version: 3, stops: ["b", "d"] },
      ],
    });
  });

  it("stays where it is once its van has left", async () => {
    await show([van("1", [ANA, BEN], "out"), van("2", [CAM])]);
    await screen.findByText("Cam");
    expect(screen.queryByRole("button", { name: "Move Ana down" })).toBeNull();
    expect(screen.queryByLabelText("Move Ana to another van")).toBeNull();
    expect(screen.queryByLabelText("Move Cam to another van")).toBeNull();
    expectVisible(screen.getByRole("button", { name: "Move Cam down" }));
  });
});

describe("The files of a route", () => {
  it("are downloaded under the name that the server gives them", async () => {
    const saved = savedFiles();
    const calls = await show([van("1", [ANA]), van("2", [])], {
      "logistics.exportRoute": (input) => ({
        name: `van-1.${(input as { kind: string }).kind}`,
        text: "stops",
      }),
    });
    await press("CSV of Van 1");
    await press("GPX of Van 1");
    expect(calls.filter(({ path }) => path === "logistics.exportRoute")).toMatchObject([
      { input: { routeId: "1", kind: "csv" } },
      { input: { routeId: "1", kind: "gpx" } },
    ]);
    expect(await saved()).toEqual([
      ["van-1.csv", "stops", "text/csv;charset=utf-8"],
      ["van-1.gpx", "stops", "application/gpx+xml;charset=utf-8"],
    ]);
    expect(screen.queryByRole("button", { name: "CSV of Van 2" })).toBeNull();
    expectVisible(screen.getByText(/show the center of each stop’s zip code/));
  });

  it("are not saved if they could not be made, and can be asked for again", async () => {
    const saved = savedFiles();
    await show([van("1", [ANA])], {
      "logistics.exportRoute": () => {
        throw refusal("too_many", "Too many tries. Please wait a minute.");
      },
    });
    await press("CSV of Van 1");
    expect(await saved()).toEqual([]);
    expect((await button("CSV of Van 1")).disabled).toBe(false);
  });
});
