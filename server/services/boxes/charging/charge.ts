import { and, asc, eq, sql } from "drizzle-orm";
import { boxes } from "#db/schema/boxes/boxes.ts";
import type { Deps } from "#server/deps.ts";
import { sideBySide } from "../../platform/side-by-side.ts";
import { claimBox, isDue, leaseFrom } from "./claim.ts";
import { giveUpBox } from "./give-up.ts";
import { payBox } from "./pay.ts";
import { settleBox } from "./settle.ts";

/** Maximum number of boxes charged per run; the next run takes the rest. */
const BATCH = 200;
/** How many boxes are charged concurrently. */
const AT_A_TIME = 4;

/**
 * Charges every due box: its goods and slot are held first, then its card is charged, then the order is placed by
 * `finalizeIntent`. A run can be interrupted between any two steps. The next run continues with the same checkout and
 * the same payment, so no box is charged twice.
 */
export async function chargeBoxes(deps: Deps): Promise<void> {
  await sideBySide(await dueBoxes(deps), AT_A_TIME, async (id) => {
    try {
      await chargeBox(deps, id);
    } catch (error) {
      deps.log.error({ err: error, boxId: id }, "a box could not be charged");
      await standBack(deps, id);
    }
  });
}

/** Postpones a box that failed before it was claimed, so that others go first; after the claim, its lease does this. */
async function standBack({ db, clock, log }: Deps, boxId: string): Promise<void> {
  try {
    await db
      .update(boxes)
      .set(leaseFrom(clock))
      .where(and(eq(boxes.id, boxId), isDue(clock)));
  } catch (error) {
    log.error({ err: error, boxId }, "a box could not be put off");
  }
}

async function dueBoxes({ db, clock }: Deps): Promise<string[]> {
  const rows = await db
    .select({ id: boxes.id })
    .from(boxes)
    .where(isDue(clock))
    .orderBy(sql`greatest(${boxes.dueAt}, ${boxes.checkAfter})`, asc(boxes.id))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}

async function chargeBox(deps: Deps, boxId: string): Promise<void> {
  const claimed = await claimBox(deps, boxId);
  if (!claimed) return;
  if ("giveUp" in claimed) return giveUpBox(deps, boxId, claimed.giveUp);
  const outcome = await payBox(deps, claimed);
  if (outcome) await settleBox(deps, claimed, outcome);
}
