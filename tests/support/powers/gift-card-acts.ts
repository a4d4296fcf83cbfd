import { boughtGift } from "#tests/support/market/payments/gift-cards.ts";
import { referred } from "#tests/support/market/payments/referrals.ts";
import type { Scenario } from "./world.ts";

/** Acts of the team on gift cards that refund money or send out a code worth money. */
export const GIFT_CARD_ACTS: Record<string, Scenario> = {
  "admin.giftCards.void": async (world) => {
    const { id } = await boughtGift(world.market, world.deps);
    const taken = { id, reason: "Bought twice by mistake" };
    return { who: await world.person("admin"), act: (api) => api.admin.giftCards.void(taken) };
  },
  "admin.referrals.takeBack": async (world) => {
    const { referral } = await referred(world);
    const taken = { id: referral.id, reason: "The same household" };
    return { who: await world.person("admin"), act: (api) => api.admin.referrals.takeBack(taken) };
  },
  "admin.giftCards.payOut": async (world) => {
    const holder = await world.person();
    const { code } = await boughtGift(world.market, world.deps, { amount: 1_000 });
    await holder.call((api) => api.payments.giftCards.redeem({ code }));
    const { id } = holder.user;
    const paid = { id, key: crypto.randomUUID(), amount: 1_000, reason: "Check 1204" };
    return { who: await world.person("admin"), act: (api) => api.admin.giftCards.payOut(paid) };
  },
  "admin.giftCards.resend": async (world) => {
    const { id } = await boughtGift(world.market, world.deps);
    const again = { id, recipientEmail: "ben.new@furrow.example" };
    return { who: await world.person("admin"), act: (api) => api.admin.giftCards.resend(again) };
  },
};
