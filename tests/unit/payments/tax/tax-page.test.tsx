import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { AnalyticsPage } from "#client/features/analytics/analytics-page.tsx";
import { JournalPage } from "#client/features/payments/journal/journal-page.tsx";
import { TaxPage } from "#client/features/payments/tax-report/tax-page.tsx";
import { cents } from "#shared/money.ts";
import { type Answers, type Call, refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const REPORT = "admin.payments.tax";
const CSV = "admin.payments.taxCsv";
const NONE = { sales: cents(0), collected: cents(0), refunded: cents(0), net: cents(0) };
const nothing = { authorities: [], total: NONE };
const sums = { sales: cents(500), collected: cents(44), refunded: cents(0), net: cents(44) };
const some = {
  authorities: [
    { authority: "sales_tax", rates: [{ bps: 875, sales: cents(500), tax: cents(44) }], ...sums },
  ],
  total: sums,
};
const show = (answers: Answers): Promise<Call[]> =>
  showAnswered(<TaxPage />, answers, "/?from=2026-10-01&to=2026-10-31");
const asked = (calls: readonly Call[]) =>
  calls.filter(({ path }) => path === REPORT).map(({ input }) => input);

describe("The tax report while it loads", () => {
  it("says so to everyone, and already has its heading, dates and file, but no figures", async () => {
    await show({});
    expect(screen.getByRole("status").textContent).toBe("Loading");
    expectVisible(screen.getByRole("heading", { name: "Tax", level: 1 }));
    expect(screen.getByLabelText<HTMLInputElement>("From").value).toBe("2026-10-01");
    expectVisible(screen.getByRole("button", { name: "CSV" }));
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.queryByText(/\$/)).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("shows no figures of the dates before under the new dates", async () => {
    const calls = await show({
      [REPORT]: (input) => {
        if ((input as { to: string }).to !== "2026-10-31") throw refusal("busy", "Wait a moment");
        return some;
      },
    });
    await screen.findByRole("table");
    fireEvent.blur(screen.getByLabelText("To"), { target: { value: "2026-10-15" } });
    await waitFor(() =>
      expect(asked(calls)).toContainEqual({ from: "2026-10-01", to: "2026-10-15" }),
    );
    expect(screen.queryByRole("table")).toBeNull();
  });
});

describe("The tax report of a period without tax", () => {
  it("says so, and has no table and none of the pictures for customers", async () => {
    await show({ [REPORT]: () => nothing });
    const title = "No tax was collected or refunded on these days";
    expectVisible(await screen.findByRole("heading", { name: title, level: 2 }));
    expect(screen.queryByRole("table")).toBeNull();
    expect(document.querySelector("picture, img")).toBeNull();
    expect(screen.queryByRole("status")).toBeNull();
  });
});

describe("The tax report when it fails", () => {
  it("says why, keeps the dates, and shows its figures after another try", async () => {
    let tries = 0;
    const calls = await show({
      [REPORT]: () => {
        tries += 1;
        if (tries === 1)
          throw refusal("busy", "Our database is busy. Please try again in a moment.");
        return some;
      },
    });
    expect((await screen.findByRole("alert")).textContent).toContain("Our database is busy.");
    expect(screen.getByLabelText<HTMLInputElement>("To").value).toBe("2026-10-31");
    expect(screen.queryByRole("table")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expectVisible(await screen.findByRole("row", { name: /Sales tax/ }));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(asked(calls)).toEqual([
      { from: "2026-10-01", to: "2026-10-31" },
      { from: "2026-10-01", to: "2026-10-31" },
    ]);
  });

  it("is not requested for a last day before the first, which is reported at its field", async () => {
    const calls = await show({ [REPORT]: () => some });
    await screen.findByRole("table");
    const to = screen.getByLabelText("To");
    fireEvent.blur(to, { target: { value: "2026-09-01" } });
    expectVisible(await screen.findByText("The first day must not be after the last"));
    expect(to.getAttribute("aria-invalid")).toBe("true");
    expect(asked(calls)).toHaveLength(1);
    fireEvent.blur(to, { target: { value: "2026-10-20" } });
    await waitFor(() => expect(asked(calls)).toHaveLength(2));
    expect(screen.queryByText("The first day must not be after the last")).toBeNull();
  });

  it("lets its file be requested again after that failed", async () => {
    const calls = await show({
      [REPORT]: () => some,
      [CSV]: () => {
        throw refusal("busy", "Please wait");
      },
    });
    await screen.findByRole("table");
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "CSV" });
    fireEvent.click(button);
    await waitFor(() => expect(calls.some(({ path }) => path === CSV)).toBe(true));
    await waitFor(() => expect(button.disabled).toBe(false));
    // The figures stay where they are.
    expectVisible(screen.getByRole("table"));
  });
});

describe("The days of a report", () => {
  it.each([
    ["tax", <TaxPage key="tax" />],
    ["journal", <JournalPage key="journal" />],
    ["analytics", <AnalyticsPage key="analytics" />],
  ])(
    "of the %s page keep the focus and what is typed when one of them changes",
    async (_of, page) => {
      await showAnswered(page, {}, "/?from=2026-10-01&to=2026-10-31");
      const from = screen.getByLabelText<HTMLInputElement>("From");
      const to = screen.getByLabelText<HTMLInputElement>("To");
      from.focus();
      fireEvent.change(from, { target: { value: "2026-10-05" } });
      to.focus();
      fireEvent.change(to, { target: { value: "2026-10-20" } });
      // The page has the new first day.
      await waitFor(() => expect(to.min).toBe("2026-10-05"));
      expect(document.activeElement).toBe(to);
      expect(to.value).toBe("2026-10-20");
      const period = screen.getByLabelText<HTMLSelectElement>("Period");
      period.focus();
      await waitFor(() => expect(from.max).toBe("2026-10-20"));
      const [, second] = period.options;
      fireEvent.change(period, { target: { value: second?.value } });
      await waitFor(() => expect(from.value).not.toBe("2026-10-05"));
      expect(document.activeElement).toBe(period);
      expect(screen.getByLabelText("From")).toBe(from);
    },
  );

  it("say at their field why the figures are not those of an invalid day", async () => {
    await showAnswered(<AnalyticsPage />, {}, "/?from=2026-10-01&to=2026-10-31");
    const to = screen.getByLabelText<HTMLInputElement>("To");
    to.focus();
    fireEvent.change(to, { target: { value: "2026-09-01" } });
    fireEvent.blur(to);
    expectVisible(await screen.findByText("The first day must not be after the last"));
    expect(to.getAttribute("aria-invalid")).toBe("true");
  });
});
