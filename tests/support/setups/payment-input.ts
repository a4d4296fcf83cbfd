import { afterAll, beforeAll } from "vitest";
import { expectNoEffect } from "#tests/support/inputs/bad-input.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { basket, setStock } from "#tests/support/market/orders/basket.ts";
import { httpClient, openHttpMarket } from "#tests/support/servers/http.ts";

export const INTENT = "/api/create-payment-intent";
const CARROTS = "nantes-carrots";

export type PaymentInput = Awaited<ReturnType<typeof openPaymentInput>>;

/** A market with an HTTP server, the body of a payment for two bunches of carrots, and changes of it. */
async function openPaymentInput() {
  const market = await openHttpMarket();
  const { db, sql } = market.database;
  const carrots = await setStock(db, CARROTS, 500);
  const valid = await basket(db, { slug: CARROTS, quantity: 2 });
  const visit = () => httpClient(market.app);
  return {
    market,
    valid,
    /** The carrots' product ID. */
    carrots,
    visit,
    /** The valid body with its line changed. */
    line: (change: object) => ({ ...valid, items: [{ ...valid.items[0], ...change }] }),
    /** The valid body with its delivery changed. */
    to: (change: object) => ({ ...valid, delivery: { ...valid.delivery, ...change } }),
    /** Posts a body that must be refused without any effect. */
    expectRefusal: (body: unknown, status?: number, message?: string) =>
      expectNoEffect(sql, () => visit().post(INTENT, body), status, message),
  };
}

/** Opens a market for the file; after its tests all invariants must hold. */
export function withPaymentInput(begin: (opened: PaymentInput) => void): void {
  let at: PaymentInput;
  beforeAll(async () => {
    at = await openPaymentInput();
    begin(at);
  });
  afterAll(async () => {
    await assertInvariants(at.market.database.sql, new Date());
    await at.market[Symbol.asyncDispose]();
  });
}
