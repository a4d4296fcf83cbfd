import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Deps } from "#server/deps.ts";
import { sendDueGiftCards } from "#server/services/payments/gift-cards/send.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import { ana, registered } from "#tests/support/market/people/accounts.ts";
import { DAY, HOUR, type MovableClock, movableClock } from "#tests/support/market/time/clock.ts";
import { testDeps } from "#tests/support/deps.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import {
  boughtGift,
  GIFT,
  giftNow,
  mailsTo,
  sentCode,
} from "#tests/support/market/payments/gift-cards.ts";

let market: MarketPlace;
let deps: Deps;
let clock: MovableClock;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(() => {
  // Noon in California.
  clock = movableClock("2026-11-23T20:00:00Z");
  deps = testDeps(market.database.db, { clock, payments: market.deps.payments });
  return () => assertInvariants(market.database.sql, clock.now());
});

describe("The email with a gift card", () => {
  it("is sent at once for today, with the code, which is stored as a hash alone", async () => {
    const to = "today@furrow.example";
    const { id, code } = await boughtGift(market, deps, { recipientEmail: to });
    expect(code).toMatch(/^(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    const [mail] = await mailsTo(market.database.db, to);
    expect(mail?.subject).toContain("A $50.00 gift card for");
    expect(mail?.text).toContain("Ben, Ana sent you $50.00");
    for (const part of [GIFT.message, code, "does not expire", `credit?token=${code}`])
      expect(mail?.text).toContain(part);
    const card = JSON.stringify(await giftNow(market.database.db, id));
    expect(card).not.toContain(code);
    expect(card).not.toContain(code.replaceAll("-", ""));
  });

  it("waits for its day, from seven in the morning, and is sent once", async () => {
    const to = "day@furrow.example";
    const sendOn = addDays(businessDayAt(clock.now()), 2);
    const { id, code } = await boughtGift(market, deps, { recipientEmail: to, sendOn });
    expect(code).toBe("");
    expect(await giftNow(market.database.db, id)).toMatchObject({ codeHash: null, sends: 0 });
    // 6 AM of its day, then 8 AM.
    clock.pass(42 * HOUR);
    await sendDueGiftCards(deps);
    expect(await mailsTo(market.database.db, to)).toHaveLength(0);
    clock.pass(2 * HOUR);
    await Promise.all([sendDueGiftCards(deps), sendDueGiftCards(deps)]);
    await sendDueGiftCards(deps);
    expect(await mailsTo(market.database.db, to)).toHaveLength(1);
    expect(await sentCode(market.database.db, id)).not.toBe("");
  });

  it("is not shown with its code to the team", async () => {
    const to = "team@furrow.example";
    const { code } = await boughtGift(market, deps, { recipientEmail: to });
    const { getMail } = await import("#server/services/mail/mail-admin.ts");
    const [mail] = await mailsTo(market.database.db, to);
    const shown = await getMail(deps, mail!.id);
    expect(shown.text + shown.html).not.toContain(code);
    expect(shown.text).toContain("hidden");
  });

  it("goes again with a new code, to a corrected address, and ends the code before", async () => {
    const wrong = "wrong@furrow.example";
    const gift = await boughtGift(market, deps, { recipientEmail: wrong });
    const to = "right@furrow.example";
    const [bought] = await market.database.sql<{ email: string }[]>`
      select buyer_email as email from gift_cards where id = ${gift.id}`;
    const resend = (more: object) =>
      gift.buyer.call((api) =>
        api.payments.giftCards.resend({ id: gift.id, recipientEmail: to, ...more }),
      );
    // Others may use a guest's browser.
    for (const more of [{}, { buyerEmail: "thief@furrow.example" }]) {
      await expect(resend(more)).rejects.toMatchObject({
        cause: { details: { field: "buyerEmail" } },
      });
    }
    expect(await resend({ buyerEmail: bought!.email.toUpperCase() })).toEqual({ sent: true });
    expect(await mailsTo(market.database.db, to)).toHaveLength(1);
    expect(
      await market.database.sql`
      select actor_id, actor_name from audit_log where action = 'gift_card.sent_again' and subject_id = ${gift.id}`,
    ).toEqual([{ actor_id: null, actor_name: "guest buyer" }]);
    expect(await sentCode(market.database.db, gift.id)).not.toBe(gift.code);
    const [listed] = await gift.buyer.call((api) => api.payments.giftCards.bought());
    expect(listed).toMatchObject({ id: gift.id, state: "active", recipientEmail: to });
    const stranger = visitor(deps);
    await market.database.empty("throttles");
    await expect(
      stranger.call((api) => api.payments.giftCards.resend({ id: gift.id, recipientEmail: to })),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(
      await market.database.sql`select key from throttles where key like 'mail_%'`,
      "a stranger uses up nothing of a mailbox",
    ).toEqual([]);
    expect(await stranger.call((api) => api.payments.giftCards.bought())).toEqual([]);
  });

  it("goes to another address only after an account has confirmed its password", async () => {
    const buyer = await registered(deps, { username: "giver", email: "giver@furrow.example" });
    clock.pass(HOUR);
    const old = "old@furrow.example";
    const { id } = await boughtGift(market, deps, { recipientEmail: old }, buyer);
    const resend = (recipientEmail: string) =>
      buyer.call((api) => api.payments.giftCards.resend({ id, recipientEmail }));
    await expect(resend("thief@furrow.example")).rejects.toMatchObject({
      cause: { code: "confirm_password" },
    });
    await resend(old);
    await buyer.call((api) => api.accounts.confirmPassword({ password: ana.password }));
    await resend("new@furrow.example");
    expect(await mailsTo(market.database.db, old)).toHaveLength(2);
    expect(await mailsTo(market.database.db, "new@furrow.example")).toHaveLength(1);
  });

  it("only changes its address before its day", async () => {
    const sendOn = addDays(businessDayAt(clock.now()), 1);
    const gift = await boughtGift(market, deps, { recipientEmail: "a@furrow.example", sendOn });
    const [bought] = await market.database.sql<{ buyerEmail: string }[]>`
      select buyer_email as "buyerEmail" from gift_cards where id = ${gift.id}`;
    const again = { id: gift.id, recipientEmail: "b@furrow.example", ...bought };
    expect(await gift.buyer.call((api) => api.payments.giftCards.resend(again))).toEqual({
      sent: false,
    });
    clock.pass(DAY);
    await sendDueGiftCards(deps);
    expect(await mailsTo(market.database.db, "a@furrow.example")).toHaveLength(0);
    expect(await mailsTo(market.database.db, "b@furrow.example")).toHaveLength(1);
  });
});
