import { and, count, eq, inArray } from "drizzle-orm";
import { packWords } from "#shared/catalog/pack-words.ts";
import type { TablePage } from "#shared/platform/table/table.ts";
import { orderLines } from "#db/schema/orders/orders.ts";
import { orderProblems } from "#db/schema/orders/problems.ts";
import type { Deps } from "#server/deps.ts";
import { shownLineNameOf } from "../../platform/people/shown-name.ts";
import { ordered, pageOfKeys } from "../../platform/database/table-query.ts";
import { onLine } from "./on-line.ts";
import { photosOf } from "./photos.ts";
import { ofProducts, type ProblemQuery } from "./problem-list.ts";

/**
 * One page of the problems reported with a farm's goods: what was wrong, with photos. The customer and their words
 * are left out, because they are for the team.
 */
export async function listFarmProblems(
  { db }: Pick<Deps, "db">,
  farmId: number,
  query: ProblemQuery,
) {
  const where = and(
    eq(orderLines.farmId, farmId),
    query.state && eq(orderProblems.state, query.state),
    query.q ? ofProducts(db, query.q) : undefined,
  );
  const keys = db
    .select({ key: orderProblems.id })
    .from(orderProblems)
    .innerJoin(orderLines, onLine)
    .where(where)
    .orderBy(...ordered(query.dir, orderProblems.createdAt, orderProblems.id));
  const found = await pageOfKeys(query, {
    keys,
    rows: (page) =>
      db
        .select({
          id: orderProblems.id,
          at: orderProblems.createdAt,
          kind: orderProblems.kind,
          quantity: orderProblems.quantity,
          state: orderProblems.state,
          name: shownLineNameOf(),
          pack: orderLines.pack,
          bought: orderLines.quantity,
        })
        .from(orderProblems)
        .innerJoin(orderLines, onLine)
        .where(inArray(orderProblems.id, page)),
    keyOf: (row) => row.id,
    total: db
      .select({ total: count() })
      .from(orderProblems)
      .innerJoin(orderLines, onLine)
      .where(where),
  });
  const photos = await photosOf(
    db,
    found.rows.map(({ id }) => id),
  );
  return {
    total: found.total,
    rows: found.rows.map(({ at, pack, ...row }) => ({
      ...row,
      pack: packWords(pack),
      at: at.toISOString(),
      /** Ids of its photos. */
      photos: photos(row.id),
    })),
  } satisfies TablePage<unknown>;
}
