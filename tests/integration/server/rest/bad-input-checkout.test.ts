import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BODIES_REFUSED, bodiesAround, expectNoEffect } from "#tests/support/inputs/bad-input.ts";
import type { Client } from "#tests/support/servers/http.ts";
import {
  INTENT,
  type PaymentInput,
  withPaymentInput,
} from "#tests/support/setups/payment-input.ts";

let at: PaymentInput;
withPaymentInput((opened) => {
  at = opened;
});

describe("/api/create-payment-intent", () => {
  it.each(BODIES_REFUSED)("refuses %s as its body", async (_name, body) => {
    await expectNoEffect(at.market.database.sql, () => at.visit().send("POST", INTENT, body));
  });
});

describe("The checkout's cookie", () => {
  it.each(["x", "a".repeat(10_000), "' or 1=1", "%00"])(
    "that is not ours (%j) is replaced by a new one",
    async (token) => {
      const client = at.visit();
      const answer = await client.post(INTENT, at.valid, { cookie: `furrow_checkout=${token}` });
      expect(answer.status).toBe(200);
      expect(client.jar.get("furrow_checkout")).toMatch(/^[A-Za-z0-9_-]{43}$/);
    },
  );

  it("that is a wrong guess at someone else's opens a checkout of its own", async () => {
    const owner = at.visit();
    const theirs = await owner.post(INTENT, at.valid);
    const token = [...(owner.jar.get("furrow_checkout") ?? "")].toReversed().join("");
    const ours = await at.visit().post(INTENT, at.valid, { cookie: `furrow_checkout=${token}` });
    expect(ours.status).toBe(200);
    expect(ours.body.checkoutId).not.toBe(theirs.body.checkoutId);
  });
});

describe("A signed-in shopper", () => {
  it("can have three checkouts open, and a further one gets 429 with the time to try again", async () => {
    const fields = { username: "many", password: "correct horse", email: "many@furrow.example" };
    const client: Client = at.visit();
    await client.post("/api/register", { ...fields, firstName: "Ana", lastName: "Lee" });
    for (let round = 0; round < 4; round += 1) {
      client.jar.delete("furrow_checkout");
      const answer = await client.post(INTENT, at.valid);
      expect(answer.status).toBe(round < 3 ? 200 : 429);
      if (round === 3) expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    }
  });
});

describe("Arbitrary bodies", () => {
  it.each([
    [INTENT, () => at.valid],
    ["/api/logout", () => ({ a: 1 })],
  ])("never make %s fail in three hundred tries", async (path, body) => {
    const client = at.visit();
    await fc.assert(
      fc.asyncProperty(bodiesAround(body()), async (text) => {
        const answer = await client.send("POST", path, text);
        expect(answer.status, answer.text).toBeLessThan(500);
      }),
      { numRuns: 300, seed: 21_112_026 },
    );
  });
});
