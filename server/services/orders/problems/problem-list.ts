import { and, count, eq, ilike, inArray, like, or, type SQL, sql } from "drizzle-orm";
import { packWords } from "#shared/catalog/pack-words.ts";
import type { ProblemState } from "#shared/orders/order-problem.ts";
import type { TablePage } from "#shared/platform/table/table.ts";
import { orderProblems } from "#db/schema/orders/problems.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { orderLines, orders, orderWords } from "#db/schema/orders/orders.ts";
import type { Db } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { shownLineNameOf } from "../../platform/people/shown-name.ts";
import { onLine } from "./on-line.ts";
import { photosOf } from "./photos.ts";
import { withNote } from "./problem-note.ts";
import {
  containing,
  ordered,
  pageOfKeys,
  type TableQuery,
} from "../../platform/database/table-query.ts";

/** Columns by which the list of problems can be sorted. */
export const PROBLEM_SORTS = ["createdAt"] as const;
/** Selects a page of the list of problems, optionally only those in one state. */
export type ProblemQuery = TableQuery<(typeof PROBLEM_SORTS)[number]> & {
  state?: ProblemState | undefined;
};

/** A function, because product names depend on the language of the current request. */
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
  /** Credited without the team (decision 077). */
  isAtOnce: sql<boolean>`(${orderProblems.state} = 'refunded' and ${orderProblems.decidedBy} is null
    and ${orderProblems.kind} <> 'not_delivered')`,
  productId: orderProblems.productId,
  name: shownLineNameOf(),
  pack: orderLines.pack,
  farmName: orderLines.farmName,
  unitPrice: orderLines.unitPrice,
  bought: orderLines.quantity,
  orderNumber: orders.number,
  email: orders.email,
});

/** One page of the reported problems, for the team. Searches the order's words and the product's current names. */
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
  const photos = await photosOf(
    db,
    found.rows.map(({ id }) => id),
  );
  return {
    total: found.total,
    rows: found.rows.map(withNote).map(({ at, pack, ...row }) => ({
      ...row,
      pack: packWords(pack),
      at: at.toISOString(),
      /** Ids of its photos. */
      photos: photos(row.id),
    })),
  } satisfies TablePage<unknown>;
}

/** Problems of orders whose number, customer or address contains the text. */
function ofOrders(db: Db, q: string): SQL {
  const found = like(orderWords, containing(q.toLowerCase()));
  return inArray(orderProblems.orderId, db.select({ id: orders.id }).from(orders).where(found));
}

/** Problems with products whose current name contains the text, in either language. */
export function ofProducts(db: Db, q: string): SQL {
  const found = or(ilike(products.name, containing(q)), ilike(products.nameEs, containing(q)));
  return inArray(
    orderProblems.productId,
    db.select({ id: products.id }).from(products).where(found),
  );
}
