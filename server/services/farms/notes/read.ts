import { and, count, desc, eq, isNull, ne } from "drizzle-orm";
import { farms } from "#db/schema/farms/farms.ts";
import { farmNotes } from "#db/schema/farms/notes.ts";
import { noteLimits } from "#shared/farms/notes/note-limits.ts";
import type { Language } from "#shared/language.ts";
import { businessDayAt, type Day } from "#shared/time.ts";
import type { Deps } from "#server/deps.ts";
import type { OwnFarm } from "../../accounts/farm-members.ts";

/** A farm's note as the public sees it, without who wrote it. */
export type ShownNote = {
  id: string;
  text: string;
  /** The language it is written in. */
  language: Language;
  day: Day;
};

/** The newest notes of a farm, and how many there are in all. */
export type ShownNotes = { notes: ShownNote[]; inAll: number };

type Asked = { farmId: number; all: boolean };

/** The notes of a farm whose page is public, newest first: the first few, or all. */
export async function notesOfFarm(
  { db }: Pick<Deps, "db">,
  { farmId, all }: Asked,
): Promise<ShownNotes> {
  const isShown = and(
    eq(farmNotes.farmId, farmId),
    ne(farms.status, "suspended"),
    isNull(farmNotes.hiddenAt),
  );
  const rows = await db
    .select({
      id: farmNotes.id,
      text: farmNotes.text,
      language: farmNotes.language,
      createdAt: farmNotes.createdAt,
    })
    .from(farmNotes)
    .innerJoin(farms, eq(farms.id, farmNotes.farmId))
    .where(isShown)
    .orderBy(desc(farmNotes.createdAt), desc(farmNotes.id))
    .limit(all ? noteLimits.kept : noteLimits.first);
  const [counted] =
    rows.length < noteLimits.first
      ? [{ inAll: rows.length }]
      : await db
          .select({ inAll: count() })
          .from(farmNotes)
          .innerJoin(farms, eq(farms.id, farmNotes.farmId))
          .where(isShown);
  const notes = rows.map(({ createdAt, ...note }) => ({ ...note, day: businessDayAt(createdAt) }));
  return { notes, inAll: counted?.inAll ?? rows.length };
}

/** All notes of a farm for the farm itself, newest first, hidden ones with the team's reason. */
export async function ownNotes({ db }: Pick<Deps, "db">, farm: OwnFarm) {
  const rows = await db
    .select({
      id: farmNotes.id,
      text: farmNotes.text,
      language: farmNotes.language,
      hiddenReason: farmNotes.hiddenReason,
      createdAt: farmNotes.createdAt,
    })
    .from(farmNotes)
    .where(eq(farmNotes.farmId, farm.id))
    .orderBy(desc(farmNotes.createdAt), desc(farmNotes.id));
  return {
    farm: { id: farm.id, name: farm.name, isSuspended: farm.status === "suspended" },
    notes: rows.map(({ createdAt, ...note }) => ({ ...note, day: businessDayAt(createdAt) })),
  };
}
