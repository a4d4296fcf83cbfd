import { sql } from "drizzle-orm";
import { checkoutPromotions as m } from "#messages/checkout-promotions.ts";
import type {
  CartLine,
  Delivery,
  PricedGoods,
  QuotedPromotion,
} from "#shared/checkout/checkout.ts";
import {
  type Asking,
  PROMOTION_LIMIT_WORDS,
  type PromotionLimit,
  whyNot,
} from "#shared/checkout/promotions/limit.ts";
import { type Promotion, worthOf } from "#shared/checkout/promotions/promotion.ts";
import type { Rates } from "#shared/checkout/tax/rates.ts";
import { DomainError } from "#shared/errors.ts";
import { cents, type Cents, NO_MONEY, sumCents } from "#shared/money.ts";
import { referralOfferOf } from "#shared/payments/referrals/referral.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import { businessDayAt } from "#shared/time.ts";
import type { Deps } from "../../deps.ts";
import type { Shopper } from "../payments/checkouts/checkout-row.ts";
import { mergeLines, priceLines } from "./quote.ts";
import { referralTermsOf } from "../payments/referrals/terms.ts";
import { getSettings } from "../platform/settings.ts";
import { hashToken } from "../platform/tokens.ts";

/** A code as it was found; `reward` is what a friend's first order with it is worth to its customer. */
export type KnownPromotion = Promotion & { id: number; code: string; reward?: Cents };

/** Who wants to use a code, and for what. */
type Wanted = {
  code: string;
  shopper: Pick<Shopper, "token" | "user">;
  /** Null while the shopper has not said it. */
  delivery: Delivery | null;
  goods: readonly PricedGoods[];
  settings: Settings;
};

type PromotionRow = Omit<KnownPromotion, "reward"> &
  Pick<Asking, "limit"> & { referrerId: string | null };

/**
 * The code that a shopper may use for their cart. Throws `invalid` with the reason in their words. Its limits are
 * asked again, under lock, when the goods are held: `locked_limit_of_promotion`, `locked_limit_of_referral`.
 */
export async function promotionFor(deps: Deps, wanted: Wanted): Promise<KnownPromotion> {
  const { limit, ...known } = asOffered(await readPromotion(deps, wanted), wanted.settings);
  const day = businessDayAt(deps.clock.now());
  const reason = whyNot(known, wanted.goods, { day, limit });
  if (reason) throw new DomainError("invalid", reason);
  return known;
}

/** A friend's code with what the settings offer now; it has ended while they offer nothing. */
function asOffered(
  { referrerId, ...row }: PromotionRow,
  settings: Settings,
): KnownPromotion & Pick<Asking, "limit"> {
  if (referrerId === null) return row;
  const offer = referralOfferOf(settings);
  if (!offer) return { ...row, limit: "ended" };
  return { ...row, value: offer.friend, minimum: offer.minimum, reward: offer.reward };
}

/** What a code takes off a cart, for its screen to work it out as the cart changes. Throws as `promotionFor`. */
export async function offeredTerms(
  deps: Deps,
  shopper: Wanted["shopper"],
  { code, items }: { code: string; items: readonly CartLine[] },
): Promise<Pick<KnownPromotion, "code" | "kind" | "value" | "farmId">> {
  const goods = await priceLines(deps, mergeLines(items));
  const settings = await getSettings(deps);
  const {
    code: known,
    kind,
    value,
    farmId,
  } = await promotionFor(deps, { code, shopper, delivery: null, goods, settings });
  return { code: known, kind, value, farmId };
}

/** A person is the account, the browser or the address; what their own open checkout holds does not count. */
async function readPromotion(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { code, shopper, delivery, settings }: Wanted,
): Promise<PromotionRow> {
  const [account, cookie] = [shopper.user?.id ?? null, hashToken(shopper.token)];
  const terms = JSON.stringify(referralTermsOf(settings, clock.now()));
  const goesTo = JSON.stringify(delivery ?? {});
  const [row] = await db.execute<PromotionRow>(sql`
    select p.id, p.code::text as code, p.kind, p.value, p.farm_id as "farmId", p.minimum_cents as minimum,
      p.first_order as "firstOrder", p.per_person as "perPerson", p.in_all as "inAll", p.referrer_id as "referrerId",
      p.starts_on::text as "startsOn", p.ends_on::text as "endsOn",
      coalesce(limit_of_promotion(p, mine.id, ${cookie}, ${account}::uuid, ${delivery?.email ?? null}),
        limit_of_referral(p, mine.id, ${account}::uuid, ${goesTo}::jsonb, ${terms}::jsonb)) as "limit"
    from promotions p left join lateral (
      select c.id from checkouts c where c.token_hash = ${cookie} and c.user_id is not distinct from ${account}::uuid
        and c.purpose = 'order' and c.state in ('held', 'processing') order by c.created_at desc, c.id desc limit 1
    ) mine on true
    where p.code = ${code}::citext`);
  if (!row) throw new DomainError("invalid", m.unknown);
  return row;
}

/** Priced goods with what a code takes off each, the rates with what stays of the fee, and what the quote says of it. */
export function applyPromotion(
  goods: readonly PricedGoods[],
  rates: Rates,
  known: KnownPromotion,
): { goods: PricedGoods[]; rates: Rates; promotion?: QuotedPromotion } {
  const worth = worthOf(known, goods);
  const amount = sumCents(worth.lines);
  const delivery = worth.isDeliveryFree ? rates.deliveryFee : NO_MONEY;
  // A code that takes nothing off is not used.
  if (amount + delivery === 0) return { goods: [...goods], rates };
  const isFarms = known.farmId !== null;
  return {
    goods: goods.map((line, at) => {
      const promotion = worth.lines[at] ?? NO_MONEY;
      return promotion === 0
        ? line
        : { ...line, promotion, ...(isFarms && { farmPromotion: promotion }) };
    }),
    rates: { ...rates, deliveryFee: cents(rates.deliveryFee - delivery) },
    promotion: {
      id: known.id,
      code: known.code,
      amount,
      delivery,
      ...(known.reward !== undefined && { reward: known.reward }),
    },
  };
}

/** The refusal of a code of which a limit was reached since the cart was priced. */
export function promotionLimited(limit: PromotionLimit): DomainError {
  return new DomainError("invalid", PROMOTION_LIMIT_WORDS[limit]);
}
