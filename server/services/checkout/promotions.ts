import { sql } from "drizzle-orm";
import { checkoutPromotions as m } from "#messages/checkout-promotions.ts";
import type { CartLine, PricedGoods, QuotedPromotion } from "#shared/checkout/checkout.ts";
import {
  type Asking,
  PROMOTION_LIMIT_WORDS,
  type PromotionLimit,
  whyNot,
} from "#shared/checkout/promotions/limit.ts";
import { type Promotion, worthOf } from "#shared/checkout/promotions/promotion.ts";
import type { Rates } from "#shared/checkout/tax/rates.ts";
import { DomainError } from "#shared/errors.ts";
import { cents, NO_MONEY, sumCents } from "#shared/money.ts";
import { businessDayAt } from "#shared/time.ts";
import type { Deps } from "../../deps.ts";
import type { Shopper } from "../payments/checkouts/checkout-row.ts";
import { mergeLines, priceLines } from "./quote.ts";
import { hashToken } from "../platform/tokens.ts";

/** A code as it was found. */
export type KnownPromotion = Promotion & { id: number; code: string };

/** Who wants to use a code, and for what. */
type Wanted = {
  code: string;
  shopper: Pick<Shopper, "token" | "user">;
  /** Null while the shopper has not said it. */
  email: string | null;
  goods: readonly PricedGoods[];
};

type PromotionRow = KnownPromotion & Pick<Asking, "limit">;

/**
 * The code that a shopper may use for their cart. Throws `invalid` with the reason in their words. Its limits are
 * asked again, under lock, when the goods are held: `locked_limit_of_promotion`.
 */
export async function promotionFor(deps: Deps, wanted: Wanted): Promise<KnownPromotion> {
  const { limit, ...known } = await readPromotion(deps, wanted);
  const day = businessDayAt(deps.clock.now());
  const reason = whyNot(known, wanted.goods, { day, limit });
  if (reason) throw new DomainError("invalid", reason);
  return known;
}

/** What a code takes off a cart, for its screen to work it out as the cart changes. Throws as `promotionFor`. */
export async function offeredTerms(
  deps: Deps,
  shopper: Wanted["shopper"],
  { code, items }: { code: string; items: readonly CartLine[] },
): Promise<Pick<KnownPromotion, "code" | "kind" | "value" | "farmId">> {
  const goods = await priceLines(deps, mergeLines(items));
  const {
    code: known,
    kind,
    value,
    farmId,
  } = await promotionFor(deps, { code, shopper, email: null, goods });
  return { code: known, kind, value, farmId };
}

/** A person is the account, the browser or the address; what their own open checkout holds does not count. */
async function readPromotion(
  { db }: Pick<Deps, "db">,
  { code, shopper, email }: Wanted,
): Promise<PromotionRow> {
  const [account, cookie] = [shopper.user?.id ?? null, hashToken(shopper.token)];
  const [row] = await db.execute<PromotionRow>(sql`
    select p.id, p.code::text as code, p.kind, p.value, p.farm_id as "farmId", p.minimum_cents as minimum,
      p.first_order as "firstOrder", p.per_person as "perPerson", p.in_all as "inAll",
      p.starts_on::text as "startsOn", p.ends_on::text as "endsOn", limit_of_promotion(p, (select c.id from checkouts c where c.token_hash = ${cookie} and c.user_id is not distinct from ${account}::uuid
        and c.purpose = 'order' and c.state in ('held', 'processing') order by c.created_at desc, c.id desc limit 1),
      ${cookie}, ${account}::uuid, ${email}) as "limit"
    from promotions p where p.code = ${code}::citext`);
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
    promotion: { id: known.id, code: known.code, amount, delivery },
  };
}

/** The refusal of a code of which a limit was reached since the cart was priced. */
export function promotionLimited(limit: PromotionLimit): DomainError {
  return new DomainError("invalid", PROMOTION_LIMIT_WORDS[limit]);
}
