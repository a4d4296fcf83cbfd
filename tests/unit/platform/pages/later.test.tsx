import { MantineProvider } from "@mantine/core";
import { act, cleanup, render, screen } from "@testing-library/react";
import { lazy } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Later } from "#client/ui/later.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

describe("A part of a page whose code cannot be loaded", () => {
  // React logs what a boundary catches.
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  const show = (isExtra: boolean) => {
    const Drawer = lazy(() => Promise.reject(new TypeError("Failed to fetch")));
    return act(async () => {
      render(
        <MantineProvider env="test">
          <h1>The shop</h1>
          <Later isExtra={isExtra}>
            <Drawer />
          </Later>
        </MantineProvider>,
      );
    });
  };

  it("leaves the page as it is, and offers to reload it", async () => {
    await show(false);
    expectVisible(screen.getByRole("heading", { name: "The shop" }));
    expect(screen.getByRole("alert").textContent).toContain("Part of this page did not load.");
    expectVisible(screen.getByRole("button", { name: "Reload the page" }));
  });

  it("is ignored if the page is complete without it", async () => {
    await show(true);
    expectVisible(screen.getByRole("heading", { name: "The shop" }));
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
