import { inArray, sql } from "drizzle-orm";
import { checkoutErrors as m } from "#messages/checkout/errors.ts";
import { checkoutSums as sums } from "#messages/checkout/sums.ts";
import type {
  CartLine,
  PlainQuote,
  PricedGoods,
  PriceChange,
  QuotedLine,
  StockShortage,
} from "#shared/checkout/checkout.ts";
import { DomainError } from "#shared/errors.ts";
import { harvestMonths } from "#shared/farms/harvest/harvest-day.ts";
import { minimumWords } from "#shared/platform/zones/zone-words.ts";
import { limits } from "#shared/platform/limits.ts";
import { type Cents, formatUsd, NO_MONEY, parseDollars, times } from "#shared/money.ts";
import { PART_OF_SUM } from "#shared/catalog/price-change.ts";
import { type Bill, billOf, type Totals } from "#shared/checkout/pricing.ts";
import type { Rates } from "#shared/checkout/tax/rates.ts";
import type { ZoneTerms } from "#shared/platform/zones/zone-terms.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import type { Deps } from "../../deps.ts";
import { shownNameOf } from "../platform/people/shown-name.ts";

/** One line per product, in ascending id: the order in which stock rows are locked. */
export function mergeLines(lines: readonly CartLine[]): CartLine[] {
  const merged = new Map<number, CartLine>();
  for (const line of lines) {
    const known = merged.get(line.id);
    merged.set(line.id, known ? { ...known, quantity: known.quantity + line.quantity } : line);
  }
  const sorted = [...merged.values()].toSorted((a, b) => a.id - b.id);
  if (sorted.some((line) => line.quantity > limits.unitsPerLine)) {
    throw new DomainError("invalid", m.mostOfOne(limits.unitsPerLine));
  }
  return sorted;
}

type ProductRow = Omit<PricedGoods, "quantity" | "lineTotal" | "harvestMonths"> & {
  grown: Parameters<typeof harvestMonths>[0];
};

/**
 * Prices a cart from our own data; prices from the browser are only compared. Throws `out_of_stock`, naming the
 * products, for those no longer sold. `commissionBps` overrides the rate each farm agreed to.
 */
export async function priceLines(
  { db }: Pick<Deps, "db">,
  lines: readonly CartLine[],
  commissionBps: number | null = null,
): Promise<PricedGoods[]> {
  const ids = sql.param(`{${lines.map(({ id }) => id).join(",")}}`);
  const rows = await db.execute<ProductRow>(sql`
    select p.id as "productId", p.name, p.pack, p.farm_id as "farmId", p.farm_name as "farmName", p.picture,
      p.price_cents as "unitPrice", f.commission_bps as "commissionBps", p.tax_category as "taxCategory", p.most_weight as "mostWeight",
      json_build_object('category', p.category, 'keepsDays', p.keeps_days, 'seasonMonths', p.season_months) as grown
    from products p join farms f on f.id = p.farm_id
    where p.id = any(${ids}::int[]) and p.visible and p.status = 'listed'`);
  const known = new Map(rows.map((row) => [row.productId, row]));
  const gone = lines.filter((line) => !known.has(line.id));
  if (gone.length > 0) throw outOfStock(await nameShortages({ db }, gone));
  return lines.flatMap((line) => {
    const row = known.get(line.id);
    return row ? [pricedLine(row, line, commissionBps)] : [];
  });
}

function pricedLine(
  { grown, ...row }: ProductRow,
  { quantity }: CartLine,
  commissionBps: number | null,
): PricedGoods {
  const months = harvestMonths(grown);
  return {
    ...row,
    commissionBps: commissionBps ?? row.commissionBps,
    quantity,
    lineTotal: times(row.unitPrice, quantity),
    ...(months.length > 0 && { harvestMonths: months }),
  };
}

/** Turns priced goods into a quote, with the tax frozen at the current rates. */
export function quoteOf(goods: readonly PricedGoods[], rates: Rates): PlainQuote {
  return frozen(goods, billOf(goods, rates));
}

/** Turns goods with a total of their own, such as a weekly box, into a quote. */
export function frozen(
  goods: readonly PricedGoods[],
  { totals, taxBps, taxed }: ReturnType<typeof billOf>,
): PlainQuote {
  const lines = goods.map((line, at) => ({ ...line, taxes: taxed.lines[at] ?? [] }));
  return { lines, totals, taxBps, deliveryTaxes: taxed.delivery };
}

