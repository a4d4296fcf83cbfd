import { paymentsWhy as m } from "#messages/payments/why.ts";
import { authorityName } from "#shared/checkout/tax/tax.ts";
import { taxText } from "#shared/checkout/terms-words.ts";
import { formatUsd, NO_MONEY } from "#shared/money.ts";
import { goodsWords } from "#shared/orders/words/goods-words.ts";
import { causeWords } from "#shared/orders/words/cause-words.ts";
import { creditWords, isCreditReason } from "#shared/orders/words/credit-words.ts";
import { CAUSE_WORDS, type RefundCause } from "#shared/payments/refunds/refund-cause.ts";
import type { WhyFault, WhyRow } from "#shared/payments/why/why.ts";

type Row<Kind extends WhyRow["kind"]> = Extract<WhyRow, { kind: Kind }>;

/** Up to this many products are named; beyond that, only their units are counted. */
const NAMED = 3;

/** Describes a part of an amount, in words that suit customers, farms and the team. */
export function rowWords(row: WhyRow): string {
  switch (row.kind) {
    case "goods": {
      const { unitPrice, weight, ...goods } = row.facts;
      const [pack, price] = [goods.pack, formatUsd(unitPrice)];
      return goods.quantity === 0 && weight
        ? m.weight({ goods: goodsWords(row.facts), pack, price })
        : m.goods({ ...goods, price });
    }
    case "delivery":
      return deliveryWords(row);
    case "box":
      return m.box;
    case "code":
      return row.facts.code ? m.codes[row.facts.bearer](row.facts.code) : m.someCode;
    case "tax":
      return taxWords(row);
    case "credit":
      return m.credit;
    case "goodwill":
      return row.cents < 0 ? m.goodwillBefore : m.goodwill;
    case "other_way":
      return m.otherWay[row.facts.to];
    case "receipt":
      return row.facts.number ? m.receiptOf(row.facts.number) : m.receipt;
    case "returned":
      return m.returned[row.facts.reason] ?? causeWords(row.facts.reason);
    case "spent":
      return m.spent(row.facts.number, formatUsd(row.facts.whole));
    case "gift":
      return isCreditReason(row.facts.reason)
        ? creditWords(row.facts.reason)
        : m.gift(row.facts.reason);
    case "taken_back":
      return m.takenBack;
    case "commission":
      return m.commission(taxText({ taxBps: row.facts.bps }), formatUsd(row.facts.base));
    case "farm_refund":
      return farmRefundWords(row);
    case "unexplained":
      return m.unexplained;
  }
}

/** Why money was refunded, and who bears it. */
export function faultWords({ cause, bearer, bearerReason }: WhyFault): string {
  const sentence = m.faults[bearer](whyWords(cause));
  return bearerReason ? m.withReason(sentence, bearerReason) : sentence;
}

/** The cause, in words that suit every reader: customers must not read "the customer" about their own order. */
export function whyWords(cause: RefundCause): string {
  return cause === "customer_changed" ? m.takenOff : CAUSE_WORDS[cause];
}

function deliveryWords({ cents, facts: { code } }: Row<"delivery">): string {
  if (cents !== NO_MONEY) return m.delivery;
  return code ? m.deliveryFreeBy(code) : m.deliveryFree;
}

function taxWords({ facts }: Row<"tax">): string {
  const authority = authorityName(facts.authority);
  const things = m.listOf(facts.on.map((thing) => m.things[thing]));
  const rate = taxText({ taxBps: facts.bps });
  if (facts.base === null) return m.tax({ authority, rate, things });
  const base = formatUsd(facts.base);
  return facts.bps === 0
    ? m.noTaxOn(authority, base, things)
    : m.taxOn({ authority, rate, things, base });
}

function farmRefundWords({ cents, facts }: Row<"farm_refund">): string {
  const inAll = facts.units === 0 ? m.someWeight : m.units(facts.units);
  const goods = facts.goods.length > NAMED ? inAll : m.listOf(facts.goods.map(goodsWords));
  const cause = whyWords(facts.cause);
  const sentence = backWords({ goods, cause, cents, facts });
  return facts.bearerReason ? m.withReason(sentence, facts.bearerReason) : sentence;
}

type Back = Pick<Row<"farm_refund">, "cents" | "facts"> & { goods: string; cause: string };

/** The bearer may have changed between two payouts: one then deducts the amount and the other returns it. */
function backWords({ goods, cause, cents, facts }: Back): string {
  const isOthers = facts.bearer === "market" || facts.bearer === "carrier";
  if (cents > 0) return m.backAgain(goods, cause);
  if (isOthers && cents < 0) return m.cameOff(goods, cause);
  const sums = { price: formatUsd(facts.price), commission: formatUsd(facts.commission) };
  return m.backBorne[facts.bearer]({ goods, cause, ...sums });
}
