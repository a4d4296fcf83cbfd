import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { trpc } from "#client/lib/api/trpc.ts";
import { useAdding } from "#client/lib/orders/adding/use-adding.ts";
import { cents } from "#shared/money.ts";
import { refusal, showAnswered } from "#tests/support/answered.tsx";

afterEach(cleanup);

const BEGUN = {
  checkoutId: "c1",
  revision: 1,
  orderNumber: "FUR-1",
  lines: [{ id: 7, quantity: 1 }],
  totals: { total: cents(600) },
  card: { id: "pm_1", brand: "visa", last4: "4242" },
};

it("after a payment without an answer, the order is read again: the goods may be on it", async () => {
  function Order() {
    trpc.orders.mine.useQuery();
    const adding = useAdding({ product: { id: 7, name: "Eggs" }, token: null, onClose: () => {} });
    return (
      <button
        type="button"
        onClick={() => void (adding.begun ? adding.confirm() : adding.ask("FUR-1", 1))}
      >
        {adding.begun ? "Pay" : "Ask"}
      </button>
    );
  }
  const calls = await showAnswered(<Order />, {
    "orders.mine": () => [],
    "orders.beginAddition": () => BEGUN,
    "orders.payAddition": () => {
      throw refusal("provider_unavailable", "The payment provider did not answer.");
    },
  });
  const reads = () => calls.filter(({ path }) => path === "orders.mine").length;
  fireEvent.click(screen.getByRole("button", { name: "Ask" }));
  const pay = await screen.findByRole("button", { name: "Pay" });
  expect(reads()).toBe(1);
  fireEvent.click(pay);
  await expect.poll(reads).toBe(2);
});
