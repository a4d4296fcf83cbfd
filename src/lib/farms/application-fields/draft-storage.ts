import { brand } from "#shared/brand.ts";
import type { ApplicationDraft } from "#shared/farms/applications/farmer-application.ts";

const KEY = `${brand.slug}-farmer-application`;
const STEP_KEY = `${KEY}-step`;

/** A half-filled form with the step it stood at. */
export type SavedDraft = { draft: ApplicationDraft; step: number };

/**
 * What this browser kept, as `read` makes it out; null when there is nothing, or no storage. The reader
 * comes from the form: its schema is not for the first script of every page.
 */
export function loadDraft(
  read: (text: string | null) => ApplicationDraft | null,
): SavedDraft | null {
  try {
    const draft = read(localStorage.getItem(KEY));
    return draft && { draft, step: Number(localStorage.getItem(STEP_KEY)) || 0 };
  } catch {
    return null;
  }
}

/** Keeps the draft. A browser that keeps nothing costs no more than the draft. */
export function saveDraft({ draft, step }: SavedDraft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
    localStorage.setItem(STEP_KEY, String(step));
  } catch {
    // The form works without.
  }
}

export function clearDraft(): void {
  try {
    localStorage.removeItem(KEY);
    localStorage.removeItem(STEP_KEY);
  } catch {
    // There was nothing to forget.
  }
}
