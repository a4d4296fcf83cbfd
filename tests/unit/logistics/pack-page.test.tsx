import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PackPage } from "#client/features/logistics/logistics-pack/pack-page.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const line = (productId: number, name: string, isPacked: boolean) => ({
  productId,
  name,
  pack: "1 lb bunch",
  farmName: "Tula Ridge",
  units: 2,
  short: 0,
  freed: 0,
  isCold: false,
  byWeight: null,
  isReady: true,
  isPacked,
});
/** A crate of two lines, the first of them packed or not. */
const crate = (isPacked: boolean) => ({
  number: "FUR-7K3M-9QXT",
  state: "harvesting",
  day: "2026-11-29",
  window: "morning",
  stop: null,
  name: "Ada Byron",
  city: "Petaluma",
  zipCode: "94952",
  isStopped: false,
  canPack: true,
  canUnpack: false,
  lines: [line(7, "Leeks", isPacked), line(8, "Beets", false)],
});

it("a line stays checked off when an older answer about the crates arrives after it", async () => {
  let older = (_crates: unknown) => {};
  let asked = 0;
  await showAnswered(<PackPage day="2026-11-29" window="morning" onChoose={() => {}} />, {
    "logistics.pack": () => {
      asked += 1;
      if (asked === 1) return [crate(false)];
      return new Promise((resolve) => (older = resolve));
    },
    "logistics.packLine": () => crate(true),
  });
  await pass(0);
  const leeks = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "2 × Leeks" });
  expect(leeks().checked).toBe(false);
  await pass(60_000);
  expect(asked).toBe(2);
  fireEvent.click(leeks());
  await pass(0);
  expect(leeks().checked).toBe(true);
  older([crate(false)]);
  await pass(0);
  expect(leeks().checked).toBe(true);
});
