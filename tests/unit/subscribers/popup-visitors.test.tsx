import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useWelcomePopup } from "#client/features/subscribers/welcome-popup/use-welcome-popup.ts";
import { CartProvider } from "#client/lib/checkout/cart/cart-provider.tsx";
import { timings } from "#shared/platform/limits.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

beforeEach(() => {
  window.localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

function Popup() {
  return <p>{useWelcomePopup().opened ? "open" : "closed"}</p>;
}

const ANA = { id: "1", username: "ana", role: "customer" };

async function popupAt(address: string, user: object | null): Promise<string | null> {
  await showAnswered(
    <CartProvider>
      <Popup />
    </CartProvider>,
    { "auth.current": () => user },
    address,
  );
  await act(() => vi.advanceTimersByTimeAsync(timings.popupDelay));
  return screen.getByText(/open|closed/).textContent;
}

test.each([
  ["a visitor in the shop", "/shop", null, "open"],
  ["a visitor who signs in", "/auth", null, "closed"],
  ["a visitor with a new password", "/reset-password", null, "closed"],
  ["someone signed in, in the shop", "/shop", ANA, "closed"],
  ["someone signed in, in their area", "/dashboard/customer", ANA, "closed"],
  ["a visitor who signs in, when forced", "/auth?show_popup=true", null, "open"],
  ["a farm's form, when forced", "/join-as-farmer?show_popup=true", null, "open"],
  ["someone signed in, when forced", "/shop?show_popup=true", ANA, "open"],
  ["a dashboard, when forced", "/dashboard/admin?show_popup=true", ANA, "open"],
  ["a payment, when forced", "/checkout?show_popup=true", ANA, "open"],
])("the popup has the right state for %s (%s)", async (_who, address, user, state) => {
  expect(await popupAt(address, user)).toBe(state);
});
