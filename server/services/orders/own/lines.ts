import { and, asc, eq, ne, sql } from "drizzle-orm";
import { packWords } from "#shared/catalog/pack-words.ts";
import { cents } from "#shared/money.ts";
import { orderLines } from "#db/schema/orders/orders.ts";
import { refundLines } from "#db/schema/payments/refund-lines.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import type { Db, Tx } from "#db/client.ts";
import { shownLineNameOf } from "../../platform/shown-name.ts";

/** The lines of an order in the reader's language, each with its refunded units. */
export async function linesOf(db: Db | Tx, orderId: string) {
  const given = db
    .select({
      productId: refundLines.productId,
      units: sql<number>`sum(${refundLines.quantity})::int`.as("units"),
      forShort: sql<number>`coalesce(sum(${refundLines.amount} + ${refundLines.tax})
        filter (where ${refunds.reason} = 'short'), 0)`.as("for_short"),
    })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .where(and(eq(refundLines.orderId, orderId), ne(refunds.state, "failed")))
    .groupBy(refundLines.productId)
    .as("given");
  const rows = await db
    .select({
      line: orderLines,
      shownName: shownLineNameOf(),
      refunded: given.units,
      shortBack: given.forShort,
    })
    .from(orderLines)
    .leftJoin(given, eq(given.productId, orderLines.productId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.farmName), asc(shownLineNameOf()), asc(orderLines.productId));
  return rows.map(({ line, shownName, refunded, shortBack }) => ({
    ...line,
    name: shownName,
    pack: packWords(line.pack),
    refunded: refunded ?? 0,
    /** Refunded for units that the farm was short of, including tax. */
    shortBack: cents(shortBack ?? 0),
  }));
}
