import { brand } from "#shared/brand.ts";
import type { ApplicationDraft } from "#shared/farms/applications/farmer-application.ts";

const KEY = `${brand.slug}-farmer-application`;
const STEP_KEY = `${KEY}-step`;

/** A partially completed form and its current step. */
export type SavedDraft = { draft: ApplicationDraft; step: number };

/**
 * The draft saved in this browser, parsed by `read`; null if there is none or no storage. The form passes the
 * parser, since its schema must stay out of every page's initial script.
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

/** Saves the draft. If the browser cannot store it, only the draft is lost. */
export function saveDraft({ draft, step }: SavedDraft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
    localStorage.setItem(STEP_KEY, String(step));
  } catch {
    // The form works without storage.
  }
}

export function clearDraft(): void {
  try {
    localStorage.removeItem(KEY);
    localStorage.removeItem(STEP_KEY);
  } catch {
    // There is nothing to remove.
  }
}
