import { describe, expect, it } from "vitest";
import type { BoxPlan } from "#shared/boxes/box-subscription.ts";
import { type ChargedBoxes, withChargedBoxes } from "#tests/support/setups/charged-boxes.ts";
import type { MarketPlace } from "#tests/support/market/market-place.ts";

let market: MarketPlace;
let monday: ChargedBoxes;
withChargedBoxes((opened) => {
  ({ market, at: monday } = opened);
});

/** A household with its plan open in two tabs, both of which show the plan as it began. */
async function twoTabs(wishes: Partial<Omit<BoxPlan, "cardId">> = {}) {
  const { home } = await monday.begun({ plan: wishes });
  const { plan: shown } = home;
  const save = (part: Partial<BoxPlan>) =>
    home.call((api) => api.boxes.own.change({ ...shown, ...part, shown }));
  const read = async () => (await home.call((api) => api.boxes.own.read()))!;
  const newCard = async () => {
    const { clientSecret } = await home.call((api) => api.payments.cards.begin());
    return market.keepCard(clientSecret, "pm_card_mastercard");
  };
  return { home, shown, save, read, newCard };
}

const ELSEWHERE = { address: "9 Elm Street", city: "Petaluma", zipCode: "94952" };

describe("A weekly box that is changed in two tabs", () => {
  it("keeps what the other tab changed", async () => {
    const { shown, save, read, newCard } = await twoTabs();
    const address = { ...shown.address, ...ELSEWHERE };
    const cardId = await newCard();
    await save({ address, cardId });
    await save({ size: "medium" });
    expect(await read()).toMatchObject({ size: "medium", address: ELSEWHERE, cardId });
    await save({ window: "evening", without: ["milk"] });
    expect(await read()).toMatchObject({ size: "medium", address: ELSEWHERE, window: "evening" });
    const [row] = await market.database.sql`
      select delivery, card_label from box_subscriptions where payment_method_id = ${cardId}`;
    expect(row).toMatchObject({
      delivery: { ...ELSEWHERE, deliveryTime: "evening" },
      card_label: "mastercard 4444",
    });
  });

  it.each([
    ["size", { size: "medium" }, { size: "large" }],
    ["weekday", { weekday: 3 }, { weekday: 4 }],
    ["window", { window: "afternoon" }, { window: "evening" }],
    ["without", { without: ["milk"] }, { without: ["eggs"] }],
  ] as const)("refuses to change the %s that the other tab changed", async (field, one, other) => {
    const { save, read } = await twoTabs();
    await save(one as Partial<BoxPlan>);
    await expect(save(other as Partial<BoxPlan>)).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("in another window"),
      cause: { details: { field } },
    });
    expect(await read()).toMatchObject(one);
  });

  it("refuses an address if the other tab has saved another one", async () => {
    const { shown, save, read } = await twoTabs();
    await save({ address: { ...shown.address, ...ELSEWHERE } });
    const address = { ...shown.address, specialInstructions: "Behind the gate" };
    await expect(save({ address })).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await read()).address).toMatchObject({ ...ELSEWHERE, specialInstructions: "" });
  });

  it("saves the same change from both tabs, and again after a lost answer", async () => {
    const { save, read } = await twoTabs();
    for (let count = 0; count < 3; count += 1) await save({ size: "large", weekday: 4 });
    expect(await read()).toMatchObject({ size: "large", weekday: 4 });
  });

  it("does not take a list in another order for a change", async () => {
    const { shown, save, read } = await twoTabs({ never: [3, 1, 2], without: ["milk", "eggs"] });
    await save({ without: ["soy"] });
    await save({ never: shown.never.toReversed(), without: ["eggs", "milk"], size: "large" });
    expect(await read()).toMatchObject({ size: "large", without: ["soy"] });
  });
});
