import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { FIELDS } from "#client/features/platform/admin-settings/fields.tsx";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";
import type { SettingsTab } from "#shared/platform/settings/settings-tabs.ts";
import { detailWords } from "#client/lib/platform/audit-words/detail-words.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const SET = {
  ...DEFAULT_SETTINGS,
  taxBps: 900,
  deliveryFeeCents: 450,
  minimumCents: 2_000,
  commissionBps: 1_800,
  foundingDepositCents: 5_000,
  zones: [{ name: "Far", prefixes: ["96"], feeCents: 750, minimumCents: 3_050 }],
};

/** The values of all fields with a label: the minimum order of a zone has the same label as the market's. */
const values = (label: string) =>
  screen.getAllByLabelText<HTMLInputElement>(label).map((field) => field.value);

async function show(tab: SettingsTab) {
  const props = { settings: SET, error: undefined, parts: {}, onChange: () => {} };
  await showAnswered(
    FIELDS[tab].map(({ key, Field }) => <Field key={key} {...props} />),
    {},
  );
}

describe("An amount or a rate in the admin's settings", () => {
  it.each([
    ["fees", "Sales tax", "9.00%"],
    ["fees", "Delivery fee", "$4.50"],
    ["fees", "Minimum order", "$20.00"],
    ["fees", "Our share of every farm’s sales", "18.00%"],
    ["membership", "Refundable deposit", "$50.00"],
  ] as const)("has two decimals (%s: %s)", async (tab, label, shown) => {
    await show(tab);
    expect(values(label)).toContain(shown);
  });

  it("has two decimals in a zone's own fee and minimum", async () => {
    await show("fees");
    expect(screen.getAllByDisplayValue("$7.50")).toHaveLength(1);
    expect(screen.getAllByDisplayValue("$30.50")).toHaveLength(1);
  });

  it("has two decimals in the history of changes", () => {
    const detail = {
      deliveryFeeCents: { from: 0, to: 450 },
      taxBps: { from: 875, to: 900 },
      commissionBps: { from: null, to: 1_800 },
      leadDays: { from: 2, to: 3 },
      holidays: { from: [], to: ["2026-11-26", "2026-12-25"] },
      deliveryWeekdays: { from: [0, 1], to: [] },
      movedDays: { from: [], to: [{ from: "2026-11-26", to: "2026-11-25" }] },
      windowCapacities: { from: { morning: 40 }, to: { morning: 20 } },
      zones: {
        from: [],
        to: [{ name: "Coast", prefixes: ["941", "940"], feeCents: 499, weekdays: [2, 4] }],
      },
    };
    expect(detailWords(detail).join("; ")).toBe(
      "delivery fee: $0.00 → $4.50; tax: 8.75% → 9.00%; commission: none → 18.00%; lead days: 2 → 3; " +
        "holidays: none → Thu Nov\u00a026, Fri Dec\u00a025; delivery weekdays: Sun, Mon → none; moved days: none → from November 26, 2026, to November 25, 2026; window capacities: morning 40 → morning 20; zones: none → Coast (prefixes 941, 940, fee $4.99, weekdays Tue, Thu)",
    );
  });
});

describe("The days without delivery", () => {
  it("are added once each and in order, and can be removed", async () => {
    const changed: unknown[] = [];
    const { Field } = FIELDS.delivery.find(({ key }) => key === "holidays")!;
    const settings = { ...DEFAULT_SETTINGS, holidays: ["2026-12-25"] };
    await showAnswered(
      <Field
        {...{ settings, error: undefined, parts: {} }}
        onChange={(part) => changed.push(part)}
      />,
      {},
    );
    const add = screen.getByRole<HTMLButtonElement>("button", { name: "Add this day" });
    expect(add.disabled).toBe(true);
    fireEvent.change(screen.getByLabelText("Another day"), { target: { value: "2026-11-26" } });
    fireEvent.click(add);
    fireEvent.click(screen.getByRole("button", { name: /^Remove .*25/ }));
    expect(changed).toEqual([{ holidays: ["2026-11-26", "2026-12-25"] }, { holidays: [] }]);
  });

  it("that are moved need another day, and move to a single one", async () => {
    const changed: unknown[] = [];
    const { Field } = FIELDS.delivery.find(({ key }) => key === "movedDays")!;
    const christmas = { from: "2026-12-25", to: "2026-12-26" };
    const settings = { ...DEFAULT_SETTINGS, movedDays: [christmas] };
    await showAnswered(
      <Field
        {...{ settings, error: undefined, parts: {} }}
        onChange={(part) => changed.push(part)}
      />,
      {},
    );
    const move = screen.getByRole<HTMLButtonElement>("button", { name: "Move this day" });
    const pick = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    pick("Instead of", "2026-12-25");
    pick("Deliver on", "2026-12-25");
    expect(move.disabled).toBe(true);
    pick("Deliver on", "2026-12-23");
    fireEvent.click(move);
    pick("Instead of", "2026-11-26");
    pick("Deliver on", "2026-11-25");
    fireEvent.click(move);
    const thanksgiving = { from: "2026-11-26", to: "2026-11-25" };
    expect(changed).toEqual([
      { movedDays: [{ from: "2026-12-25", to: "2026-12-23" }] },
      { movedDays: [thanksgiving, christmas] },
    ]);
  });
});
