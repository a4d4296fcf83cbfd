import { and, count, eq, ilike, inArray, like, or, type SQL } from "drizzle-orm";
import { packWords } from "#shared/catalog/pack-words.ts";
import type { ProblemState } from "#shared/orders/order-problem.ts";
import type { TablePage } from "#shared/platform/table.ts";
import { orderProblems } from "#db/schema/orders/problems.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { orderLines, orders, orderWords } from "#db/schema/orders/orders.ts";
import type { Db } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { shownLineNameOf } from "../../platform/shown-name.ts";
import { withNote } from "./problem-note.ts";
import { containing, ordered, pageOfKeys, type TableQuery } from "../../platform/table-query.ts";

export const PROBLEM_SORTS = ["createdAt"] as const;
export type ProblemQuery = TableQuery<(typeof PROBLEM_SORTS)[number]> & {
  state?: ProblemState | undefined;
};

/** The goods are named as the team's reader does. */
const columns = () => ({
  id: orderProblems.id,
  at: orderProblems.createdAt,
  kind: orderProblems.kind,
  quantity: orderProblems.quantity,
  note: orderProblems.note,
  byDriver: orderProblems.byDriver,
  to: orderProblems.to,
  state: orderProblems.state,
  answer: orderProblems.answer,
  productId: orderProblems.productId,
  name: shownLineNameOf(),
  pack: orderLines.pack,
  farmName: orderLines.farmName,
  unitPrice: orderLines.unitPrice,
  bought: orderLines.quantity,
  orderNumber: orders.number,
  email: orders.email,
});

/** Joins a problem with the line of the order it is about. */
export const onLine = and(
  eq(orderLines.orderId, orderProblems.orderId),
  eq(orderLines.productId, orderProblems.productId),
);

/** What customers reported, for the team; the oldest first unless asked otherwise. */
export async function listProblems({ db }: Pick<Deps, "db">, query: ProblemQuery) {
  const where = and(
    query.state && eq(orderProblems.state, query.state),
    query.q ? or(ofOrders(db, query.q), ofProducts(db, query.q)) : undefined,
  );
  const keys = db
    .select({ key: orderProblems.id })
    .from(orderProblems)
    .where(where)
    .orderBy(...ordered(query.dir, orderProblems.createdAt, orderProblems.id));
  const found = await pageOfKeys(query, {
    keys,
    rows: (page) =>
      db
        .select(columns())
        .from(orderProblems)
        .innerJoin(orders, eq(orders.id, orderProblems.orderId))
        .innerJoin(orderLines, onLine)
        .where(inArray(orderProblems.id, page)),
    keyOf: (row) => row.id,
    total: db.select({ total: count() }).from(orderProblems).where(where),
  });
  return {
    total: found.total,
    rows: found.rows
      .map(withNote)
      .map(({ at, pack, ...row }) => ({ ...row, pack: packWords(pack), at: at.toISOString() })),
  } satisfies TablePage<unknown>;
}

/** Those of orders whose number or address says so. */
function ofOrders(db: Db, q: string): SQL {
  const found = like(orderWords, containing(q.toLowerCase()));
  return inArray(orderProblems.orderId, db.select({ id: orders.id }).from(orders).where(found));
}

/** Those of products that are called so today, in either language. */
function ofProducts(db: Db, q: string): SQL {
  const found = or(ilike(products.name, containing(q)), ilike(products.nameEs, containing(q)));
  return inArray(
    orderProblems.productId,
    db.select({ id: products.id }).from(products).where(found),
  );
}
