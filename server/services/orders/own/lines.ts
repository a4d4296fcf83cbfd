import { and, asc, eq, inArray, ne } from "drizzle-orm";
import { packWords } from "#shared/catalog/pack-words.ts";
import { cents } from "#shared/money.ts";
import { lineMoney } from "#shared/payments/refunds/line-money.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { orderLines } from "#db/schema/orders/orders.ts";
import { refundLines } from "#db/schema/payments/refund-lines.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import type { Db, Tx } from "#db/client.ts";
import { shownLineNameOf } from "../../platform/people/shown-name.ts";

/** What a line's product is today; everything else about it is as it was bought. */
const GOODS = {
  category: products.category,
  keepsDays: products.keepsDays,
  seasonMonths: products.seasonMonths,
};

/** The lines of an order in the reader's language, each with its refunded units. */
export async function linesOf(db: Db | Tx, orderId: string) {
  const [rows, given] = await Promise.all([
    db
      .select({ line: orderLines, shownName: shownLineNameOf(), goods: GOODS })
      .from(orderLines)
      .innerJoin(products, eq(products.id, orderLines.productId))
      .where(eq(orderLines.orderId, orderId))
      .orderBy(asc(orderLines.farmName), asc(shownLineNameOf()), asc(orderLines.productId)),
    givenOf(db, orderId),
  ]);
  return rows.map(({ line, shownName, goods }) => {
    const back = given.filter(({ productId }) => productId === line.productId);
    return {
      ...goods,
      ...line,
      name: shownName,
      pack: packWords(line.pack),
      refunded: back.reduce((sum, { quantity }) => sum + quantity, 0),
      /** What the customer got back for units that the farm was short of, including tax. */
      shortBack: cents(back.reduce((sum, { isShort, money }) => sum + (isShort ? money : 0), 0)),
    };
  });
}

/** What the products of these lines are today: category, keeping time and season. */
export async function grownOf(db: Db | Tx, lines: readonly { productId: number }[]) {
  const ids = lines.map(({ productId }) => productId);
  const rows = await db
    .select({ id: products.id, ...GOODS })
    .from(products)
    .where(inArray(products.id, ids));
  const known = new Map(rows.map((row) => [row.id, row]));
  return (productId: number) => {
    const row = known.get(productId);
    if (!row) throw new Error(`Product ${productId} did not come back`);
    return row;
  };
}

/** The goods of an order that were refunded, each with what the customer got back for it. */
async function givenOf(db: Db | Tx, orderId: string) {
  const rows = await db
    .select({ refund: refunds, line: refundLines })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .where(and(eq(refundLines.orderId, orderId), ne(refunds.state, "failed")))
    .orderBy(asc(refundLines.productId));
  return [...Map.groupBy(rows, ({ refund }) => refund.id).values()].flatMap((same) =>
    same.map(({ refund, line: { productId, quantity } }) => {
      const money = lineMoney(
        refund,
        same.map(({ line }) => line),
      ).get(productId);
      return { productId, quantity, isShort: refund.reason === "short", money: money ?? 0 };
    }),
  );
}
