import type { Tx } from "#db/client.ts";
import { farmNotes } from "#db/schema/farms/notes.ts";
import { marketNotes } from "#db/seed/notes.ts";
import { DAY_MS } from "#shared/durations.ts";

/** Adds the notes of the demo market's farms, written in the weeks before. */
export async function insertNotes(
  tx: Tx,
  farmIds: ReadonlyMap<string, { id: number }>,
  now: Date,
): Promise<void> {
  await tx.insert(farmNotes).values(
    marketNotes.map(({ farm: slug, daysAgo, language, text }) => {
      const farm = farmIds.get(slug);
      if (!farm) throw new Error(`The market has no farm ${slug}`);
      return {
        farmId: farm.id,
        language,
        text,
        createdAt: new Date(now.getTime() - daysAgo * DAY_MS),
      };
    }),
  );
}
