import { expect, it } from "vitest";
import { actWords } from "#client/features/orders/admin-orders/act-words.ts";
import { speak } from "#server/language.ts";

const order = { number: "FUR-1", lines: [{ productId: 4, name: "Leeks" }] };
const off = (productId: number) => ({
  action: "order.units_taken_off",
  detail: { productId, quantity: 2, reason: "Asked by phone" },
});

it("An order's page says what was done to it, with the goods it was about", () => {
  expect(actWords(order, off(4))).toBe("Taken off the order: 2 × Leeks");
  expect(actWords(order, off(5))).toBe("Units were taken off the order");
  const added = { action: "order.added_to", detail: { amount: 900, goods: "1 × Eggs, 2 × Thyme" } };
  expect(actWords(order, added)).toBe("Added to the order: 1 × Eggs, 2 × Thyme");
  expect(speak("es", () => actWords(order, off(4)))).toBe("Se quitó del pedido: 2 × Leeks");
});

it("What the page has no sentence for is in the words of the audit log", () => {
  expect(actWords(order, { action: "refund.requested", detail: {} })).toBe("Refunded FUR-1");
});
