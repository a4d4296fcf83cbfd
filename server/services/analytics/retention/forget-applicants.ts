import { and, inArray, lt, notLike, sql } from "drizzle-orm";
import { ERASED_LIKE } from "#shared/accounts/erased.ts";
import { erasureOf } from "#db/persons/classify.ts";
import { PERSON_MAP } from "#db/persons/index.ts";
import { noPerson } from "#db/persons/no-person.ts";
import { farmerApplicationHistory, farmerApplications } from "#db/schema/farms/applications.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { openForErasure } from "../../platform/people/open-for-erasure.ts";

/**
 * Removes the person from rejected and withdrawn applications without any activity since `silentSince`. The
 * application and its outcome stay. An approved application belongs to its farm and is kept.
 */
export async function forgetApplicants({ db }: Pick<Deps, "db">, silentSince: Date): Promise<void> {
  const { id, state, submittedAt, email } = farmerApplications;
  await inTransaction(db, async (tx) => {
    const rows = await tx
      .select({ id })
      .from(farmerApplications)
      .where(
        and(
          inArray(state, ["rejected", "withdrawn"]),
          lt(submittedAt, silentSince),
          notLike(email, ERASED_LIKE),
          sql`not exists (select from ${farmerApplicationHistory} where ${farmerApplicationHistory.applicationId} = ${id} and ${farmerApplicationHistory.createdAt} >= ${silentSince.toISOString()})`,
        ),
      );
    const applicationIds = rows.map((row) => row.id);
    if (applicationIds.length === 0) return;
    await openForErasure(tx);
    const person = { ...noPerson, applicationIds };
    const history = erasureOf(PERSON_MAP.farmerApplicationHistory, person);
    const form = erasureOf(PERSON_MAP.farmerApplications, person, inArray(id, applicationIds));
    for (const statement of [history, form]) if (statement) await tx.execute(statement);
  });
}
