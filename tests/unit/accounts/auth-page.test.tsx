import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AuthPage } from "#client/features/accounts/auth/auth-page.tsx";
import { CartProvider } from "#client/lib/checkout/cart/cart-provider.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const show = (search: Parameters<typeof AuthPage>[0]) =>
  showAnswered(
    <CartProvider>
      <AuthPage {...search} />
    </CartProvider>,
    { "auth.current": () => null },
  );

describe("The page to sign in", () => {
  it("is one card with two tabs, whose fields a browser can fill in", async () => {
    await show({});
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "Sign in",
      "Create account",
    ]);
    const filled = () =>
      [...document.querySelectorAll("input")]
        .map((input) => input.autocomplete)
        .filter((kind) => kind !== "" && kind !== "off");
    expect(filled()).toEqual(["username", "current-password"]);
    fireEvent.click(screen.getByRole("tab", { name: "Create account" }));
    expect(filled()).toEqual(expect.arrayContaining(["username", "email", "new-password"]));
  });

  it("says why one was sent here, and that one comes back", async () => {
    await show({ next: "/checkout" });
    expect(screen.getByRole("alert").textContent).toContain("Sign in to check out");
  });

  it("offers two roles as cards, and tells a farmer that the application comes next", async () => {
    await show({ form: "register" });
    const roles = screen.getAllByRole("radio").map(({ textContent }) => textContent);
    expect(roles).toHaveLength(2);
    expect(roles[1]).toContain("You’ll apply next.");
    expectVisible(screen.getByText("I want to buy"));
  });
});
