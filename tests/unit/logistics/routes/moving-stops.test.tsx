import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { expectVisible } from "#tests/support/dom/visible.ts";
import {
  ANA,
  BEN,
  button,
  CAM,
  DEE,
  press,
  show,
  stopNames,
  van,
} from "#tests/support/setups/logistics/routes-page.tsx";

afterEach(cleanup);

describe("A stop of a planned route", () => {
  const vans = [van("1", [ANA, BEN, DEE]), van("2", [CAM])];

  it("is moved up or down without dragging", async () => {
    const calls = await show(vans, { "logistics.arrange": () => null });
    const arranged = () => calls.filter(({ path }) => path === "logistics.arrange").at(-1)?.input;
    await press("Move Ana down");
    expect(arranged()).toEqual({ routes: [{ id: "1", version: 3, stops: ["b", "a", "d"] }] });
    await press("Move Dee up");
    expect(arranged()).toEqual({ routes: [{ id: "1", version: 3, stops: ["a", "d", "b"] }] });
  });

  it("does not move past the first or last place", async () => {
    const calls = await show(vans);
    for (const name of ["Move Ana up", "Move Dee down", "Move Cam up", "Move Cam down"]) {
      await press(name);
      expect((await button(name)).getAttribute("aria-disabled"), name).toBe("true");
    }
    expect((await button("Move Ana down")).hasAttribute("aria-disabled")).toBe(false);
    expect(calls.map(({ path }) => path)).not.toContain("logistics.arrange");
  });

  it("keeps the focus on its button while it is moved, and moves one place for each press", async () => {
    const calls = await show(vans);
    const up = await press("Move Dee up");
    expect(stopNames()).toEqual(["Ana", "Dee", "Ben", "Cam"]);
    await act(async () => void fireEvent.click(up));
    expect(stopNames()).toEqual(["Dee", "Ana", "Ben", "Cam"]);
    expect(document.activeElement).toBe(up);
    expect(up.disabled).toBe(false);
    // The second waits until the first is saved.
    expect(calls.filter(({ path }) => path === "logistics.arrange")).toHaveLength(1);
  });

  it("is moved to the end of another van", async () => {
    const calls = await show(vans, { "logistics.arrange": () => null });
    const choice = await screen.findByLabelText("Move Ana to another van");
    const options = within(choice).getAllByRole("option");
    expect(options.map((option) => option.textContent)).toEqual(["To…", "Van 2"]);
    await act(async () => void fireEvent.change(choice, { target: { value: "2" } }));
    expect(calls.find(({ path }) => path === "logistics.arrange")?.input).toEqual({
      routes: [
        { id: "2", version: 3, stops: ["c", "a"] },
        { id: "1", version: 3, stops: ["b", "d"] },
      ],
    });
  });

  it("stays where it is once its van has left", async () => {
    await show([van("1", [ANA, BEN], "out"), van("2", [CAM])]);
    await screen.findByText("Cam");
    expect(screen.queryByRole("button", { name: "Move Ana down" })).toBeNull();
    expect(screen.queryByLabelText("Move Ana to another van")).toBeNull();
    expect(screen.queryByLabelText("Move Cam to another van")).toBeNull();
    expectVisible(screen.getByRole("button", { name: "Move Cam down" }));
  });
});
