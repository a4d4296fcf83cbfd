import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { DrivePage } from "#client/features/logistics/driver/drive-page.tsx";
import {
  forgetRoute,
  loadRoute,
  saveRoute,
} from "#client/lib/logistics/driver-phone/phone-memory.ts";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";
import { DRIVER, keptRoute } from "#tests/support/setups/logistics/kept-route.ts";

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const ROUTE = keptRoute();

/** Opens the route, which the phone has kept, while the server answers with `drive`. */
const open = (drive: () => unknown) => {
  saveRoute(DRIVER.id, ROUTE);
  return showAnswered(<DrivePage driver={DRIVER} routeId={ROUTE.id} />, {
    "logistics.drive": drive,
    "logistics.start": () => {
      throw refusal("not_found", "There is no such route");
    },
  });
};
const none = () => {
  throw refusal("not_found", "There is no such route");
};

it("a route that was planned again is no longer shown, and leaves the phone", async () => {
  await open(none);
  expect((await screen.findByRole("alert")).textContent).toContain("There is no such route");
  expect(screen.queryByText("1 Main Street", { exact: false })).toBeNull();
  expect(screen.queryByRole("button", { name: "Start the route" })).toBeNull();
  expect(screen.getByRole("link").getAttribute("href")).toBe("/dashboard/logistics");
  await expect.poll(() => loadRoute(DRIVER.id, ROUTE.id)).toBeNull();
});

it("a route that turns out to be gone when it is started is no longer shown", async () => {
  let answer: () => unknown = () => ROUTE;
  await open(() => answer());
  const start = await screen.findByRole("button", { name: "Start the route" });
  answer = none;
  fireEvent.click(start);
  await expect.poll(() => screen.queryByRole("button", { name: "Start the route" })).toBeNull();
  expect(screen.getByRole("alert").textContent).toContain("There is no such route");
});

it("a route that the server refuses to show for now stays, below the reason", async () => {
  await open(() => {
    throw refusal("too_many", "Too many tries. Please wait a minute.");
  });
  expect((await screen.findByRole("alert")).textContent).toContain("Please wait a minute");
  expectVisible(screen.getByRole("button", { name: "Start the route" }));
  expect(loadRoute(DRIVER.id, ROUTE.id)).not.toBeNull();
});

it("a route that no one answers about stays, without an error", async () => {
  await open(() => {
    throw new Error("fetch failed");
  });
  expectVisible(await screen.findByText("You are offline.", { exact: false }));
  expect(screen.queryByRole("alert")).toBeNull();
  expectVisible(screen.getByRole("button", { name: "Start the route" }));
});

it("forgetting a route leaves another one that the phone has taken meanwhile", () => {
  saveRoute(DRIVER.id, { ...ROUTE, id: "route-2" });
  forgetRoute(DRIVER.id, ROUTE.id);
  expect(loadRoute(DRIVER.id, "route-2")?.id).toBe("route-2");
  forgetRoute(DRIVER.id, "route-2");
  expect(loadRoute(DRIVER.id, "route-2")).toBeNull();
});
