import { eq } from "drizzle-orm";
import { payoutRuns } from "#db/schema/payments/payouts.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { peopleOf } from "../../mail/farm-people.ts";
import { queueMail } from "../../mail/outbox.ts";
import type { Payout } from "./note-payout.ts";
import { figuresOf, readStatement } from "./statement.ts";

/** Emails everyone at a farm that a payout was sent, with the same figures as its page. */
export async function mailSent(deps: Deps, tx: Tx, payout: Payout): Promise<void> {
  const [run] = await tx
    .select({ day: payoutRuns.day })
    .from(payoutRuns)
    .where(eq(payoutRuns.id, payout.runId));
  const figures = figuresOf(await readStatement(tx, payout));
  const url = `${deps.publicUrl}/dashboard/farmer/payouts/${payout.id}`;
  for (const { userId, email: to, farmName } of await peopleOf(tx, [payout.farmId])) {
    const data = { farmName, day: run?.day ?? "", url, ...figures };
    const dedupeKey = `payout_sent:${payout.id}:${userId}`;
    await queueMail(deps, tx, { kind: "payout_sent", to, dedupeKey, data });
  }
}
