import { describe, expect, it } from "vitest";
import { defineLifecycle, type Lifecycle } from "#shared/lifecycle.ts";
import { mailLifecycle } from "#shared/mail/mail.ts";
import { checkoutLifecycle } from "#shared/checkout/checkout-lifecycle.ts";
import { formatOrderNumber, ORDER_NUMBER_ALPHABET, orderLifecycle } from "#shared/orders/order.ts";
import { paymentLifecycle, refundLifecycle } from "#shared/payments/payment-lifecycle.ts";

type AnyLifecycle = Lifecycle<string, string>;
const all: [string, AnyLifecycle][] = [
  ["checkout", checkoutLifecycle],
  ["order", orderLifecycle],
  ["payment", paymentLifecycle],
  ["refund", refundLifecycle],
  ["mail", mailLifecycle],
];

function reachable(lifecycle: AnyLifecycle): Set<string> {
  const seen = new Set<string>([lifecycle.initial]);
  for (const state of seen) {
    for (const event of lifecycle.events(state)) seen.add(lifecycle.next(state, event) ?? state);
  }
  return seen;
}

describe.each(all)("The lifecycle of a %s", (name, lifecycle) => {
  it("reaches every state from its initial one", () => {
    expect([...reachable(lifecycle)].toSorted()).toEqual([...lifecycle.states].toSorted());
  });

  it("has a final state, except for an order and its payment, whose refund may fail after it was sent", () => {
    const ends = lifecycle.states.some((state) => lifecycle.isTerminal(state));
    expect(ends).toBe(name !== "order" && name !== "payment");
  });

  it("leads only to its own states, and only by its own events", () => {
    for (const state of lifecycle.states) {
      for (const event of lifecycle.events(state))
        expect(lifecycle.states).toContain(lifecycle.next(state, event));
      expect(lifecycle.next(state, "no such event")).toBeNull();
      expect(lifecycle.next(state, "toString")).toBeNull();
    }
  });
});

describe("A checkout", () => {
  it.each(["placed", "refunded"] as const)("that is %s is final", (state) => {
    expect(checkoutLifecycle.isTerminal(state)).toBe(true);
  });

  it("that has expired can still be placed, refunded or held again", () => {
    expect(checkoutLifecycle.events("expired").toSorted()).toEqual([
      "hold",
      "place",
      "process",
      "refund",
    ]);
  });
});

it("A delivered order can be refunded but not canceled", () => {
  expect(orderLifecycle.next("delivered", "refund")).toBe("refunded");
  expect(orderLifecycle.next("delivered", "cancel")).toBeNull();
});

it("The first key of the table is the initial state", () => {
  expect(defineLifecycle({ a: { go: "b" }, b: {} }).initial).toBe("a");
});

it("An event leads to a single state, wherever it happens", () => {
  expect(() => defineLifecycle({ a: { go: "b" }, b: { go: "a" } })).toThrow(
    "The event go leads to b and to a",
  );
  expect(orderLifecycle.target("dispatch")).toBe("out_for_delivery");
  expect(orderLifecycle.sources("dispatch")).toEqual(["packed", "failed_delivery"]);
});

it("Between two states there is the event that leads from one to the other, or none", () => {
  expect(paymentLifecycle.between("refunded", "partly_refunded")).toBe("refund_part_failed");
  expect(paymentLifecycle.between("refunded", "refunded")).toBeNull();
  expect(paymentLifecycle.between("refunded", "canceled")).toBeNull();
});

describe("An order number", () => {
  const pattern = new RegExp(`^FUR-[${ORDER_NUMBER_ALPHABET}]{4}-[${ORDER_NUMBER_ALPHABET}]{4}$`);

  it("has the market's letters and eight that cannot be confused", () => {
    for (let byte = 0; byte < 256; byte += 1) {
      expect(formatOrderNumber(new Uint8Array(8).fill(byte))).toMatch(pattern);
    }
  });

  it("does not repeat in ten thousand", () => {
    const numbers = Array.from({ length: 10_000 }, () =>
      formatOrderNumber(crypto.getRandomValues(new Uint8Array(8))),
    );
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
