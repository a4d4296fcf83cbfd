import { describe, expect, it } from "vitest";
import { keptKind, offlineScope } from "#shared/platform/offline-pages.ts";

const ORIGIN = "https://shop.example";
const ROUND = "/dashboard/logistics/drive/2f0c";
const kindOf = (path: string, mode: RequestMode = "cors", method = "GET") =>
  keptKind({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN);

describe("The worker of pages that open offline", () => {
  it("keeps the pages of routes and the files of the build", () => {
    expect(kindOf(ROUND, "navigate")).toBe("page");
    expect(kindOf("/assets/Xy12ab_9.js")).toBe("file");
  });

  it("keeps a route's page in Spanish as it does in English", () => {
    expect(kindOf(`/es${ROUND}`, "navigate")).toBe("page");
    expect(kindOf("/es/dashboard/logistics/pack", "navigate")).toBeNull();
    expect(kindOf(`/est${ROUND}`, "navigate")).toBeNull();
  });

  it("keeps the harvest of any day, and no other page of a farm", () => {
    expect(kindOf("/dashboard/farmer/harvest?day=2026-11-28", "navigate")).toBe("page");
    expect(kindOf("/es/dashboard/farmer/harvest", "navigate")).toBe("page");
    expect(kindOf("/dashboard/farmer/harvests", "navigate")).toBeNull();
    expect(kindOf("/dashboard/farmer/harvest/print", "navigate")).toBeNull();
    expect(kindOf("/dashboard/farmer", "navigate")).toBeNull();
  });

  it("serves what begins as the page does, in the language of the page", () => {
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
  ])("leaves %s to the line", (path) => {
    expect(kindOf(path)).toBeNull();
  });

  it("touches no page of another area, and nothing that is written", () => {
    expect(kindOf("/dashboard/payments", "navigate")).toBeNull();
    expect(kindOf("/dashboard/logistics/pack", "navigate")).toBeNull();
    expect(kindOf("/checkout", "navigate")).toBeNull();
    expect(kindOf("/assets/Xy12ab_9.js", "cors", "POST")).toBeNull();
  });
});
