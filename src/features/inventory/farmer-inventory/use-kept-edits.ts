import { useEffect, useEffectEvent, useState } from "react";
import { trpc } from "#client/lib/api/trpc.ts";
import { useSession } from "#client/lib/session/session.ts";
import type { SavedGrid, UnsavedEdit } from "../inventory-grid/use-saved-grid.ts";

type Kept = { userId: string; farmId: number; edits: readonly UnsavedEdit[] };

/** In the memory of this page alone, so that a reload forgets them. */
let kept: Kept | null = null;

/**
 * Keeps the edits of a farm's grid that were not saved when the session ended, which leads to the sign-in page without
 * asking, and continues them when the same user is back. Someone else's visit to the inventory forgets them.
 */
export function useKeptEdits(farmId: number, inventory: SavedGrid): void {
  const utils = trpc.useUtils();
  const { user } = useSession();
  const [userId] = useState(user?.id ?? null);
  const resume = useEffectEvent(() => {
    const before = kept;
    kept = null;
    if (before?.userId === userId && before?.farmId === farmId) inventory.resume(before.edits);
  });
  const keep = useEffectEvent(() => {
    // Whoever is still signed in has left the page on purpose, and was asked.
    const hasEnded = utils.auth.current.getData() === null;
    const edits = hasEnded ? inventory.unsaved() : [];
    if (userId !== null && edits.length > 0) kept = { userId, farmId, edits };
  });
  useEffect(() => {
    resume();
    return () => keep();
  }, []);
}
