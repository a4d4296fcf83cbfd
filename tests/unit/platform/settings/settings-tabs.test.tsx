import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SettingsPage } from "#client/features/platform/admin-settings/settings-page.tsx";
import { SETTINGS_TABS, settingsTabWords } from "#shared/platform/settings/settings-tabs.ts";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

it("what was typed in one tab is still there after another tab was open", async () => {
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

/** Shows the settings, for which another admin saves other fees first. Returns what this admin sent. */
async function showOvertaken() {
  let overtaken = false;
  const sent: { version: number; values: unknown }[] = [];
  const theirs = { ...DEFAULT_SETTINGS, deliveryFeeCents: 450, minimumCents: 2_000 };
  const entry = { id: 2, at: "2026-11-28T12:00:00.000Z", actorName: "Bo Lind", detail: {} };
  const read = () => ({
    settings: overtaken ? theirs : DEFAULT_SETTINGS,
    tabs: Object.keys(SETTINGS_TABS).map((tab) => ({
      tab,
      version: overtaken && tab === "fees" ? 2 : 1,
      history: overtaken && tab === "fees" ? [entry] : [],
    })),
  });
  const save = (input: unknown) => {
    const { version } = input as { version: number };
    sent.push(input as { version: number; values: unknown });
    overtaken = true;
    if (version === 1) throw refusal("conflict", "Bo Lind changed these settings in the meantime");
    return { unserved: 0 };
  };
  await showAnswered(
    <SettingsPage />,
    { "admin.settings.read": read, "admin.settings.save": save },
    "/?tab=fees",
  );
  return sent;
}

const field = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label)[0]!;
const type = (label: string, value: string) => {
  fireEvent.change(field(label), { target: { value } });
  fireEvent.blur(field(label));
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

it("what another admin saved is shown next to what was typed, and one of them is chosen", async () => {
  const sent = await showOvertaken();
  await screen.findByLabelText("Delivery fee");
  type("Delivery fee", "7.25");
  type("Sales tax", "9");
  press(/^Save tax/i);
  await screen.findByText(/Bo Lind saved this tab/);
  expect(field("Delivery fee").value).toBe("$7.25");
  expect(field("Sales tax").value).toBe("9.00%");
  // Nothing was typed here, so theirs is used.
  expect(field("Minimum order").value).toBe("$20.00");
  expect(screen.getByText(/Theirs: delivery fee: \$4.50/).textContent).toContain("$7.25");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Save tax/i }).disabled).toBe(true);
  press("Use mine");
  press(/^Save tax/i);
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toMatchObject({ version: 2, values: { deliveryFeeCents: 725, taxBps: 900 } });
});

it("the other admin's value can be kept", async () => {
  const sent = await showOvertaken();
  await screen.findByLabelText("Delivery fee");
  type("Delivery fee", "7.25");
  type("Sales tax", "9");
  press(/^Save tax/i);
  await screen.findByText(/Bo Lind saved this tab/);
  press("Keep theirs");
  expect(field("Delivery fee").value).toBe("$4.50");
  press(/^Save tax/i);
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toMatchObject({ version: 2, values: { taxBps: 900 } });
  expect(sent[1]?.values).not.toHaveProperty("deliveryFeeCents");
});

/**
 * Shows the settings, whose saving is answered when `answer` is called. Returns what was sent, too, and `isSaved`,
 * which waits until they were read again.
 */
async function showSaving() {
  let settings = DEFAULT_SETTINGS;
  let version = 1;
  let answer = () => {};
  let reads = 0;
  const sent: unknown[] = [];
  await showAnswered(
    <SettingsPage />,
    {
      "admin.settings.read": () => {
        reads += 1;
        return {
          settings,
          tabs: Object.keys(SETTINGS_TABS).map((tab) => ({ tab, version, history: [] })),
        };
      },
      "admin.settings.save": (input) => {
        const { values } = input as { values: Partial<typeof DEFAULT_SETTINGS> };
        sent.push(values);
        return new Promise((resolve) => {
          answer = () => {
            settings = { ...settings, ...values };
            version += 1;
            resolve({ unserved: 0 });
          };
        });
      },
    },
    "/?tab=fees",
  );
  await screen.findByLabelText("Delivery fee");
  const before = reads;
  const isSaved = async () => {
    await expect.poll(() => reads).toBeGreaterThan(before);
  };
  return { sent, answer: () => answer(), isSaved };
}

it("what is typed while a save is under way is still there after it, with the focus", async () => {
  const { sent, answer, isSaved } = await showSaving();
  type("Delivery fee", "7.25");
  press(/^Save tax/i);
  await expect.poll(() => sent).toEqual([{ deliveryFeeCents: 725 }]);
  const tax = field("Sales tax");
  tax.focus();
  fireEvent.change(tax, { target: { value: "9" } });
  answer();
  await isSaved();
  await expect.poll(() => field("Sales tax").value).toMatch(/^9/);
  expect(document.activeElement).toBe(field("Sales tax"));
  expect(field("Sales tax")).toBe(tax);
  expect(screen.queryByRole("alert")).toBeNull();
  press(/^Save tax/i);
  await expect.poll(() => sent[1]).toEqual({ taxBps: 900 });
});

it("a value typed again while it is being saved is the one that counts", async () => {
  const { sent, answer, isSaved } = await showSaving();
  type("Delivery fee", "7.25");
  press(/^Save tax/i);
  await expect.poll(() => sent.length).toBe(1);
  type("Delivery fee", "8");
  answer();
  await isSaved();
  await expect.poll(() => field("Delivery fee").value).toBe("$8.00");
  expect(screen.queryByText(/saved this tab/)).toBeNull();
  press(/^Save tax/i);
  await expect.poll(() => sent[1]).toEqual({ deliveryFeeCents: 800 });
});
