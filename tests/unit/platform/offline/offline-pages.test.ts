import { describe, expect, it } from "vitest";
import { keptKind, offlineScope } from "#shared/platform/pages/offline-pages.ts";

const ORIGIN = "https://shop.example";
const ROUND = "/dashboard/logistics/drive/2f0c";
const kindOf = (path: string, mode: RequestMode = "cors", method = "GET") =>
  keptKind({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN);

describe("The service worker for pages that open offline", () => {
  it("stores the pages of routes and the files of the build", () => {
    expect(kindOf(ROUND, "navigate")).toBe("page");
    expect(kindOf("/assets/Xy12ab_9.js")).toBe("file");
  });

  it("stores a route's page in Spanish as well", () => {
    expect(kindOf(`/es${ROUND}`, "navigate")).toBe("page");
    expect(kindOf("/es/dashboard/logistics/pack", "navigate")).toBeNull();
    expect(kindOf(`/est${ROUND}`, "navigate")).toBeNull();
  });

  it("stores the harvest of any day, and no other page of a farm", () => {
    expect(kindOf("/dashboard/farmer/harvest?day=2026-11-28", "navigate")).toBe("page");
    expect(kindOf("/es/dashboard/farmer/harvest", "navigate")).toBe("page");
    expect(kindOf("/dashboard/farmer/harvests", "navigate")).toBeNull();
    expect(kindOf("/dashboard/farmer/harvest/print", "navigate")).toBeNull();
    expect(kindOf("/dashboard/farmer", "navigate")).toBeNull();
  });

  it("has a scope for the pages of routes and of the harvest only", () => {
    expect(offlineScope(ROUND)).toBe("/dashboard/logistics/drive/");
    expect(offlineScope("/dashboard/farmer/harvest")).toBe("/dashboard/farmer/harvest");
    expect(offlineScope("/shop")).toBeNull();
  });

  it.each([
    ["/trpc/logistics.drive?batch=1"],
    ["/api/create-payment-intent"],
    ["/__stripe_sandbox/v3.js"],
    ["/pictures/beets.webp"],
    [ROUND],
    ["https://js.stripe.com/assets/v3.js"],
  ])("leaves %s to the network", (path) => {
    expect(kindOf(path)).toBeNull();
  });

  it("stores no page of another area, and no answer to a write", () => {
    expect(kindOf("/dashboard/payments", "navigate")).toBeNull();
    expect(kindOf("/dashboard/logistics/pack", "navigate")).toBeNull();
    expect(kindOf("/checkout", "navigate")).toBeNull();
    expect(kindOf("/assets/Xy12ab_9.js", "cors", "POST")).toBeNull();
  });
});
