import { eq } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { isAnswerable, stopsOrder } from "#shared/payments/disputes/dispute.ts";
import { evidenceText } from "#shared/payments/disputes/dispute-evidence.ts";
import { DomainError } from "#shared/errors.ts";
import { disputes } from "#db/schema/payments/disputes.ts";
import type { Deps } from "#server/deps.ts";
import { speak } from "#server/language.ts";
import { factsOf } from "./facts.ts";

/**
 * A dispute with all the facts in our favor, plus a draft of the evidence in English, the language the bank
 * reads. Throws `not_found`.
 */
export async function getDispute({ db }: Pick<Deps, "db">, disputeId: string) {
  const [dispute] = await db.select().from(disputes).where(eq(disputes.id, disputeId));
  const facts = dispute && (await factsOf(db, dispute.intentId));
  if (!dispute || !facts) throw unknownDispute();
  return {
    ...dispute,
    facts,
    draft: speak("en", () => evidenceText(facts)),
    isAnswerable: isAnswerable(dispute.status),
    stopsOrder: stopsOrder(dispute.status),
  };
}

export function unknownDispute(): DomainError {
  return new DomainError("not_found", m.noDispute);
}
