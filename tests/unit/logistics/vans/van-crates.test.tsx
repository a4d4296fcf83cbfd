import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { RoutesPage } from "#client/features/logistics/logistics-routes/routes-page.tsx";
import { FIELDS } from "#client/features/platform/admin-settings/fields.tsx";
import { settingsSchema } from "#shared/platform/settings/settings.ts";
import { speak } from "#server/language.ts";
import { logisticsRoutes } from "#messages/logistics/routes.ts";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";
import {
  DEPOT,
  stop as plannedStop,
  van as plannedVan,
} from "#tests/support/setups/logistics/routes-page.tsx";

afterEach(cleanup);

const stop = (id: string, units: number) => ({ ...plannedStop(id, id), units });
type Stops = ReturnType<typeof stop>[];
const van = (id: string, takes: number | null, stops: Stops, state = "planned") => ({
  ...plannedVan(id, stops, state),
  takes,
});

const show = (...routes: ReturnType<typeof van>[]) =>
  showAnswered(<RoutesPage day="2026-11-29" window="morning" onChoose={() => {}} />, {
    "logistics.routes": () => ({ depot: DEPOT, drivers: [], unassigned: 0, routes }),
    "logistics.arrange": () => new Promise(() => {}),
    "farms.map": () => ({ outline: "", counties: "", farms: [] }),
  });

const overfull = () => screen.getByText(/^Not every crate fits/);

describe("A van's card", () => {
  it("says in words how many of its crates are taken, and nothing if nobody has said how many it takes", async () => {
    await show(van("1", 40, [stop("Ana", 15), stop("Ben", 31)]), van("2", null, [stop("Cam", 2)]));
    const words = await screen.findByText("4 of 40 crates");
    expectVisible(words);
    expect(words.hasAttribute("data-full")).toBe(false);
    expect(screen.getAllByText(/of \d+ crates?/)).toHaveLength(1);
    expect(screen.queryByText(/^Not every crate fits/)).toBeNull();
  });

  it("says how many are too many, and so does a status that follows each move", async () => {
    await show(van("1", 2, [stop("Ana", 15), stop("Ben", 31)]), van("2", 1, [stop("Cam", 2)]));
    expectVisible(await screen.findByText("4 of 2 crates, 2 too many"));
    expect(overfull().getAttribute("role")).toBe("status");
    expect(overfull().textContent).toContain("fits in Van 1. Move stops to another van");
    const choice = screen.getByLabelText("Move Ana to another van");
    await act(async () => void fireEvent.change(choice, { target: { value: "2" } }));
    expectVisible(screen.getByText("3 of 2 crates, 1 too many"));
    expectVisible(screen.getByText("2 of 1 crate, 1 too many"));
    expect(overfull().textContent).toContain("fits in Van 1 and Van 2.");
  });

  it("does not ask to move stops of a van that has left", async () => {
    await show(van("1", 2, [stop("Ben", 31)], "out"));
    expectVisible(await screen.findByText("3 of 2 crates, 1 too many"));
    expect(screen.queryByText(/^Not every crate fits/)).toBeNull();
  });

  it("speaks Spanish", () => {
    const said = speak("es", () => [
      logisticsRoutes.loadedOver(4, 2, 2),
      logisticsRoutes.overfull(["Camioneta 1", "Camioneta 3"]),
    ]);
    expect(said).toEqual([
      "4 de 2 cajas, sobran 2",
      expect.stringMatching(/^No caben todas las cajas en la camioneta 1 y la camioneta 3\. /),
    ]);
  });
});

describe("The setting of what vans take", () => {
  it("is typed in the order of their numbers", async () => {
    const changed: unknown[] = [];
    const { Field } = FIELDS.delivery.find(({ key }) => key === "vanCrates")!;
    const settings = { ...DEFAULT_SETTINGS, vanCrates: [40, 25] };
    await showAnswered(
      <Field
        {...{ settings, error: undefined, parts: {} }}
        onChange={(part) => changed.push(part)}
      />,
      {},
    );
    const field = screen.getByLabelText<HTMLInputElement>("Crates that each van takes");
    expect(field.value).toBe("40 25");
    for (const value of ["40, 30 25", ""]) fireEvent.change(field, { target: { value } });
    expect(changed).toEqual([{ vanCrates: [40, 30, 25] }, { vanCrates: [] }]);
  });

  it.each([
    [[0], "At least 1"],
    [[501], "At most 500"],
    [[null], "Please enter how many crates each van takes, with spaces between the numbers"],
    [[2.5], "Please enter how many crates each van takes, with spaces between the numbers"],
    [Array.from({ length: 21 }, () => 9), "At most 20 vans"],
  ])("refuses %j", (vanCrates, error) => {
    const told = settingsSchema.safeParse({ vanCrates }).error?.issues;
    expect(told?.map(({ message }) => message)).toEqual([error]);
  });
});
