import type { Sql } from "postgres";

/** Occupies this many connections of a pool, as stuck transactions would, until they are released. */
export async function holdConnections(sql: Sql, count: number): Promise<() => Promise<unknown>> {
  const { promise: over, resolve: release } = Promise.withResolvers<void>();
  const taken: Promise<void>[] = [];
  const held = Array.from({ length: count }, () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    taken.push(promise);
    return sql.begin(async (tx) => {
      await tx`select 1`;
      resolve();
      await over;
    });
  });
  await Promise.all(taken);
  return () => {
    release();
    return Promise.all(held);
  };
}
