import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CookMode } from "#client/features/catalog/recipes/cook-mode/cook-mode.tsx";
import { ingredientText } from "#client/features/catalog/recipes/measured.ts";
import { speak } from "#server/language.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { answerQuestions } from "#tests/support/dom/leaving.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const INGREDIENTS = [
  { amount: 1, unit: "cup", name: "flour", product: null },
  { amount: 3, unit: null, name: "eggs", product: null },
  { amount: null, unit: null, name: "salt", product: null },
] as const;
const RECIPE = {
  id: 1,
  slug: "leek-tart",
  title: "Leek tart",
  summary: "A tart.",
  minutes: 40,
  servings: 2,
  steps: ["Bake."],
  ingredients: [...INGREDIENTS],
};

it("Cook mode lists amounts and units as the page does, for the chosen servings", async () => {
  await showAnswered(<CookMode recipe={RECIPE as never} servings={4} onLeave={() => {}} />, {});
  const list = screen.getByText("Ingredients for 4 servings").closest("details");
  const lines = within(list as HTMLElement).getAllByRole("listitem");
  expect(lines.map((line) => line.textContent)).toEqual(["2 cups flour", "6 eggs", "salt"]);
});

it("A running timer is not lost without a question", async () => {
  const says = { answer: false };
  const asked = answerQuestions(says);
  let left = 0;
  const recipe = { ...RECIPE, steps: ["Bake for 40 minutes."] };
  await showAnswered(
    <CookMode recipe={recipe as never} servings={2} onLeave={() => (left += 1)} />,
    {},
  );
  const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());
  await press("Done, leave cook mode");
  expect([left, asked]).toEqual([1, []]);
  await press("Start a timer for 40 minutes");
  await press("Done, leave cook mode");
  await press("Leave cook mode");
  expect([left, asked.length]).toEqual([1, 2]);
  says.answer = true;
  await press("Leave cook mode");
  expect(left).toBe(2);
});

describe("The screen in cook mode", () => {
  const STAYS_ON = "The screen stays on while you cook.";
  /** The browser's wake lock, which this DOM does not have: what was asked for, and the locks that were given. */
  function openWakeLock(give: () => EventTarget & { release?: () => Promise<void> }) {
    const asked: string[] = [];
    const locks: (EventTarget & { released: boolean })[] = [];
    const request = async (kind: string) => {
      asked.push(kind);
      const lock = Object.assign(give(), { released: false });
      const release = async () => {
        lock.released = true;
        lock.dispatchEvent(new Event("release"));
      };
      locks.push(lock);
      return Object.assign(lock, { release });
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
    return { asked, locks };
  }
  afterEach(() => void Reflect.deleteProperty(navigator, "wakeLock"));
  const show = () =>
    showAnswered(<CookMode recipe={RECIPE as never} servings={2} onLeave={() => {}} />, {});

  it("stays on until one leaves, and again after the browser took the lock away", async () => {
    const { asked, locks } = openWakeLock(() => new EventTarget());
    await show();
    expectVisible(await screen.findByText(STAYS_ON));
    expect(asked).toEqual(["screen"]);
    await act(async () => void locks[0]?.dispatchEvent(new Event("release")));
    expect(screen.queryByText(STAYS_ON)).toBeNull();
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    expectVisible(await screen.findByText(STAYS_ON));
    expect(asked).toEqual(["screen", "screen"]);
    cleanup();
    expect(locks.at(-1)?.released).toBe(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(asked).toHaveLength(2);
  });

  it("is not said to stay on where the browser cannot, or refuses", async () => {
    await show();
    expect(screen.queryByText(STAYS_ON)).toBeNull();
    cleanup();
    const { asked } = openWakeLock(() => {
      throw new DOMException("Battery is low", "NotAllowedError");
    });
    await show();
    expect(asked).toEqual(["screen"]);
    expect(screen.queryByText(STAYS_ON)).toBeNull();
    expectVisible(screen.getByText("Bake."));
  });
});

it("An ingredient has a Spanish unit in Spanish", () => {
  const lines = speak("es", () => INGREDIENTS.map((one) => ingredientText(one, 4, 2)));
  expect(lines).toEqual(["2 tazas de flour", "6 eggs", "salt"]);
});
