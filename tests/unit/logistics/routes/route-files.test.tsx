import { notifications } from "@mantine/notifications";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { refusal } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";
import { ANA, button, press, show, van } from "#tests/support/setups/logistics/routes-page.tsx";

// Loaded before the tests: with its icons it takes about as long as a test waits for a toast.
await import("#client/lib/toasts/toasts.tsx");

afterEach(() => {
  act(() => notifications.clean());
  cleanup();
  vi.restoreAllMocks();
});

/** The names and contents of the files that the browser is asked to save. */
function savedFiles() {
  const blobs: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return "blob:file";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return async () =>
    Promise.all(blobs.map(async (blob, at) => [names[at], await blob.text(), blob.type]));
}

describe("The files of a route", () => {
  it("are downloaded under the name that the server gives them", async () => {
    const saved = savedFiles();
    const calls = await show([van("1", [ANA]), van("2", [])], {
      "logistics.exportRoute": (input) => ({
        name: `van-1.${(input as { kind: string }).kind}`,
        text: "stops",
      }),
    });
    await press("CSV of Van 1");
    await press("GPX of Van 1");
    expect(calls.filter(({ path }) => path === "logistics.exportRoute")).toMatchObject([
      { input: { routeId: "1", kind: "csv" } },
      { input: { routeId: "1", kind: "gpx" } },
    ]);
    expect(await saved()).toEqual([
      ["van-1.csv", "stops", "text/csv;charset=utf-8"],
      ["van-1.gpx", "stops", "application/gpx+xml;charset=utf-8"],
    ]);
    expect(screen.queryByRole("button", { name: "CSV of Van 2" })).toBeNull();
    expectVisible(screen.getByText(/show the center of each stop’s zip code/));
  });

  it("are not saved if they could not be made, and can be asked for again", async () => {
    const saved = savedFiles();
    await show([van("1", [ANA])], {
      "logistics.exportRoute": () => {
        throw refusal("too_many", "Too many tries. Please wait a minute.");
      },
    });
    await press("CSV of Van 1");
    expect(await saved()).toEqual([]);
    expect((await button("CSV of Van 1")).disabled).toBe(false);
  });
});
