import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { RefundForm } from "#client/features/payments/admin-payments/refund-form.tsx";
import type { Payment } from "#client/features/payments/admin-payments/payment-page.tsx";
import { cents } from "#shared/money.ts";
import type { OrderState } from "#shared/orders/order.ts";
import { paymentBadge } from "#shared/payments/payment-admin.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const eggs = {
  productId: 4,
  farmId: 2,
  name: "Pasture eggs",
  farmName: "Hollis Poultry",
  unitPrice: cents(840),
  commissionBps: 1_700,
};

/** An order of eggs at $9.14 each with the tax. */
function orderOf(quantity: number, state: OrderState) {
  const subtotal = cents(840 * quantity);
  const tax = cents(Math.round(subtotal * 0.0875));
  const total = cents(subtotal + tax);
  return {
    number: "FUR-2B5Q-8R7P",
    email: "customer@furrow.example",
    state,
    subtotal,
    tax,
    taxBps: 875,
    deliveryFee: cents(0),
    deliveryTaxes: [],
    discount: cents(0),
    credit: cents(0),
    total,
    lines: [
      {
        ...eggs,
        quantity,
        mostWeight: null,
        lineTotal: subtotal,
        taxes: [{ authority: "sales_tax", bps: 875, amount: tax }],
      },
    ],
    left: { lines: [{ productId: 4, quantity, weight: null }], delivery: cents(0), amount: total },
    others: { units: 0, amount: cents(0) },
  };
}

async function showForm(
  quantity: number,
  state: OrderState = "placed",
  others = { units: 0, amount: cents(0) },
) {
  const given = { ...orderOf(quantity, state), others };
  const order = given as unknown as NonNullable<Payment["order"]>;
  const payment = {
    intentId: "pi_1",
    refunds: [],
    disputes: [],
    isWithBank: false,
  } as unknown as Payment;
  return showAnswered(<RefundForm payment={payment} order={order} />, {
    "admin.payments.refund": () => ({ refundId: "r", amount: 914 }),
  });
}

async function show(quantity: number, state?: OrderState) {
  const calls = await showForm(quantity, state);
  fireEvent.change(screen.getByLabelText("Units of Pasture eggs to refund"), {
    target: { value: "1" },
  });
  const cause = screen.getByLabelText("What went wrong");
  fireEvent.change(cause, { target: { value: "poor_quality" } });
  fireEvent.click(screen.getByRole("button", { name: "Refund $9.14" }));
  return calls;
}

const causeError = () => {
  const field = screen.getByLabelText("What went wrong");
  return document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;
};
const question = () => screen.findByRole("dialog", { name: "Refund $9.14" });

describe("Refunding units of a line", () => {
  it("asks first, with the amount, the buyer and that the order is canceled with its last goods", async () => {
    const calls = await show(1);
    const dialog = await question();
    expect(dialog.textContent).toContain("$9.14 goes back to customer@furrow.example");
    expect(dialog.textContent).toContain("the order is canceled");
    expect(calls).toEqual([]);
    fireEvent.click(within(dialog).getByRole("button", { name: "Refund $9.14" }));
    await screen.findByRole("dialog");
    expect(calls[0]).toMatchObject({
      path: "admin.payments.refund",
      input: {
        wish: { lines: [{ productId: 4, quantity: 1 }], delivery: false },
        cause: "poor_quality",
      },
    });
  });

  it.each([
    [2, "placed"],
    [1, "delivered"],
  ] as const)("mentions no cancellation for %i units when %s", async (quantity, state) => {
    await show(quantity, state);
    expect((await question()).textContent).not.toContain("canceled");
  });
});

describe("Refunding one of an order's payments", () => {
  it.each(["Refund $9.14", "Refund all that is left, $9.14"])(
    "mentions no cancellation while another payment has goods in it: %s",
    async (name) => {
      await showForm(1, "placed", { units: 2, amount: cents(1_000) });
      fireEvent.change(screen.getByLabelText("Units of Pasture eggs to refund"), {
        target: { value: "1" },
      });
      fireEvent.change(screen.getByLabelText("What went wrong"), {
        target: { value: "poor_quality" },
      });
      fireEvent.click(screen.getByRole("button", { name }));
      const dialog = await screen.findByRole("dialog", { name });
      expect(dialog.textContent).toContain("$9.14 goes back to customer@furrow.example");
      expect(dialog.textContent).not.toContain("canceled");
    },
  );
});

