import { sql } from "drizzle-orm";
import { checkoutPromotions as m } from "#messages/checkout/promotions.ts";
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
import { getSettings } from "../platform/settings/settings.ts";
import { hashToken } from "../platform/links/tokens.ts";

/** A code that was found; `reward` is what its owner earns for a friend's first order. */
export type KnownPromotion = Promotion & { id: number; code: string; reward?: Cents };

/** The shopper who uses a code, and the cart. */
type Wanted = {
  code: string;
  shopper: Pick<Shopper, "token" | "user">;
  /** Null until the shopper has entered it. */
  delivery: Delivery | null;
  goods: readonly PricedGoods[];
  settings: Settings;
};

type PromotionRow = Omit<KnownPromotion, "reward"> &
  Pick<Asking, "limit"> & { referrerId: string | null };

/**
 * The code, if the shopper may use it for their cart. Throws `invalid` with the reason. Its limits are checked again,
 * under lock, when the goods are held: `locked_limit_of_promotion`, `locked_limit_of_referral`.
 */
export async function promotionFor(deps: Deps, wanted: Wanted): Promise<KnownPromotion> {
  const { limit, ...known } = asOffered(await readPromotion(deps, wanted), wanted.settings);
  const day = businessDayAt(deps.clock.now());
  const reason = whyNot(known, wanted.goods, { day, limit });
  if (reason) throw new DomainError("invalid", reason);
  return known;
}

/** A referral code with the discount that the settings offer; it counts as ended while they offer none. */
function asOffered(
  { referrerId, ...row }: PromotionRow,
  settings: Settings,
): KnownPromotion & Pick<Asking, "limit"> {
  if (referrerId === null) return row;
  const offer = referralOfferOf(settings);
  if (!offer) return { ...row, limit: "ended" };
  return { ...row, value: offer.friend, minimum: offer.minimum, reward: offer.reward };
}

/** The terms of a code's discount, so that the screen can apply it as the cart changes. Throws like `promotionFor`. */
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

/** A person is identified by account, browser or address; the hold of their own open checkout does not count. */
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

/** Priced goods with the code's discount on each, rates with the remaining fee, and the promotion for the quote. */
export function applyPromotion(
  goods: readonly PricedGoods[],
  rates: Rates,
  known: KnownPromotion,
): { goods: PricedGoods[]; rates: Rates; promotion?: QuotedPromotion } {
  const worth = worthOf(known, goods);
  const amount = sumCents(worth.lines);
  const delivery = worth.isDeliveryFree ? rates.deliveryFee : NO_MONEY;
  // A code without a discount does not count as used.
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
      ...(known.reward !== undefined && { reward: known.reward, minimum: known.minimum }),
    },
  };
}

/** The error for a code whose limit was reached after the cart was priced. */
export function promotionLimited(limit: PromotionLimit): DomainError {
  return new DomainError("invalid", PROMOTION_LIMIT_WORDS[limit]);
}
