import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SettingsPage } from "#client/features/platform/admin-settings/settings-page.tsx";
import { SETTINGS_TABS, settingsTabWords } from "#shared/platform/settings/settings-tabs.ts";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";
import { showAnswered } from "#tests/support/answered.tsx";

afterEach(cleanup);

it("what was typed in one tab is there again after a look at another", async () => {
  const read = () => ({
    settings: DEFAULT_SETTINGS,
    tabs: Object.keys(SETTINGS_TABS).map((tab) => ({ tab, version: 1, history: [] })),
  });
  await showAnswered(<SettingsPage />, { "admin.settings.read": read }, "/?tab=fees");
  const fee = () => screen.findByLabelText<HTMLInputElement>("Delivery fee");
  const open = (name: string) => fireEvent.click(screen.getByRole("tab", { name }));
  fireEvent.change(await fee(), { target: { value: "7.25" } });
  fireEvent.blur(await fee());
  open(settingsTabWords("tax"));
  await screen.findByRole("button", { name: /^Save tax by category/i });
  open("Tax, fees and commission");
  expect((await fee()).value).toContain("7.25");
});
