import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DrivePage } from "#client/features/logistics/driver/drive-page.tsx";
import { saveRoute } from "#client/lib/logistics/driver-phone/phone-memory.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";
import { DRIVER, keptRoute } from "#tests/support/setups/logistics/kept-route.ts";

const NOW = new Date("2026-11-29T18:00:00Z");

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.localStorage.clear();
});

const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds).toISOString();

/** A route that is held up, as the phone has kept it, with one door to go to. */
const held = (lateCauseUntil: string) =>
  keptRoute({ state: "out", lateCause: "traffic", lateCauseUntil });

/** Opens the route that the phone has kept; the server does not answer. */
async function open(until: string) {
  saveRoute(DRIVER.id, held(until));
  await showAnswered(<DrivePage driver={DRIVER} routeId="route-1" />, {});
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const cause = () => screen.queryByText("Delay: traffic.");

describe("What holds a van up, on a phone that has kept the route", () => {
  it("is shown until it ends by the phone's clock, without the route being loaded again", async () => {
    await open(after(HOUR_MS));
    expectVisible(cause()!);
    await pass(HOUR_MS - 60_000);
    expectVisible(cause()!);
    await pass(2 * 60_000);
    expect(cause()).toBeNull();
  });

  it("is not shown or offered to be taken back if it ended before the page was opened", async () => {
    await open(after(-1));
    expectVisible(screen.getByRole("heading", { name: "Van 1" }));
    expect(cause()).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Running late: Van 1" }));
    await pass(1_000);
    expectVisible(screen.getByRole("button", { name: "Traffic" }));
    expect(screen.getByRole("button", { name: "Traffic" }).getAttribute("aria-pressed")).toBe(
      "false",
    );
    expect(screen.queryByRole("button", { name: "Remove the reason" })).toBeNull();
  });
});