describe("Goods that a code made free", () => {
  it("can be chosen, and the dialog says that no money moves", async () => {
    const paid = orderOf(1, "delivered");
    const [line] = paid.lines;
    const off = cents(1_680);
    const free = { ...line, productId: 5, name: "Gift eggs", quantity: 2, lineTotal: off };
    const taxes = [{ authority: "sales_tax", bps: 875, amount: cents(0) }];
    const order = {
      ...paid,
      subtotal: cents(840 + off),
      discount: off,
      promotion: off,
      lines: [line, { ...free, taxes, promotion: off, farmPromotion: off }],
      left: { ...paid.left, lines: [...paid.left.lines, { productId: 5, quantity: 2 }] },
    } as unknown as NonNullable<Payment["order"]>;
    const payment = { intentId: "pi_1", refunds: [], disputes: [] } as unknown as Payment;
    const calls = await showAnswered(<RefundForm payment={payment} order={order} />, {
      "admin.payments.refund": () => ({ refundId: "r", amount: 0 }),
    });
    fireEvent.change(screen.getByLabelText("Units of Gift eggs to refund"), {
      target: { value: "2" },
    });
    fireEvent.change(screen.getByLabelText("What went wrong"), {
      target: { value: "poor_quality" },
    });
    fireEvent.click(screen.getByRole("button", { name: "Refund $0.00" }));
    const dialog = await screen.findByRole("dialog", { name: "Refund $0.00" });
    expect(dialog.textContent).toContain("no money moves");
    expect(dialog.textContent).not.toContain("canceled");
    fireEvent.click(within(dialog).getByRole("button", { name: "Refund $0.00" }));
    await screen.findByRole("dialog");
    expect(calls[0]).toMatchObject({
      input: { wish: { lines: [{ productId: 5, quantity: 2 }], delivery: false } },
    });
  });
});

describe("A payment that is or was in a dispute", () => {
  const showDisputed = (status: string, isWithBank: boolean) => {
    const paid = orderOf(2, "delivered");
    const left = { ...paid.left, amount: cents(paid.total - 500) };
    const order = { ...paid, left } as unknown as NonNullable<Payment["order"]>;
    const disputes = [{ status, amount: cents(500) }];
    const payment = { intentId: "pi_1", refunds: [], disputes, isWithBank } as unknown as Payment;
    return showAnswered(<RefundForm payment={payment} order={order} />, {});
  };

  it("can be refunded up to what the bank has left, and the form says so", async () => {
    await showDisputed("lost", false);
    expectVisible(screen.getByText(/given \$5\.00 of this payment back\. \$13\.27 is left/));
    expectVisible(screen.getByRole("button", { name: "Refund all that is left, $13.27" }));
  });

  it("cannot be refunded while the bank has it", async () => {
    await showDisputed("needs_response", true);
    expectVisible(screen.getByText(/has this payment in a dispute/));
    expect(screen.queryByRole("button", { name: /Refund/ })).toBeNull();
  });
});

describe("Submitting too early", () => {
  it("names the missing line and cause, and moves the focus to the first", async () => {
    const calls = await showForm(2);
    fireEvent.click(screen.getByRole("button", { name: "Refund" }));
    expectVisible(screen.getByText("Choose at least one line"));
    expect(causeError()).toBe("Choose a cause");
    const units = screen.getByLabelText("Units of Pasture eggs to refund");
    expect(document.activeElement).toBe(units);
    fireEvent.change(units, { target: { value: "1" } });
    expect(screen.queryByText("Choose at least one line")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Refund $9.14" }));
    expect(document.activeElement).toBe(screen.getByLabelText("What went wrong"));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(calls).toEqual([]);
  });

  it("requires only a cause for refunding the rest", async () => {
    await showForm(2);
    fireEvent.click(screen.getByRole("button", { name: /^Refund all that is left/ }));
    expect(causeError()).toBe("Choose a cause");
    expect(screen.queryByText("Choose at least one line")).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText("What went wrong"));
  });
});

describe("The bearer of a refund", () => {
  it("follows from the cause, and a different one needs a reason", async () => {
    await show(2);
    const bearer = screen.getByLabelText<HTMLSelectElement>("Who bears it");
    expect(bearer.value).toBe("farm");
    expect(screen.queryByLabelText("Why someone else bears it")).toBeNull();
    cleanup();
    const calls = await showForm(2);
    fireEvent.change(screen.getByLabelText("What went wrong"), {
      target: { value: "damaged_on_the_way" },
    });
    fireEvent.change(screen.getByLabelText("Who bears it"), { target: { value: "market" } });
    fireEvent.click(screen.getByRole("button", { name: /^Refund all that is left/ }));
    const why = screen.getByLabelText("Why someone else bears it");
    expect(document.activeElement).toBe(why);
    expect(calls).toEqual([]);
  });
});

describe("The badge of a payment", () => {
  const paid = { state: "succeeded", amountReceived: 914 } as const;
  const refund = (amount: number, state: "requested" | "failed", needsAttention = false) => [
    { amount, state, needsAttention },
  ];

  it("says Paid only while no refund is under way", () => {
    expect(paymentBadge(paid, [])).toBe("Paid");
    expect(paymentBadge(paid, refund(914, "requested"))).toBe("Refund under way");
    expect(paymentBadge(paid, refund(100, "requested"))).toBe("Refund in part under way");
    expect(paymentBadge(paid, refund(914, "failed", true))).toBe("Refund failed");
    expect(paymentBadge({ ...paid, state: "refunded" }, [])).toBe("Refunded");
  });
});
