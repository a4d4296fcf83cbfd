import { and, eq, type SQL } from "drizzle-orm";
import { orders } from "#db/schema/orders/orders.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { eachSurvives } from "../platform/each-survives.ts";

type Work = {
  due: readonly { id: string }[];
  /** Checked again once an order is locked: it may have changed since it was found. */
  isDue: SQL | undefined;
  /** Whether to wait for an order that is locked elsewhere, or to leave it to the next run. */
  ifLocked: "wait" | "skip";
  /** Does what is due. Returns whether there was anything to do. */
  act: (tx: Tx, order: typeof orders.$inferSelect) => Promise<boolean>;
};

/**
 * Locks each order and acts on it, each in a transaction of its own. If one fails, the others are still acted on, and
 * then this throws, with the sentence that the log has for it. Returns how many were acted on.
 */
export async function eachDueOrder(
  deps: Deps,
  sentence: string,
  { due, isDue, ifLocked, act }: Work,
): Promise<number> {
  let done = 0;
  const actOn = (id: string) =>
    inTransaction(deps.db, async (tx) => {
      const [order] = await tx
        .select()
        .from(orders)
        .where(and(eq(orders.id, id), isDue))
        .for("update", ifLocked === "skip" ? { skipLocked: true } : {});
      return order ? act(tx, order) : false;
    });
  const steps = due.map(({ id }) => ({
    facts: { subjectId: id, table: "orders" },
    run: async () => {
      if (await actOn(id)) done += 1;
    },
  }));
  await eachSurvives(deps, sentence, steps);
  return done;
}
