import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { giveCredit } from "#server/services/payments/credit/credits.ts";
import type { TaxRates } from "#shared/checkout/tax/tax.ts";
import { cents } from "#shared/money.ts";
import { GIFT_LEAST, GIFT_MOST } from "#shared/payments/gift-cards/gift-values.ts";
import { boughtGift } from "../market/payments/gift-cards.ts";
import { AT_ONCE } from "../market/payments/payout-runs.ts";
import type { Person, World } from "../powers/world.ts";

/** Writes settings directly as rows, because histories have rates that the admin pages would not accept one by one. */
export async function setSettings(
  { deps, clock }: World,
  values: Record<string, unknown>,
): Promise<void> {
  for (const [key, value] of Object.entries(values)) {
    const json = JSON.stringify(value);
    await deps.db.execute(sql`
      insert into settings (key, value, updated_at) values (${key}, ${json}::jsonb, ${clock.now().toISOString()})
      on conflict (key) do update set value = excluded.value`);
  }
}

/** Sets the tax rates and the delivery fee. */
export function setRates(world: World, { taxBps, taxes = {}, deliveryTax }: TaxRates, fee: number) {
  const taxRates = Object.entries(taxes).flatMap(([category, rates]) =>
    rates.map((rate) => ({ ...rate, category, zipPrefix: "", from: "2020-01-01", to: null })),
  );
  const taxed = {
    taxBps: Math.min(taxBps, 2_500),
    taxRates,
    deliveryTaxCategory: deliveryTax ?? null,
  };
  return setSettings(world, { ...taxed, deliveryFeeCents: fee });
}

/** Gives the buyer credit: as goodwill or, in about every third case, from a purchased gift card. */
export async function giveBalance(world: World, buyer: Person, balance: number) {
  const { deps, clock, market } = world;
  const ofCard = balance % 3 === 0 ? balance - (balance % 100) : 0;
  const isCard = ofCard >= GIFT_LEAST && ofCard <= GIFT_MOST;
  if (isCard) {
    const { code } = await boughtGift(market, deps, { amount: ofCard, card: AT_ONCE });
    await buyer.call((api) => api.payments.giftCards.redeem({ code }));
  }
  const amount = cents(isCard ? balance - ofCard : balance);
  if (amount === 0) return;
  const gift = { userId: buyer.user.id, amount, key: `gift:${randomUUID()}` };
  await deps.db.transaction((tx) =>
    giveCredit(tx, { ...gift, reason: "goodwill", orderId: null, at: clock.now() }),
  );
}
