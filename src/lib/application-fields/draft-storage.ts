import { brand } from "#shared/brand.ts";
import { type ApplicationDraft, readDraft } from "#shared/farmer-application.ts";

const KEY = `${brand.slug}-farmer-application`;
const STEP_KEY = `${KEY}-step`;

/** A half-filled form with the step it stood at. */
export type SavedDraft = { draft: ApplicationDraft; step: number };

/** What this browser kept; null when there is nothing, or no storage. */
export function loadDraft(): SavedDraft | null {
  try {
    const draft = readDraft(localStorage.getItem(KEY));
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
