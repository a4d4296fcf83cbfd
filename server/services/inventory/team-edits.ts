import { and, desc, eq, gte, inArray, sql } from "drizzle-orm";
import { auditLog } from "#db/schema/platform/audit.ts";
import { DAY_MS } from "#shared/durations.ts";
import { TEAM_EDIT_DAYS, TEAM_EDITS, TEAM_EDITS_SHOWN } from "#shared/inventory/team-edits.ts";
import type { Deps } from "../../deps.ts";
import { withShownNames } from "../platform/audit/audit-names.ts";

/** An edit of a farm's inventory by the team. */
export type TeamEdit = {
  id: number;
  /** An ISO instant. */
  at: string;
  action: (typeof TEAM_EDITS)[number];
  /** What changed, as in the audit log; of several products at once, their names. */
  detail: Record<string, unknown>;
};

/**
 * What the team changed in a farm's inventory in the last days, newest first: the latest edits, and how many there
 * were.
 */
export async function teamEdits(
  { db, clock }: Pick<Deps, "db" | "clock">,
  farmId: number,
): Promise<{ edits: TeamEdit[]; total: number }> {
  const rows = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      detail: auditLog.detail,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectKind, "farm"),
        eq(auditLog.subjectId, String(farmId)),
        inArray(auditLog.action, [...TEAM_EDITS]),
        gte(auditLog.at, new Date(clock.now().getTime() - TEAM_EDIT_DAYS * DAY_MS)),
        // As whom it was done: a colleague may work for a farm by now, or have worked for one then.
        eq(auditLog.actorRole, "admin"),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(TEAM_EDITS_SHOWN);
  const shown = await withShownNames(db, rows.map(forFarm));
  const edits = shown.flatMap(({ id, at, action, detail }) => {
    const known = TEAM_EDITS.find((one) => one === action);
    return known ? [{ id, at: at.toISOString(), action: known, detail }] : [];
  });
  return { edits, total: rows[0]?.total ?? 0 };
}

/**
 * An entry as a farm reads it. The log holds edits of several products as lines in English, and pictures as their
 * keys; the farm sees which products they are about, each once.
 */
function forFarm<Entry extends { detail: Record<string, unknown> }>(entry: Entry): Entry {
  const { products, picture: _, ...detail } = entry.detail;
  if (!Array.isArray(products)) return { ...entry, detail };
  return { ...entry, detail: { ...detail, products: [...new Set(products.map(productIn))] } };
}

/** The product's name in a line such as `Kale: price $3.00 → $3.50`. */
const productIn = (line: unknown) => String(line).replace(/: .*$/su, "");
