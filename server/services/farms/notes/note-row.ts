import { eq } from "drizzle-orm";
import { farmsNoteErrors as m } from "#messages/farms/notes/note-errors.ts";
import { farms } from "#db/schema/farms/farms.ts";
import { farmNotes } from "#db/schema/farms/notes.ts";
import type { Tx } from "#db/client.ts";
import { DomainError } from "#shared/errors.ts";

/** A note as it is stored. */
export type NoteRow = typeof farmNotes.$inferSelect;

/** A note with its farm's name, locked until the transaction ends. Throws `not_found`. */
export async function lockNote(tx: Tx, id: string): Promise<{ note: NoteRow; farmName: string }> {
  const [found] = await tx
    .select({ note: farmNotes, farmName: farms.name })
    .from(farmNotes)
    .innerJoin(farms, eq(farms.id, farmNotes.farmId))
    .where(eq(farmNotes.id, id))
    .for("update", { of: farmNotes });
  if (!found) throw unknownNote();
  return found;
}

/** The error for a note that does not exist or is another farm's. */
export function unknownNote(): DomainError {
  return new DomainError("not_found", m.noNote);
}
