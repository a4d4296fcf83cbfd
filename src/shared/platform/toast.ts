import { TOAST_SWIPE_PX } from "./limits.ts";

/** The styles of a toast (spec section 2). */
export type ToastVariant = "default" | "destructive" | "success";

/** A toast on screen. Once another has replaced it, both methods have no effect. */
export type ShownToast = {
  /** Replaces the content of the toast and restarts its timer. */
  update(content: ToastContent): void;
  dismiss(): void;
};

/** An action offered by a toast: undo what it reports, or follow it up. It can then update or dismiss the toast. */
export type ToastAction = { label: string; run: (toast: ShownToast) => void };

/** A toast's content (spec section 3); a toast with an action stays until it is used or closed. */
export type ToastContent = {
  variant: ToastVariant;
  title: string;
  description?: string;
  action?: ToastAction;
};

/** A toast: on screen while open, then kept for a while after it is dismissed. */
export type Toast = { id: string; open: boolean };

/** At most one toast at a time: a new one replaces the current one. */
export function addToast(_toasts: readonly Toast[], id: string): readonly Toast[] {
  return [{ id, open: true }];
}

/** Hides the toast immediately; its entry is removed `timings.toastRemoval` later (spec section 9). */
export function dismissToast(toasts: readonly Toast[], id: string): readonly Toast[] {
  return toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast));
}

export function removeToast(toasts: readonly Toast[], id: string): readonly Toast[] {
  return toasts.filter((toast) => toast.id !== id);
}

/** How far a toast follows a finger that moved by `pixels`: only to the right. */
export function swipeOffset(pixels: number): number {
  return Math.max(0, pixels);
}

/** Whether a swipe to the right by `pixels` dismisses the toast on release. */
export function swipeDismisses(pixels: number): boolean {
  return pixels >= TOAST_SWIPE_PX;
}

/** Gap in pixels between a toast and the header or the screen edge. */
const TOAST_GAP_PX = 12;

/** Elements that start lower than this are not considered headers; two notices may be above a page's header. */
const HEAD_WITHIN_PX = 120;

/**
 * The distance of a toast from the top of the screen: below the first of `heads` that is at the top, so that titles,
 * close buttons and the actions at the bottom of a drawer stay uncovered. A centered dialog is not considered a
 * header.
 */
export function toastTop(heads: readonly { top: number; bottom: number }[]): number {
  const head = heads.find(({ top }) => top <= HEAD_WITHIN_PX);
  return TOAST_GAP_PX + Math.max(0, Math.round(head?.bottom ?? 0));
}
