import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DialogDelivery } from "#client/features/checkout/checkout/dialog-delivery.tsx";
import { useDialog } from "#client/features/checkout/checkout/use-dialog.ts";
import { CartProvider } from "#client/lib/checkout/cart/cart-provider.tsx";
import { keepDay } from "#client/lib/checkout/delivery-day/day-store.ts";
import { rememberFields } from "#client/lib/checkout/flow/fields/remembered-fields.ts";
import { EMPTY_FIELDS } from "#shared/checkout/empty-fields.ts";
import { deliveryDays, lastOrderDay, weekdaysOn } from "#shared/checkout/delivery.ts";
import { deliveryTermsOf } from "#shared/checkout/delivery-terms.ts";
import type { Language } from "#shared/language.ts";
import { calendarOf, settingsSchema } from "#shared/platform/settings/settings.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

const TODAY = "2026-11-23";
const SETTINGS = settingsSchema.parse({});
const DAYS = deliveryDays(TODAY, calendarOf(SETTINGS));

/** Places left in the morning and the afternoon, for each day from the first on; days not listed have plenty. */
type Left = readonly (readonly [morning: number, afternoon: number])[];

function answersFor(left: Left) {
  const days = DAYS.map((day, at) => {
    const [morning, afternoon] = left[at] ?? [5, 5];
    return {
      day,
      lastOrderDay: lastOrderDay(day),
      serves: weekdaysOn(day, calendarOf(SETTINGS)),
      windows: [
        { id: "morning" as const, left: morning },
        { id: "afternoon" as const, left: afternoon },
      ],
    };
  });
  return {
    "auth.current": () => null,
    "checkout.delivery.terms": () => deliveryTermsOf(SETTINGS, TODAY),
    "checkout.delivery.options": () => ({ today: TODAY, days }),
  };
}

function Dialog() {
  return <DialogDelivery dialog={useDialog()} />;
}

async function show(language: Language, left: Left): Promise<void> {
  document.documentElement.lang = language;
  await showAnswered(
    <CartProvider>
      <Dialog />
    </CartProvider>,
    answersFor(left),
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${TODAY}T20:00:00Z`) });
});
afterEach(() => {
  vi.useRealTimers();
  rememberFields(EMPTY_FIELDS);
  keepDay(null);
  document.documentElement.lang = "en";
  cleanup();
});

/** The cards of the morning and the afternoon. */
const cards = () => screen.findAllByRole<HTMLButtonElement>("radio");
const said = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

it.each([
  ["en", "Full", "8AM-12PM is full. The next open one is Wed Nov\u00a025, 12PM-5PM."],
  [
    "es",
    "Lleno",
    "El horario de 8\u00a0a.\u00a0m. a\u00a012\u00a0p.\u00a0m. está lleno. El siguiente libre es el mié 25\u00a0nov, de 12\u00a0a\u00a05\u00a0p.\u00a0m.",
  ],
] as const)(
  "A full window is disabled, and the next open one of its day is named, in %s",
  async (language, full, sentence) => {
    await show(language, [[0, 3]]);
    const [morning, afternoon] = await cards();
    expect(morning?.disabled).toBe(true);
    expect(morning?.textContent).toContain(full);
    expect(afternoon?.disabled).toBe(false);
    await vi.waitFor(() => expect(afternoon?.getAttribute("aria-checked")).toBe("true"));
    expect(said()).toContain(sentence);
  },
);

it.each([
  ["en", "8AM-12PM is full. The next open one is Thu Nov\u00a026, 8AM-12PM."],
  [
    "es",
    "El horario de 8\u00a0a.\u00a0m. a\u00a012\u00a0p.\u00a0m. está lleno. El siguiente libre es el jue 26\u00a0nov, de 8\u00a0a.\u00a0m. a\u00a012\u00a0p.\u00a0m.",
  ],
] as const)(
  "If the rest of the day is full too, the first open window of a later day is named, in %s",
  async (language, sentence) => {
    await show(language, [[0, 0]]);
    const [morning, afternoon] = await cards();
    expect([morning?.disabled, afternoon?.disabled]).toEqual([true, true]);
    expect(said()).toContain(sentence);
  },
);

it.each([
  ["en", "8AM-12PM is full. No later one is open."],
  [
    "es",
    "El horario de 8\u00a0a.\u00a0m. a\u00a012\u00a0p.\u00a0m. está lleno. No hay otro más tarde.",
  ],
] as const)("If no later window is open, that is said, in %s", async (language, sentence) => {
  await show(
    language,
    DAYS.map(() => [0, 0] as const),
  );
  expect((await cards()).every(({ disabled }) => disabled)).toBe(true);
  expect(said()).toContain(sentence);
});

it.each([
  ["en", ["1 place left", "3 places left"]],
  ["es", ["queda 1 lugar", "quedan 3 lugares"]],
] as const)("Each window says how many places it has left, in %s", async (language, words) => {
  await show(language, [[1, 3]]);
  const texts = (await cards()).map(({ textContent }) => textContent.toLowerCase());
  expect(texts.map((text, at) => text.includes(words[at] ?? "none"))).toEqual([true, true]);
});
