import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { logisticsPack as m } from "#messages/logistics/pack.ts";
import { LabelsPage } from "#client/features/logistics/logistics-pack/labels-page.tsx";
import { readPaperSearch } from "#client/features/logistics/logistics-pack/paper-search.ts";
import { VanStopRow } from "#client/features/logistics/logistics-routes/van-stop.tsx";
import type { Van } from "#client/features/logistics/logistics-routes/arrange.ts";
import { type Stop, StopScreen } from "#client/features/logistics/driver/stop-screen.tsx";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const SLOT = { day: "2026-11-29", window: "morning" } as const;
const CHILE = { goods: "2 × Chile poblano, 1 lb", storage: "Sin bolsa.", storageIn: undefined };
const PICKED = "Se cosechó el sáb 28 nov";
const SLIPS = [
  {
    number: "FUR-7K3M-9QXT",
    language: "es",
    heading: "Ana, esta es su caja de Furrow",
    about: "Pedido FUR-7K3M-9QXT.",
    farms: [
      {
        name: "Tula Ridge",
        lines: [
          { ...CHILE, productId: 7, harvest: PICKED },
          {
            productId: 8,
            goods: "1 × Oak mushrooms, 8 oz",
            harvest: null,
            storage: "Paper bag.",
            storageIn: "en",
          },
        ],
      },
    ],
    first: ["Meta primero al refrigerador el pescado.", "Use primero: Bacalao."],
    ifWrong: "¿Falta algo?",
  },
];

type Choose = Parameters<typeof LabelsPage>[0]["onChoose"];
const onChoose = () => vi.fn<Choose>();

