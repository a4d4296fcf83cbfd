import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { StopActions } from "#client/features/logistics/driver/stop-actions.tsx";
import type { Report, Stop } from "#client/features/logistics/driver/stop-screen.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const STOP: Stop = {
  id: "stop",
  orderNumber: "FRW-1",
  position: 1,
  state: "arrived",
  closedBy: null,
  doneAt: null,
  isPacked: true,
  name: "Ana",
  address: "1 Elm Street",
  city: "Redwood City",
  zipCode: "94063",
  phone: "",
  instructions: "",
  areInstructionsLater: false,
  units: 0,
  cold: 0,
  isStopped: false,
  note: "",
  remark: null,
  latitude: 37.5,
  longitude: -122.2,
  lines: [],
};

async function show(isStopped: boolean) {
  const report = vi.fn<Report>();
  await showAnswered(
    <StopActions stop={{ ...STOP, isStopped }} report={report} onDone={() => {}} />,
    {},
  );
  return report;
}
const tap = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("A driver says why nobody took a crate", async () => {
  const report = await show(false);
  tap("Not home");
  expectVisible(await screen.findByRole("button", { name: "No one answered" }));
  tap("The gate or building was locked");
  expect(report).toHaveBeenCalledWith("stop", { kind: "not_home", remark: "locked", note: "" });
});

it("A driver who brings a disputed order back does not have to say that nobody was home", async () => {
  const report = await show(true);
  expect(screen.queryByRole("button", { name: "Delivered" })).toBeNull();
  tap("Not handed over");
  const note = await screen.findByLabelText(/Anything to add/);
  fireEvent.change(note, { target: { value: "She asked about it" } });
  expect(screen.queryByRole("button", { name: "No one answered" })).toBeNull();
  fireEvent.click(screen.getAllByRole("button", { name: "Not handed over" }).at(-1) ?? note);
  expect(report).toHaveBeenCalledWith("stop", {
    kind: "not_home",
    remark: "not_handed_over",
    note: "She asked about it",
  });
});
