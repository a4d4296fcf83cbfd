import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { disputes } from "#db/schema/payments/disputes.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { emails } from "#db/schema/mail/emails.ts";
import type { Deps } from "#server/deps.ts";
import type { AppCaller } from "#server/routers/index.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { bookProviderRefunds } from "#server/services/payments/refunds/provider-refunds.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { DEMO_PASSWORD } from "#server/demo/accounts.ts";
import { registered, signedInAdmin } from "#tests/support/market/people/accounts.ts";
import {
  beginGift,
  boughtGift,
  GIFT,
  giftNow,
  giftOf,
} from "#tests/support/market/payments/gift-cards.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { reportDispute } from "#tests/support/money/reported-dispute.ts";
import { everyWhy } from "#tests/support/money/every-why.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import type { Visitor } from "#tests/support/servers/visitor.ts";
import { processReportedEvents } from "#tests/support/market/reported-events.ts";

const DISPUTED = "pm_card_createDispute";

let market: MarketPlace;
let deps: Deps;
let admin: Visitor;
let ben: Visitor;
beforeAll(async () => {
  market = await openMarketPlace();
  deps = market.deps;
  admin = await signedInAdmin(deps);
  ben = await registered(deps, { username: "ben", email: "ben@furrow.example" });
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(() => async () => {
  await assertInvariants(market.database.sql, new Date());
  expect((await everyWhy(deps)).broken).toEqual([]);
});

/** An admin's call with a recent password confirmation. */
async function ask<Result>(run: (api: AppCaller) => Promise<Result>) {
  await admin.call((api) => api.accounts.confirmPassword({ password: DEMO_PASSWORD }));
  return admin.call(run);
}

const takeBack = (id: string) =>
  ask((api) => api.admin.giftCards.void({ id, reason: "Bought twice by mistake" }));
const redeem = (code: string) => ben.call((api) => api.payments.giftCards.redeem({ code }));
const refundsOf = (intentId: string) =>
  market.database.db.select().from(refunds).where(eq(refunds.intentId, intentId));
const stateOf = async (id: string) => (await giftNow(market.database.db, id)).state;
const sums = () => ask((api) => api.admin.giftCards.sums());

async function decide(intentId: string, outcome: "won" | "lost") {
  const [dispute] = await market.database.db
    .select()
    .from(disputes)
    .where(eq(disputes.intentId, intentId));
  await market.control.settleDispute(dispute!.id, outcome);
  await processReportedEvents(deps);
}

describe("The team", () => {
  it("takes an unused gift card back: its code ends and its price goes back, once", async () => {
    const gift = await boughtGift(market, deps);
    const before = await sums();
    const both = await Promise.allSettled([takeBack(gift.id), takeBack(gift.id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await sweepPayments(deps);
    expect(await refundsOf(gift.intentId)).toMatchObject([{ state: "succeeded", amount: 5_000 }]);
    expect((await sums()).owed).toBe(before.owed - 5_000);
    await expect(redeem(gift.code)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const key = `payment_returning:${gift.intentId}`;
    const [mail] = await market.database.db.select().from(emails).where(eq(emails.dedupeKey, key));
    expect(mail).toMatchObject({ to: GIFT.buyerEmail });
    expect(mail?.text).toContain("its code no longer works");
  });

  it("takes none back that was redeemed, and of both at once one wins", async () => {
    const used = await boughtGift(market, deps);
    await redeem(used.code);
    await expect(takeBack(used.id)).rejects.toMatchObject({ code: "CONFLICT" });
    const contested = await boughtGift(market, deps);
    const [taken, redeemed] = await Promise.allSettled([
      takeBack(contested.id),
      redeem(contested.code),
    ]);
    expect([taken.status, redeemed.status].toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await stateOf(contested.id)).toBe(taken.status === "fulfilled" ? "voided" : "redeemed");
  });

  it("sends one again, which is written down, and finds it by names, addresses and receipt", async () => {
    const gift = await boughtGift(market, deps, { recipientName: "Zora Quill" });
    await ask((api) =>
      api.admin.giftCards.resend({ id: gift.id, recipientEmail: "zora@furrow.example" }),
    );
    const query = { page: 1, size: 20, sort: "createdAt", dir: "desc" } as const;
    const find = (q: string) => ask((api) => api.admin.giftCards.page({ ...query, q }));
    const { rows, total } = await find("zora@");
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({ id: gift.id, state: "active", recipientName: "Zora Quill" });
    expect((await find(rows[0]!.receiptNumber.toLowerCase())).total).toBe(1);
    const active = await ask((api) =>
      api.admin.giftCards.page({ ...query, q: "", state: "active" }),
    );
    const { states, owed } = await sums();
    const open = states.filter(({ state }) => state === "active" || state === "frozen");
    expect(open.reduce((sum, { amount }) => sum + amount, 0)).toBe(owed);
    expect(active.total).toBe(states.find(({ state }) => state === "active")?.count);
    const log = await ask((api) =>
      api.admin.audit.page({ ...query, sort: "at", q: rows[0]!.receiptNumber }),
    );
    expect(log.rows).toMatchObject([{ action: "gift_card.sent_again" }]);
  });
});

/** Makes a refund in the provider's dashboard. */
async function refundAt(intentId: string, amount: number) {
  await market.stripe.refunds.create({ payment_intent: intentId, amount });
  await bookProviderRefunds(deps, intentId);
}

describe("A refund in the provider's dashboard", () => {
  it("ends an unused gift card with what completes its price", async () => {
    const gift = await boughtGift(market, deps);
    await refundAt(gift.intentId, 2_000);
    expect(await stateOf(gift.id)).toBe("active");
    await refundAt(gift.intentId, 3_000);
    expect(await stateOf(gift.id)).toBe("voided");
    await expect(redeem(gift.code)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("takes nothing from whoever has redeemed it", async () => {
    const gift = await boughtGift(market, deps);
    await redeem(gift.code);
    const { balance } = await ben.call((api) => api.payments.credit.mine());
    await refundAt(gift.intentId, 5_000);
    expect(await stateOf(gift.id)).toBe("redeemed");
    expect((await ben.call((api) => api.payments.credit.mine())).balance).toBe(balance);
  });

  it("of a part leaves the rest for the team to give back", async () => {
    const gift = await boughtGift(market, deps);
    await refundAt(gift.intentId, 1_500);
    await takeBack(gift.id);
    await sweepPayments(deps);
    const amounts = (await refundsOf(gift.intentId)).map(({ amount }) => amount);
    expect(amounts.toSorted((one, other) => one - other)).toEqual([1_500, 3_500]);
  });
});

describe("A dispute of a gift card's payment", () => {
  it("freezes what is unused, until the bank decides for us", async () => {
    const gift = await boughtGift(market, deps, { card: DISPUTED });
    await processReportedEvents(deps);
    expect(await stateOf(gift.id)).toBe("frozen");
    await expect(redeem(gift.code)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(takeBack(gift.id)).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(
      gift.buyer.call((api) =>
        api.payments.giftCards.resend({
          id: gift.id,
          recipientEmail: "x@furrow.example",
          buyerEmail: "ana@furrow.example",
        }),
      ),
    ).rejects.toMatchObject({ code: "CONFLICT" });
    await decide(gift.intentId, "won");
    expect(await stateOf(gift.id)).toBe("active");
    expect(await redeem(gift.code)).toEqual({ amount: 5_000 });
  });

  it("that is lost ends it, and nothing is owed for it", async () => {
    const gift = await boughtGift(market, deps, { card: DISPUTED });
    await processReportedEvents(deps);
    const { owed } = await sums();
    await decide(gift.intentId, "lost");
    await processReportedEvents(deps);
    expect(await stateOf(gift.id)).toBe("voided");
    expect((await sums()).owed).toBe(owed - 5_000);
    expect(await refundsOf(gift.intentId)).toEqual([]);
  });

  it.each(["the bank", "a refund"] as const)(
    "is booked once where %s gives a part of the price back, and the other the rest",
    async (first) => {
      const gift = await boughtGift(market, deps);
      const lost = { id: `dp_${gift.id}`, intentId: gift.intentId, amount: 2_000, status: "lost" };
      const ways = [() => reportDispute(deps, lost), () => refundAt(gift.intentId, 3_000)];
      const [part, rest] = first === "the bank" ? ways : ways.toReversed();
      await part?.();
      expect(await stateOf(gift.id)).toBe("active");
      await rest?.();
      expect(await stateOf(gift.id)).toBe("voided");
      const booked = await market.database.sql`
        select e.account, sum(e.amount_cents) as sum from ledger_transactions t
          join ledger_entries e on e.transaction_id = t.id
        where t.intent_id = ${gift.intentId} and e.account not in ('card_fees', 'provider_balance')
        group by e.account having sum(e.amount_cents) <> 0`;
      expect([...booked]).toEqual([]);
    },
  );

  it("takes nothing from whoever has redeemed it before", async () => {
    const { intentId } = await beginGift(deps);
    await market.pay(intentId, DISPUTED);
    await finalizeIntent(deps, intentId, "test");
    const { id } = await giftOf(market.database.db, intentId);
    const { sentCode } = await import("#tests/support/market/payments/gift-cards.ts");
    await redeem(await sentCode(market.database.db, id));
    await processReportedEvents(deps);
    await decide(intentId, "lost");
    expect(await stateOf(id)).toBe("redeemed");
  });

  it("has a page with its receipt and the email to its buyer", async () => {
    const gift = await boughtGift(market, deps, { card: DISPUTED });
    await market.database.sql`update emails set state = 'sent', sent_at = now()
      where dedupe_key = ${`gift_card_bought:${gift.id}`}`;
    await processReportedEvents(deps);
    const [dispute] = await market.database.db
      .select()
      .from(disputes)
      .where(eq(disputes.intentId, gift.intentId));
    const page = await ask((api) => api.admin.payments.dispute({ disputeId: dispute!.id }));
    expect(page.facts).toMatchObject({
      purpose: "gift_card",
      mails: [{ kind: "gift_card_bought" }],
    });
    expect(page.draft).toContain("Gift card");
  });
});
