import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { EarlierOrders } from "#client/lib/accounts/earlier-orders/earlier-orders.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const person = (emailVerified: boolean) => ({
  id: "u",
  email: "ana@furrow.example",
  emailVerified,
});
const SENDS = "Send the confirmation again";

describe("Orders placed before the account existed", () => {
  it.each([0, 2])(
    "are explained in the same words while the address is unconfirmed, whatever their number (%i)",
    async (orders) => {
      const calls = await showAnswered(<EarlierOrders />, {
        "auth.current": () => person(false),
        "accounts.earlierOrders": () => ({ orders, memberships: 0, giftCards: 0 }),
        "accounts.resendVerification": () => null,
      });
      const text = await screen.findByText(/appear here once you confirm that address/);
      expect(text.textContent).toContain("Earlier orders placed with ana@furrow.example");
      expect(calls.map(({ path }) => path)).not.toContain("accounts.earlierOrders");
      fireEvent.click(screen.getByRole("button", { name: SENDS }));
      await expect
        .poll(() => calls.map(({ path }) => path))
        .toContain("accounts.resendVerification");
    },
  );

  it("are offered once the address is confirmed", async () => {
    await showAnswered(<EarlierOrders />, {
      "auth.current": () => person(true),
      "accounts.earlierOrders": () => ({ orders: 2, memberships: 0, giftCards: 0 }),
    });
    expectVisible(await screen.findByText("We found 2 earlier orders placed with this email"));
    expect(screen.queryByRole("button", { name: SENDS })).toBeNull();
  });
});
