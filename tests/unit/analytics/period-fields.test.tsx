import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MantineProvider } from "@mantine/core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Period } from "#shared/analytics/analytics.ts";
import { PeriodFields } from "#client/lib/analytics/period-fields.tsx";

const onChange = vi.fn<(period: Period) => void>();
beforeEach(() => {
  onChange.mockClear();
  render(
    <MantineProvider>
      <PeriodFields
        period={{ from: "2026-11-01", to: "2026-11-28" }}
        choices={[]}
        words={{ period: "Period", custom: "Other days", from: "From", to: "To" }}
        onChange={onChange}
      />
    </MantineProvider>,
  );
});
afterEach(cleanup);

const from = () => screen.getByLabelText<HTMLInputElement>("From");
const to = () => screen.getByLabelText<HTMLInputElement>("To");
const isRefused = (field: HTMLInputElement) => field.getAttribute("aria-invalid") === "true";

it("asks for nothing when its days are only passed through", () => {
  fireEvent.blur(from());
  fireEvent.blur(to());
  expect(onChange).not.toHaveBeenCalled();
});

it("asks for new days once", () => {
  fireEvent.change(from(), { target: { value: "2026-11-08" } });
  fireEvent.blur(from());
  expect(onChange.mock.calls).toEqual([[{ from: "2026-11-08", to: "2026-11-28" }]]);
});

it("leaves the error at the missing day when the other one is passed through", () => {
  fireEvent.change(to(), { target: { value: "" } });
  fireEvent.blur(to());
  expect([isRefused(from()), isRefused(to())]).toEqual([false, true]);
  fireEvent.blur(from());
  expect([isRefused(from()), isRefused(to())]).toEqual([false, true]);
  expect(onChange).not.toHaveBeenCalled();
});