describe("Packing slips", () => {
  const show = (slips: () => unknown) =>
    showAnswered(<LabelsPage {...SLOT} paper="slips" onChoose={onChoose()} />, {
      "logistics.slips": slips,
    });

  it("are shown in the language of their order, with farms, storage and what comes first", async () => {
    await show(() => SLIPS);
    const slip = await screen.findByRole("article", { name: "Ana, esta es su caja de Furrow" });
    expect(slip.lang).toBe("es");
    const inside = within(slip);
    expectVisible(inside.getByRole("heading", { name: "Tula Ridge" }));
    expectVisible(inside.getByText("Sin bolsa."));
    expect(inside.getByText(PICKED).closest("li")!.textContent).toContain(CHILE.goods);
    expect(inside.getByText("Paper bag.").lang).toBe("en");
    expectVisible(
      inside.getByText(/Meta primero al refrigerador el pescado\. Use primero: Bacalao/),
    );
  });

  it("are announced while they load", async () => {
    const calls = await show(() => new Promise(() => {}));
    expect(calls.map(({ path }) => path)).toContain("logistics.slips");
    expect(screen.queryByRole("article")).toBeNull();
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  it("say so if there are none", async () => {
    await show(() => []);
    expectVisible(await screen.findByText("No crates in this window"));
  });

  it("say why they cannot be shown", async () => {
    await show(() => {
      throw refusal("too_many", "Too many tries. Please wait a minute.");
    });
    expect((await screen.findByRole("alert")).textContent).toContain("Please wait a minute");
  });

  it("are chosen beside the labels, for the same window", async () => {
    const choose = onChoose();
    await showAnswered(<LabelsPage {...SLOT} paper="labels" onChoose={choose} />, {
      "logistics.pack": () => [],
    });
    fireEvent.change(screen.getByLabelText("What to print"), { target: { value: "slips" } });
    expect(choose).toHaveBeenCalledWith({ ...SLOT, paper: "slips" });
    expect(readPaperSearch({ paper: "slips" })).toEqual({ paper: "slips" });
    expect(readPaperSearch({ paper: "posters" })).toEqual({});
  });
});

const GOODS = { pack: "1 lb", farmName: "Tula Ridge" };
/** The codes drawn on the labels. */
const codes = () =>
  [...document.querySelectorAll<SVGElement>("svg[data-code]")].map((code) => code.dataset["code"]);

describe("Labels", () => {
  const crate = (number: string, more: object = {}) => ({
    number,
    state: "packed",
    ...SLOT,
    stop: { route: "Van 2", position: 4 },
    name: "Ana Lee",
    city: "Petaluma",
    zipCode: "94952",
    isStopped: false,
    canPack: false,
    canUnpack: true,
    lines: [
      { productId: 7, name: "Leeks", units: 14, isCold: false },
      { productId: 8, name: "Cod", units: 3, isCold: true },
    ],
    ...more,
  });
  const labels = async (crates: unknown[]) => {
    await showAnswered(<LabelsPage {...SLOT} paper="labels" onChoose={onChoose()} />, {
      "logistics.pack": () => crates,
    });
    return (await screen.findAllByText(/, crate \d/)).map(
      (line) => line.closest("li")?.textContent ?? "",
    );
  };

  it("number each crate of an order, with its van, its stop and what stays cold", async () => {
    const shown = await labels([crate("FUR-1")]);
    expect(shown).toHaveLength(2);
    for (const [at, label] of shown.entries()) {
      expect(label).toContain("Van 2 ·\u00a04");
      expect(label).toContain("Ana Lee");
      expect(label).toContain("Petaluma 94952");
      expect(label).toContain("3 cold");
      expect(label).toContain(m.crateOf("FUR-1", at + 1, 2));
    }
  });

  it("are one for an order without goods left, and none for a disputed one", async () => {
    const shown = await labels([
      crate("FUR-1", { lines: [], stop: null, name: "" }),
      crate("FUR-2", { isStopped: true }),
    ]);
    expect(shown).toHaveLength(1);
    expect(shown[0]).toContain("No van");
    expect(shown[0]).toContain("FUR-1");
    expect(shown[0]).not.toContain("cold");
  });

  it("have the order's number as a code that can be scanned", async () => {
    await labels([crate("FUR-1")]);
    expect(codes()).toEqual(["FUR-1", "FUR-1"]);
    expect(document.querySelector("svg[data-code] path")?.getAttribute("d")).toMatch(/^M0 0h1v1/);
  });

  it("of goods are one for each line that comes, with the code that packs it", async () => {
    await showAnswered(<LabelsPage {...SLOT} paper="goods" onChoose={onChoose()} />, {
      "logistics.pack": () => [
        crate("FUR-1", {
          lines: [
            { ...GOODS, productId: 7, name: "Leeks", units: 14, isCold: false },
            { ...GOODS, productId: 8, name: "Cod", units: 3, isCold: true },
            { ...GOODS, productId: 9, name: "Kale", units: 0, isCold: false },
          ],
        }),
        crate("FUR-2", { isStopped: true }),
      ],
    });
    const shown = await screen.findAllByText(/^\d+ × /);
    expect(shown.map(({ textContent }) => textContent)).toEqual(["14 × Leeks", "3 × Cod"]);
    expect(codes()).toEqual(["FUR-1-7", "FUR-1-8"]);
    const [leeks, cod] = shown.map((name) => name.closest("li")!.textContent);
    expect(leeks).toContain("1 lb, Tula RidgeAna Lee, Van 2 ·\u00a04");
    expect(leeks).not.toContain("Keep cold");
    expect(cod).toContain("FUR-1-8");
    expect(cod).toContain("Keep cold");
  });
});

const STOP: Stop = {
  id: "stop",
  orderNumber: "FRW-1",
  position: 1,
  state: "planned",
  closedBy: null,
  doneAt: null,
  isPacked: true,
  name: "Ana",
  address: "1 Elm Street",
  city: "Redwood City",
  zipCode: "94063",
  phone: "",
  instructions: "",
  areInstructionsLater: true,
  units: 17,
  cold: 3,
  isStopped: false,
  note: "",
  remark: null,
  latitude: 37.5,
  longitude: -122.2,
  lines: [],
};
const LATER = "Instructions appear when this is loaded on the day of delivery.";

describe("A stop", () => {
  it("tells its driver how much of it is cold, and when its instructions appear", async () => {
    const show = (stop: Stop) =>
      showAnswered(<StopScreen stop={stop} number={1} count={1} report={() => {}} />, {});
    await show(STOP);
    expectVisible(screen.getByText("3 cold"));
    expectVisible(screen.getByText(LATER));
    cleanup();
    await show({ ...STOP, instructions: "Gate 4711", areInstructionsLater: false, cold: 0 });
    expectVisible(screen.getByText("Gate 4711"));
    expect(screen.queryByText(LATER)).toBeNull();
    expect(screen.queryByText("0 cold")).toBeNull();
  });

  it("says on the sheet how many crates it gets and how much of them is cold", async () => {
    const { lines: _, isPacked: _packed, ...rest } = STOP;
    const stop = { ...rest, orderState: "packed", point: { x: 1, y: 1 } } as const;
    const van: Van = {
      id: "van",
      day: SLOT.day,
      name: "Van 1",
      state: "done",
      version: 1,
      driverId: null,
      driverName: null,
      takes: null,
      departedAt: null,
      finishedAt: null,
      closedBy: null,
      isLate: false,
      miles: 3,
      stops: [stop],
    };
    const arrange = { move: () => {} };
    const row = { at: 0, van, vans: [van], arrange };
    await showAnswered(<VanStopRow {...row} stop={stop} />, {});
    expectVisible(screen.getByText("2 crates, 3 cold"));
    expectVisible(screen.getByText(LATER));
    cleanup();
    await showAnswered(<VanStopRow {...row} stop={{ ...stop, units: 1, cold: 0 }} />, {});
    expectVisible(screen.getByText("1 crate"));
  });
});
