import { cleanup, fireEvent, screen } from "@testing-library/react";
import { TRPCClientError } from "@trpc/client";
import { afterEach, expect, it } from "vitest";
import { SettingsPage } from "#client/features/platform/admin-settings/settings-page.tsx";
import { missingNumbers } from "#client/features/platform/admin-settings/missing-numbers.ts";
import { SETTINGS_TABS, type SettingsTab } from "#shared/platform/settings/settings-tabs.ts";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const coast = { name: "Coast", prefixes: ["94"], feeCents: 0, minimumCents: 0 };
const SETTINGS = {
  ...DEFAULT_SETTINGS,
  zones: [coast, { ...coast, name: "Hills" }],
  taxRates: [
    {
      category: "food" as const,
      authority: "California",
      zipPrefix: "",
      bps: 900,
      from: "2026-01-01",
      to: null,
    },
  ],
};

const ENTRY = { id: 1, at: "2026-11-28T12:00:00.000Z", actorName: "Bo Lind" };

/** Shows a tab; saving is refused with errors by field, or succeeds without any. Returns what was sent. */
async function show(tab: SettingsTab, fieldErrors: Record<string, string> = {}) {
  const { bookAccounts } = DEFAULT_SETTINGS;
  const detail = {
    taxBps: { from: 875, to: 900 },
    bookAccounts: { from: bookAccounts, to: bookAccounts },
  };
  const sent: unknown[] = [];
  await showAnswered(
    <SettingsPage />,
    {
      "admin.settings.read": () => ({
        settings: SETTINGS,
        tabs: Object.keys(SETTINGS_TABS).map((one) => ({
          tab: one,
          version: 1,
          history: one === "fees" ? [{ ...ENTRY, detail }] : [],
        })),
      }),
      "admin.settings.save": (input) => {
        sent.push((input as { values: unknown }).values);
        if (Object.keys(fieldErrors).length === 0) return { unserved: 0 };
        const message = Object.values(fieldErrors)[0] ?? "";
        const failure = { code: "invalid", message, details: null, fieldErrors };
        throw TRPCClientError.from({ error: { code: -32_600, message, data: { failure } } });
      },
    },
    `/?tab=${tab}`,
  );
  await screen.findByRole("button", { name: /^Save / });
  return sent;
}

const fields = (label: string | RegExp) => screen.getAllByLabelText<HTMLInputElement>(label);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: /^Save / }));
/** The labels of the fields that are marked as wrong. */
const wrong = () =>
  [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map(
    (input) => input.labels?.[0]?.textContent,
  );

it.each([
  ["fees", "Sales tax", "Please enter a rate"],
  ["fees", "Delivery fee", "Please enter a fee"],
  ["fees", "Minimum order", "Please enter a minimum"],
  ["membership", "Founding places in total", "Please enter a number"],
  ["membership", "Refundable deposit", "Please enter an amount"],
  ["tax", "Rate", "Please enter a rate"],
] as const)(
  "an emptied number is asked for, not saved as zero (%s: %s)",
  async (tab, label, words) => {
    const sent = await show(tab);
    const [field] = fields(label);
    type(field!, "");
    save();
    await screen.findByText(words);
    expect(sent).toEqual([]);
    expect(field!.value).toBe("");
    expect(document.activeElement).toBe(field);
    type(field!, "9");
    expect(screen.queryByText(words)).toBeNull();
  },
);

it("an emptied window asks for its places, and the others stay as they are", async () => {
  const sent = await show("delivery");
  const [, afternoon] = fields(/^Deliveries /);
  type(afternoon!, "");
  save();
  await screen.findByText("Please enter a number");
  expect(sent).toEqual([]);
  expect(wrong()).toEqual([afternoon!.labels?.[0]?.textContent]);
  expect(document.activeElement).toBe(afternoon);
});

it("a number that is missing is found in every part", () => {
  const zone = { feeCents: Number.NaN, minimumCents: 0 };
  expect(
    missingNumbers({ commissionBps: Number.NaN, visitorHoldPercent: Number.NaN, zones: [zone] }),
  ).toEqual({
    commissionBps: "Please enter a rate",
    visitorHoldPercent: "Please enter a share",
    "zones.0.feeCents": "Please enter a fee",
  });
  expect(missingNumbers({ payoutDays: [Number.NaN], foodBank: null })).toEqual({});
});

it("a refusal stands at the field it is about, which gets the focus", async () => {
  await show("fees", {
    "values.zones.1.prefixes.0": "Please enter the first two to five digits",
    "values.zones.1.minimumCents": "At most $500.00",
  });
  const zip = fields("Zip codes begin with")[1]!;
  type(zip, "10");
  save();
  await screen.findByText("At most $500.00");
  expect(wrong()).toEqual(["Zip codes begin with", "Minimum order"]);
  expect(fields("Minimum order")[2]!.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(zip);
});

it("a refused tax rate is marked at its field", async () => {
  await show("tax", { "values.taxRates.0.authority": "Please name who gets the tax" });
  const [authority] = fields("Who gets the tax");
  type(authority!, " ");
  save();
  await screen.findByText("Please name who gets the tax");
  expect(wrong()).toEqual(["Who gets the tax"]);
  expect(document.activeElement).toBe(authority);
});

it("only the window with a wrong capacity is marked", async () => {
  await show("delivery", { "values.windowCapacities.evening": "At most 100,000" });
  const [, , evening] = fields(/^Deliveries /);
  type(evening!, "100001");
  save();
  await screen.findByText("At most 100,000");
  expect(wrong()).toEqual([evening!.labels?.[0]?.textContent]);
});

it("a week without delivery is refused at the weekdays", async () => {
  await show("delivery", { deliveryWeekdays: "Please choose at least one weekday" });
  fireEvent.click(screen.getByLabelText("Sun"));
  save();
  await screen.findByText("Please choose at least one weekday");
  expect(document.activeElement).toBe(screen.getByLabelText("Sun"));
});

it("a change is shown and changed back without settings of other tabs", async () => {
  const sent = await show("fees");
  expect(screen.getByText(/Bo Lind: tax: 8\.75% → 9\.00%$/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Change back" }));
  const dialog = await screen.findByRole("dialog");
  const buttons = [...dialog.querySelectorAll("button")];
  fireEvent.click(buttons.find(({ textContent }) => textContent === "Change back")!);
  await expect.poll(() => sent).toEqual([{ taxBps: 875 }]);
});

it("lists of numbers are typed on a keypad that has spaces", async () => {
  await show("delivery");
  expect(fields("Crates that each van takes")[0]?.inputMode).toBe("");
  cleanup();
  await show("payouts");
  expect(fields("Payout days")[0]?.inputMode).toBe("");
});
