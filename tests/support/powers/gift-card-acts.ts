import { boughtGift } from "#tests/support/market/gift-cards.ts";
import type { Scenario } from "./world.ts";

/** What the team does with gift cards: money goes back, or a code that is worth money goes out. */
export const GIFT_CARD_ACTS: Record<string, Scenario> = {
  "admin.giftCards.void": async (world) => {
    const { id } = await boughtGift(world.market, world.deps);
    const taken = { id, reason: "Bought twice by mistake" };
    return { who: await world.person("admin"), act: (api) => api.admin.giftCards.void(taken) };
  },
  "admin.giftCards.resend": async (world) => {
    const { id } = await boughtGift(world.market, world.deps);
    const again = { id, recipientEmail: "ben.new@furrow.example" };
    return { who: await world.person("admin"), act: (api) => api.admin.giftCards.resend(again) };
  },
};
