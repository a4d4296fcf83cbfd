import { cleanup, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { BoardPage } from "#client/features/logistics/logistics-board/board-page.tsx";
import { LabelsPage } from "#client/features/logistics/logistics-pack/labels-page.tsx";
import { PackPage } from "#client/features/logistics/logistics-pack/pack-page.tsx";
import { PickPage } from "#client/features/logistics/logistics-pack/pick-page.tsx";
import { RoutesPage } from "#client/features/logistics/logistics-routes/routes-page.tsx";
import { speak } from "#server/language.ts";
import { logisticsSlot } from "#messages/logistics/slot.ts";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const SLOT = { day: "2026-11-29", window: "morning" } as const;
const choose = () => {};
const WINDOW = { id: "morning", label: "Morning", orders: 0, slots: 5, slotsLeft: 5, states: {} };
const BOARD = {
  day: SLOT.day,
  days: [],
  stillOpen: 0,
  lines: { expected: 0, harvested: 0, packed: 0, short: 0 },
  windows: [{ ...WINDOW, unassigned: 0 }],
  stops: 0,
  unassigned: 0,
  disputed: [],
  leftBehind: [],
  lateVans: [],
  waiting: [],
};
const NOTHING = {
  "logistics.board": () => BOARD,
  "logistics.driverRoutes": () => [],
  "logistics.pick": () => [],
  "logistics.pack": () => [],
  "logistics.slips": () => [],
  "logistics.routes": () => ({ depot: {}, drivers: [], unassigned: 0, routes: [] }),
};
const later = { day: "2026-12-01", window: null, orders: 12, stillOpen: 0, when: "later" };
const laterSlot = { ...later, window: "evening" };
const labels = (paper: "labels" | "goods" | "slips") => (
  <LabelsPage {...SLOT} paper={paper} onChoose={choose} />
);

type Page = [
  name: string,
  ui: () => ReactNode,
  found: { window: string | null },
  said: string,
  link: string,
  href: string,
];
const DAY = "Next deliveries: Tue Dec 1, 12 orders";
const IN_WINDOW = "Next deliveries: Tue Dec 1, 5PM-8PM, 12 orders";
const PAGES: Page[] = [
  [
    "day board",
    () => <BoardPage day={SLOT.day} onChoose={choose} />,
    later,
    "No deliveries on this day",
    DAY,
    "?day=2026-12-01",
  ],
  [
    "pick list",
    () => <PickPage day={SLOT.day} onChoose={choose} />,
    later,
    "Nothing comes from the farms on this day",
    "Next goods from the farms: Tue Dec 1, 12 orders",
    "/pick?day=2026-12-01",
  ],
  [
    "pack list",
    () => <PackPage {...SLOT} onChoose={choose} />,
    laterSlot,
    "Nothing to pack",
    IN_WINDOW,
    "/pack?day=2026-12-01&window=evening",
  ],
  [
    "labels",
    () => labels("labels"),
    laterSlot,
    "No crates in this window",
    IN_WINDOW,
    "/labels?paper=labels&day=2026-12-01&window=evening",
  ],
  [
    "slips",
    () => labels("slips"),
    laterSlot,
    "No crates in this window",
    IN_WINDOW,
    "/labels?paper=slips&day=2026-12-01&window=evening",
  ],
  [
    "routes",
    () => <RoutesPage {...SLOT} onChoose={choose} />,
    laterSlot,
    "Nothing to deliver in this window",
    IN_WINDOW,
    "/routes?day=2026-12-01&window=evening",
  ],
];

const plain = (text: string | null) => (text ?? "").replaceAll(/[\u00a0\u2011]/g, " ");

describe("A page of the crew for a day without orders", () => {
  it.each(PAGES)(
    "says so and links to the next with orders: %s",
    async (_name, ui, ...expected) => {
      const [nearest, said, link, href] = expected;
      await showAnswered(ui(), {
        ...NOTHING,
        "logistics.nearest": () => ({ stillOpen: 0, nearest }),
      });
      expectVisible(await screen.findByRole("heading", { name: said }));
      const shown = await screen.findByRole("link");
      expect(plain(shown.textContent)).toBe(link);
      expect(shown.getAttribute("href")).toBe(`/dashboard/logistics${href}`);
    },
  );

  it.each([
    [12, "Next deliveries: Tue Dec 1, 5PM-8PM, 12 orders that can still change"],
    [2, "Next deliveries: Tue Dec 1, 5PM-8PM, 12 orders, 2 of which can still change"],
  ])("says on the link where %i of 12 orders are not there yet", async (stillOpen, link) => {
    await showAnswered(<PackPage {...SLOT} onChoose={choose} />, {
      ...NOTHING,
      "logistics.nearest": () => ({ stillOpen: 0, nearest: { ...laterSlot, stillOpen } }),
    });
    expect(plain((await screen.findByRole("link")).textContent)).toBe(link);
  });

  it("says that its orders can still change, and that there is none anywhere", async () => {
    const pack = <PackPage {...SLOT} onChoose={choose} />;
    await showAnswered(pack, {
      ...NOTHING,
      "logistics.nearest": () => ({ stillOpen: 3, nearest: null }),
    });
    expectVisible(
      await screen.findByText(
        "3 orders can still change. Orders appear here once their day closes at the cut-off.",
      ),
    );
    cleanup();
    await showAnswered(pack, {
      ...NOTHING,
      "logistics.nearest": () => ({ stillOpen: 0, nearest: null }),
    });
    expectVisible(await screen.findByText("There are no orders on any day yet."));
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("still says that it is empty if the next day cannot be looked up", async () => {
    await showAnswered(<PackPage {...SLOT} onChoose={choose} />, {
      ...NOTHING,
      "logistics.nearest": () => {
        throw refusal("unavailable", "We cannot look right now.");
      },
    });
    expectVisible(await screen.findByRole("heading", { name: "Nothing to pack" }));
    expectVisible(await screen.findByRole("button", { name: "Try again" }));
  });

  it("shows a day whose orders can still change as usual", async () => {
    await showAnswered(<BoardPage day={SLOT.day} onChoose={choose} />, {
      ...NOTHING,
      "logistics.board": () => ({ ...BOARD, stillOpen: 2 }),
    });
    expectVisible(await screen.findByRole("heading", { name: "Morning" }));
    expect(screen.queryByText("No deliveries on this day")).toBeNull();
  });

  it("says in Spanish where the orders are", () => {
    const { nearest, nearestHarvest } = logisticsSlot;
    const said = speak("es", () => [
      logisticsSlot.nearest.same_day("sáb 28 nov", 1, 0),
      logisticsSlot.nearest.earlier("sáb 28 nov", 2, 0),
      logisticsSlot.nearestHarvest.later("sáb 28 nov", 2, 0),
      logisticsSlot.nearest.later("sáb 28 nov", 1, 1),
      logisticsSlot.nearest.later("sáb 28 nov", 2, 2),
      logisticsSlot.nearest.later("sáb 28 nov", 3, 1),
      logisticsSlot.nearest.later("sáb 28 nov", 3, 2),
    ]);
    expect(said.map(plain)).toEqual([
      "Otro horario de este día: sáb 28 nov, 1 pedido",
      "Últimas entregas: sáb 28 nov, 2 pedidos",
      "Próxima recepción: sáb 28 nov, 2 pedidos",
      "Próximas entregas: sáb 28 nov, 1 pedido que todavía puede cambiar",
      "Próximas entregas: sáb 28 nov, 2 pedidos que todavía pueden cambiar",
      "Próximas entregas: sáb 28 nov, 3 pedidos, 1 de los cuales todavía puede cambiar",
      "Próximas entregas: sáb 28 nov, 3 pedidos, 2 de los cuales todavía pueden cambiar",
    ]);
    expect([nearest.earlier("Sat", 1, 0), nearestHarvest.earlier("Sat", 2, 0)].map(plain)).toEqual([
      "Last deliveries: Sat, 1 order",
      "Last goods from the farms: Sat, 2 orders",
    ]);
  });
});
