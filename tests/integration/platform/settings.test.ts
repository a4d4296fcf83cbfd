import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { getSettings } from "#server/services/platform/settings/settings.ts";
import { saveSettings } from "#server/services/platform/settings/settings-admin.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import {
  type ChangedSettings,
  openChangedSettings,
} from "#tests/support/setups/changed-settings.ts";

let settings: ChangedSettings;
beforeAll(async () => {
  settings = await openChangedSettings();
});
afterAll(() => settings[Symbol.asyncDispose]());
afterEach(() => assertInvariants(settings.market.database.sql, new Date()));

describe("A change of the settings", () => {
  it("is logged alone, also the first of a market, and can be changed back", async () => {
    const before = await getSettings(settings.market.deps);
    await settings.save("fees", { taxBps: 1_025 });
    const { history } = await settings.tabOf("fees");
    expect(history[0]?.detail).toEqual({ taxBps: { from: 875, to: 1_025 } });
    await settings.save("fees", { taxBps: 875 });
    expect(await getSettings(settings.market.deps)).toEqual(before);
  });

  it("that leaves no weekday for delivery is refused", async () => {
    await expect(settings.save("delivery", { deliveryWeekdays: [] })).rejects.toMatchObject({
      code: "invalid",
      message: "Please choose at least one weekday",
      details: { field: "deliveryWeekdays" },
    });
  });

  it("turns the welcome popup off and on again", async () => {
    const shows = () => visitor(settings.market.deps).call((api) => api.subscribers.popup());
    expect(await shows()).toBe(true);
    await settings.save("membership", { popupEnabled: false });
    expect(await shows()).toBe(false);
    await settings.save("membership", { popupEnabled: true });
    expect(await shows()).toBe(true);
  });

  it("is logged with who and when, and can be reverted", async () => {
    await settings.save("limits", { ordersPerHour: 77 });
    const { history } = await settings.tabOf("limits");
    expect(history[0]).toMatchObject({
      actorId: settings.admin.id,
      actorName: "setter",
      detail: { ordersPerHour: { to: 77 } },
    });
    const before = (history[0]!.detail["ordersPerHour"] as { from: number }).from;
    await settings.save("limits", { ordersPerHour: before });
    expect((await getSettings(settings.market.deps)).ordersPerHour).toBe(before);
  });

  it("by two admins at once is a conflict for the second", async () => {
    const { version } = await settings.tabOf("fees");
    const change = (taxBps: number) =>
      saveSettings(settings.market.deps, settings.admin, {
        tab: "fees",
        version,
        values: { taxBps },
      });
    const both = await Promise.allSettled([change(901), change(902)]);
    expect(both.map((result) => result.status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(both.find((result) => result.status === "rejected")?.reason).toMatchObject({
      code: "conflict",
    });
  });

  it("to the settings of another tab is refused", async () => {
    const { version } = await settings.tabOf("fees");
    await expect(
      saveSettings(settings.market.deps, settings.admin, {
        tab: "fees",
        version,
        values: { ordersPerHour: 1 },
      }),
    ).rejects.toMatchObject({ code: "invalid" });
  });
});
