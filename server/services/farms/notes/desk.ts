import { and, count, eq, ilike, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import { farmsNoteErrors as m } from "#messages/farms/notes/note-errors.ts";
import { farms } from "#db/schema/farms/farms.ts";
import { farmNotes } from "#db/schema/farms/notes.ts";
import { inTransaction } from "#db/transaction.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import type { NoteStanding } from "#shared/farms/notes/farm-note.ts";
import type { TablePage } from "#shared/platform/table/table.ts";
import type { Deps } from "../../../deps.ts";
import { recordAudit, requireDoneBy } from "../../platform/audit/audit.ts";
import {
  containing,
  ordered,
  pageOf,
  type TableQuery,
} from "../../platform/database/table-query.ts";
import { lockNote } from "./note-row.ts";

/** Columns the list of notes can be sorted by. */
export const NOTE_SORTS = ["createdAt"] as const;
type NoteQuery = TableQuery<(typeof NOTE_SORTS)[number]> & { standing?: NoteStanding | undefined };

const STANDING: Record<NoteStanding, SQL> = {
  shown: isNull(farmNotes.hiddenAt),
  hidden: isNotNull(farmNotes.hiddenAt),
};

/** A page of the notes of all farms, for the team. */
export async function listNotes({ db }: Pick<Deps, "db">, query: NoteQuery) {
  const where = and(
    query.standing && STANDING[query.standing],
    query.q ? wordsOf(query.q) : undefined,
  );
  const rows = db
    .select({ note: farmNotes, farmName: farms.name })
    .from(farmNotes)
    .innerJoin(farms, eq(farms.id, farmNotes.farmId))
    .where(where)
    .orderBy(...ordered(query.dir, farmNotes.createdAt, farmNotes.id));
  const total = db
    .select({ total: count() })
    .from(farmNotes)
    .innerJoin(farms, eq(farms.id, farmNotes.farmId))
    .where(where);
  const found = await pageOf(query, rows, total);
  return {
    total: found.total,
    rows: found.rows.map(({ note, farmName }) => ({
      id: note.id,
      farmId: note.farmId,
      farmName,
      text: note.text,
      language: note.language,
      hiddenReason: note.hiddenReason,
      at: note.createdAt.toISOString(),
    })),
  } satisfies TablePage<unknown>;
}

/** Searches the words of notes and the names of farms. */
function wordsOf(q: string): SQL | undefined {
  const like = containing(q);
  return or(ilike(farmNotes.text, like), ilike(farms.name, like));
}

/**
 * Takes a note off the farm's page; the farm sees it with the reason. Throws `not_found`, and `conflict` when it is
 * hidden already, unless this admin did it for this reason.
 */
export async function hideNote(
  deps: Pick<Deps, "db" | "clock">,
  admin: SessionUser,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { note, farmName } = await lockNote(tx, id);
    const subject = { kind: "note", id, name: farmName };
    const entry = { action: "note.hidden", subject, detail: { reason } } as const;
    if (note.hiddenAt !== null) return requireDoneBy(tx, admin, entry, m.alreadyHidden);
    await tx
      .update(farmNotes)
      .set({ hiddenAt: deps.clock.now(), hiddenReason: reason })
      .where(eq(farmNotes.id, id));
    await recordAudit(deps, tx, admin, entry);
  });
}

/** Shows a hidden note again. Throws `not_found`, and `conflict` when it is shown, unless this admin did it. */
export async function showNote(
  deps: Pick<Deps, "db" | "clock">,
  admin: SessionUser,
  id: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { note, farmName } = await lockNote(tx, id);
    const subject = { kind: "note", id, name: farmName };
    const entry = { action: "note.shown", subject } as const;
    if (note.hiddenAt === null) return requireDoneBy(tx, admin, entry, m.notHidden);
    await tx
      .update(farmNotes)
      .set({ hiddenAt: null, hiddenReason: null })
      .where(eq(farmNotes.id, id));
    await recordAudit(deps, tx, admin, entry);
  });
}
