import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { trpc } from "#client/lib/api/trpc.ts";
import { useAdding } from "#client/lib/orders/adding/use-adding.ts";
import { cents } from "#shared/money.ts";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const BEGUN = {
  checkoutId: "c1",
  clientSecret: "pi_1_secret_1",
  revision: 1,
  orderNumber: "FUR-1",
  lines: [{ id: 7, quantity: 1 }],
  totals: { total: cents(600) },
  card: { id: "pm_1", brand: "visa", last4: "4242" },
};
/** Longer than the server is asked about a payment, in milliseconds. */
const ASKED_MS = 300_000;

function Order({ onClose }: { onClose: () => void }) {
  trpc.orders.mine.useQuery();
  const adding = useAdding({ product: { id: 7, name: "Eggs" }, token: null, onClose });
  return (
    <>
      <output>{adding.hasFailed ? adding.failure : "nothing failed"}</output>
      <button type="button" onClick={() => void adding.ask("FUR-1", adding.begun ? 2 : 1)}>
        {adding.begun ? "One more" : "Ask"}
      </button>
      <button type="button" onClick={() => void adding.confirm()}>
        Pay
      </button>
    </>
  );
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
  await pass(100);
};
const unanswered = () => {
  throw refusal("provider_unavailable", "The payment provider did not answer.");
};
const connectionLost = () => {
  throw new TypeError("Failed to fetch");
};
const declined = () => {
  throw refusal("conflict", "Your payment was declined.");
};

/** Begins an addition and pays it with the saved card; `look` answers the questions about its outcome. */
async function payLosing(payAddition: () => unknown, look: () => unknown) {
  const onClose = vi.fn<() => void>();
  const calls = await showAnswered(<Order onClose={onClose} />, {
    "orders.mine": () => [],
    "orders.beginAddition": () => BEGUN,
    "orders.payAddition": payAddition,
    "checkout.processOrder": () => look(),
  });
  await press("Ask");
  await press("Pay");
  return { onClose, count: (path: string) => calls.filter((call) => call.path === path).length };
}

it.each([
  ["our server", connectionLost],
  ["the provider", unanswered],
])(
  "goods whose payment went through although %s did not answer are on the order",
  async (...row) => {
    const { onClose, count } = await payLosing(row[1], () => ({ status: "placed" }));
    await pass(5_000);
    expect(onClose).toHaveBeenCalledOnce();
    expect([count("checkout.processOrder"), count("orders.mine")]).toEqual([1, 2]);
  },
);

it("while it is unknown whether goods are paid, no others are sold", async () => {
  let look: () => unknown = unanswered;
  const { onClose, count } = await payLosing(unanswered, () => look());
  await pass(ASKED_MS);
  expect(screen.getByRole("status").textContent).toContain("We do not know yet");
  // The goods may be on it.
  expect(count("orders.mine")).toBe(2);
  await press("One more");
  await pass(ASKED_MS);
  expect(count("orders.beginAddition")).toBe(1);
  look = () => ({ status: "placed" });
  await press("One more");
  await pass(5_000);
  expect(count("orders.beginAddition")).toBe(1);
  expect(onClose).toHaveBeenCalledOnce();
});

it("goods whose payment turns out to have failed can be asked for again", async () => {
  const { onClose, count } = await payLosing(unanswered, declined);
  await pass(5_000);
  expect(screen.getByRole("status").textContent).toBe("The payment provider did not answer.");
  await press("One more");
  expect([count("orders.beginAddition"), onClose.mock.calls.length]).toEqual([2, 0]);
});
