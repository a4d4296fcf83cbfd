import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { TaxPage } from "#client/features/payments/tax-report/tax-page.tsx";
import { ratesText, TAX_PERIODS, taxPeriodOf } from "#shared/payments/tax-report.ts";
import { cents } from "#shared/money.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("The periods of a tax return", () => {
  it("are whole months and quarters of the calendar, up to today", () => {
    const all = (today: string) =>
      TAX_PERIODS.map(({ id }) => {
        const { from, to } = taxPeriodOf(id, today);
        return `${from} ${to}`;
      });
    expect(all("2026-11-25")).toEqual([
      "2026-11-01 2026-11-25",
      "2026-10-01 2026-10-31",
      "2026-10-01 2026-11-25",
      "2026-07-01 2026-09-30",
      "2026-01-01 2026-11-25",
    ]);
    expect(all("2027-01-31")).toEqual([
      "2027-01-01 2027-01-31",
      "2026-12-01 2026-12-31",
      "2027-01-01 2027-01-31",
      "2026-10-01 2026-12-31",
      "2027-01-01 2027-01-31",
    ]);
  });
});

const at = (bps: number, sales: number) => ({ bps, sales: cents(sales), tax: cents(0) });

it("A single rate stands alone, and several are listed with what was sold at each", () => {
  expect(ratesText([at(875, 100)])).toBe("8.75%");
  expect(ratesText([at(725, 1_250), at(0, 400)])).toBe("$12.50 at 7.25%, $4.00 at 0%");
});

const sums = {
  sales: cents(12_000),
  collected: cents(1_050),
  refunded: cents(50),
  net: cents(1_000),
};
const authority = (name: string) => ({ authority: name, rates: [at(875, 12_000)], ...sums });

describe("The tax page", () => {
  it("has a row for each authority and one for all of them", async () => {
    const authorities = [authority("sales_tax"), authority("Alameda County")];
    await showAnswered(<TaxPage />, { "admin.payments.tax": () => ({ authorities, total: sums }) });
    const row = await screen.findByRole("row", { name: /Alameda County/ });
    expect(
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ).toEqual(["$120.00", "8.75%", "$10.50", "$0.50", "$10.00"]);
    expectVisible(screen.getByRole("row", { name: /Sales tax/ }));
    expectVisible(screen.getByRole("row", { name: /All authorities/ }));
  });

  it("says when there was no tax", async () => {
    const none = { sales: cents(0), collected: cents(0), refunded: cents(0), net: cents(0) };
    await showAnswered(<TaxPage />, {
      "admin.payments.tax": () => ({ authorities: [], total: none }),
    });
    expectVisible(await screen.findByText("No tax was collected or refunded on these days"));
  });

  it("requests the chosen dates, and offers another try", async () => {
    // The evening of the month's last day here, and already the next month in UTC.
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-01T04:00:00Z") });
    const calls = await showAnswered(<TaxPage />, {
      "admin.payments.tax": () => {
        throw new Error("down");
      },
    });
    const again = await screen.findByRole("button", { name: /again/i });
    const [first] = calls;
    expect(calls).toEqual([first]);
    expect(first?.input).toEqual({ from: "2026-11-01", to: "2026-11-30" });
    fireEvent.click(again);
    await waitFor(() => expect(calls).toEqual([first, first]));
  });
});