async function nameShortages(
  { db }: Pick<Deps, "db">,
  gone: readonly CartLine[],
): Promise<StockShortage[]> {
  const names = await db
    .select({ id: products.id, name: shownNameOf() })
    .from(products)
    .where(
      inArray(
        products.id,
        gone.map((line) => line.id),
      ),
    );
  return gone.map((line) => ({
    id: line.id,
    name: names.find((row) => row.id === line.id)?.name ?? `Product ${line.id}`,
    wanted: line.quantity,
    left: 0,
  }));
}

/** The prices that differ from those the shopper saw. */
export function priceChanges(
  lines: readonly CartLine[],
  quoted: readonly PricedGoods[],
): PriceChange[] {
  return quoted.flatMap(({ productId, name, unitPrice }) => {
    const seen = parseDollars(lines.find((line) => line.id === productId)?.price);
    return seen === null || seen === unitPrice
      ? []
      : [{ id: productId, name, from: seen, to: unitPrice }];
  });
}

/**
 * Refuses an amount that differs from ours; one cent is tolerated because browsers add floats. Throws `price_changed`
 * with the changes and the current totals, for the screen to compare.
 */
export function checkAmount(shown: number, { totals, taxBps }: Bill, changes: PriceChange[]): void {
  const seen = parseDollars(shown);
  const { total, taxes, promotion, ...amounts } = totals;
  if (seen !== null && Math.abs(seen - total) <= limits.amountToleranceCents) return;
  throw new DomainError("price_changed", m.pricesChanged(formatUsd(total)), {
    changes: changes.length > 0 ? changes : [restOfSum(seen, totals)],
    total,
    totals: {
      ...amounts,
      total,
      credit: totals.credit ?? NO_MONEY,
      ...(promotion !== undefined && { promotion }),
      ...(taxes && { taxes: taxes.map((part) => ({ ...part })) }),
    },
    taxBps,
  });
}

/**
 * The part of the total that changed when no product price did. The amount only reveals the sum of what is added to the
 * goods; if it is below the goods themselves, only the total can be named.
 */
function restOfSum(seen: Cents | null, { subtotal, credit, total }: Totals): PriceChange {
  if (seen === null || (seen < subtotal && !credit)) {
    return { id: PART_OF_SUM, name: sums.total, from: seen ?? NO_MONEY, to: total };
  }
  const name = credit ? m.taxDeliveryCredit : m.taxDelivery;
  return { id: PART_OF_SUM, name, from: seen - subtotal, to: total - subtotal };
}

/** Refuses an order below the minimum of its zone. */
export function checkMinimum(subtotal: Cents, zone: ZoneTerms): void {
  const lack = minimumWords(zone, subtotal);
  if (lack) throw new DomainError("invalid", lack);
}

/** Refuses totals too small or too large to charge. */
export function checkTotal(total: Cents): void {
  if (total < limits.orderMinCents) throw new DomainError("invalid", m.tooSmall);
  if (total > limits.orderMaxCents) {
    throw new DomainError("invalid", m.tooLarge);
  }
}

/** The error for lines that exceed what a visitor or network may hold before paying. */
export function overLimit(shortages: StockShortage[]): DomainError {
  const names = shortages.map(({ name, left }) => m.unitsOf(left, name));
  return new DomainError("out_of_stock", m.holdNoMore(names), { shortages, limited: true });
}

/** The error for lines without enough stock. */
export function outOfStock(shortages: StockShortage[]): DomainError {
  const names = shortages.map((line) =>
    line.left > 0 ? m.productLeft(line.name, line.left) : line.name,
  );
  return new DomainError("out_of_stock", m.notEnough(names), { shortages });
}

/** A line as it is shown before it is paid. */
export type ShownLine = Pick<
  QuotedLine,
  "productId" | "name" | "pack" | "quantity" | "unitPrice" | "lineTotal"
>;

export const shownLineOf = ({
  productId,
  name,
  pack,
  quantity,
  unitPrice,
  lineTotal,
}: ShownLine): ShownLine => ({ productId, name, pack, quantity, unitPrice, lineTotal });
