import { and, eq } from "drizzle-orm";
import { farmsNoteErrors as m } from "#messages/farms/notes/note-errors.ts";
import { farmNotes } from "#db/schema/farms/notes.ts";
import type { Db, Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { DomainError } from "#shared/errors.ts";
import type { NoteChange, NotePublication } from "#shared/farms/notes/farm-note.ts";
import { noteLimits } from "#shared/farms/notes/note-limits.ts";
import { changesBetween } from "#shared/platform/audit/audit.ts";
import { editedFields, pickFields } from "#shared/platform/audit/edited-fields.ts";
import type { Deps } from "#server/deps.ts";
import type { OwnFarm } from "../../accounts/farm-members.ts";
import { lockFarm } from "../../accounts/lock-farm.ts";
import { recordAudit } from "../../platform/audit/audit.ts";
import { lockNote, unknownNote } from "./note-row.ts";

type Writing = Pick<Deps, "db" | "clock" | "throttle">;

/**
 * Publishes a note on the farm's page at once. Requests with the same key publish it only once. Throws `too_many`, and
 * `conflict` for a suspended farm, whose page shows nothing, and for one that has the maximum number of notes.
 */
export async function publishNote(
  deps: Writing,
  author: SessionUser,
  farm: OwnFarm,
  { text, language, key }: Omit<NotePublication, "farmId">,
): Promise<{ id: string }> {
  // A retry of what was published is not counted.
  const earlier = key !== undefined && (await publishedUnder(deps.db, farm.id, key));
  if (earlier) return earlier;
  await deps.throttle.take("note_account", author.id);
  return inTransaction(deps.db, async (tx) => {
    // Locked, so that notes published at the same time cannot exceed the limit. Orders only refer to the farm's key.
    const { status } = await lockFarm(tx, farm.id, "no key update");
    const before = key !== undefined && (await publishedUnder(tx, farm.id, key));
    if (before) return before;
    refuseSuspended(status);
    const kept = await tx.$count(farmNotes, eq(farmNotes.farmId, farm.id));
    if (kept >= noteLimits.kept) throw new DomainError("conflict", m.tooMany(noteLimits.kept));
    const [note] = await tx
      .insert(farmNotes)
      .values({
        farmId: farm.id,
        authorId: author.id,
        text,
        language,
        actKey: key ?? null,
        createdAt: deps.clock.now(),
      })
      .returning({ id: farmNotes.id });
    if (!note) throw new Error("The note did not come back");
    await recordAudit(deps, tx, author, {
      action: "note.published",
      subject: subjectOf(note.id, farm),
      detail: { text },
    });
    return note;
  });
}

/** The note already published with this key, for a client that did not receive the response and retries. */
async function publishedUnder(db: Db | Tx, farmId: number, key: string) {
  const [note] = await db
    .select({ id: farmNotes.id })
    .from(farmNotes)
    .where(and(eq(farmNotes.farmId, farmId), eq(farmNotes.actKey, key)));
  return note;
}

/**
 * Changes a note's words or their language; its day stays, and a hidden one stays hidden. Throws `too_many`;
 * `not_found` for another farm's; `conflict` for a suspended farm, and when a colleague has changed the same field
 * since it was read.
 */
export async function changeNote(
  deps: Writing,
  user: SessionUser,
  farm: OwnFarm,
  { id, seen, farmId: _named, ...fields }: NoteChange,
): Promise<void> {
  refuseSuspended(farm.status);
  const ofFarm = and(eq(farmNotes.id, id), eq(farmNotes.farmId, farm.id));
  const [written] = await deps.db.select().from(farmNotes).where(ofFarm);
  if (!written) throw unknownNote();
  // What changes nothing, such as a retry, is not counted.
  if (editedFields(seen, written, fields).edited.length === 0) return;
  await deps.throttle.take("note_account", user.id);
  await inTransaction(deps.db, async (tx) => {
    const { note } = await lockNote(tx, id);
    if (note.farmId !== farm.id) throw unknownNote();
    const { edited, overtaken } = editedFields(seen, note, fields);
    if (overtaken) throw new DomainError("conflict", m.changedByOther);
    if (edited.length === 0) return;
    const after = pickFields(fields, edited);
    await tx.update(farmNotes).set(after).where(eq(farmNotes.id, id));
    await recordAudit(deps, tx, user, {
      action: "note.changed",
      subject: subjectOf(id, farm),
      detail: changesBetween<Record<string, unknown>>(note, after),
    });
  });
}

/**
 * Takes a note down for good, also one that is hidden and also for a suspended farm. One that is gone already is gone:
 * a client that did not receive the response retries. Throws `not_found` for another farm's.
 */
export async function removeNote(
  deps: Pick<Deps, "db" | "clock">,
  user: SessionUser,
  farm: OwnFarm,
  { id }: { id: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const [gone] = await tx
      .delete(farmNotes)
      .where(and(eq(farmNotes.id, id), eq(farmNotes.farmId, farm.id)))
      .returning({ text: farmNotes.text });
    if (!gone) {
      if ((await tx.$count(farmNotes, eq(farmNotes.id, id))) > 0) throw unknownNote();
      return;
    }
    await recordAudit(deps, tx, user, {
      action: "note.removed",
      subject: subjectOf(id, farm),
      detail: { text: gone.text },
    });
  });
}

const subjectOf = (id: string, { name }: OwnFarm) => ({ kind: "note", id, name });

function refuseSuspended(status: OwnFarm["status"]): void {
  if (status === "suspended") throw new DomainError("conflict", m.farmSuspended);
}
