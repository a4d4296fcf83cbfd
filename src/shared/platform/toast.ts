import { TOAST_SWIPE_PX } from "./limits.ts";

/** The styles of a toast (spec section 2). */
export type ToastVariant = "default" | "destructive" | "success";

/** A toast that was shown. Once another has taken its place, neither of these changes anything. */
export type ShownToast = {
  /** Puts something else in the same toast, whose time begins again. */
  update(content: ToastContent): void;
  dismiss(): void;
};

/** What can be done from a toast: undo what it reports, or follow it up. It then updates or dismisses it. */
export type ToastAction = { label: string; run: (toast: ShownToast) => void };

/** What a toast shows (spec section 3): one with an action stays until it is used or closed. */
export type ToastContent = {
  variant: ToastVariant;
  title: string;
  description?: string;
  action?: ToastAction;
};

/** One toast: on the screen while open, remembered a while after it was dismissed. */
export type Toast = { id: string; open: boolean };

/** At most one toast at a time: a new one takes the place of whatever was there. */
export function addToast(_toasts: readonly Toast[], id: string): readonly Toast[] {
  return [{ id, open: true }];
}

/** It leaves the screen now; its entry goes `timings.toastRemoval` later (spec section 9). */
export function dismissToast(toasts: readonly Toast[], id: string): readonly Toast[] {
  return toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast));
}

export function removeToast(toasts: readonly Toast[], id: string): readonly Toast[] {
  return toasts.filter((toast) => toast.id !== id);
}

/** How far a toast follows a finger that moved by `pixels`: to the right only. */
export function swipeOffset(pixels: number): number {
  return Math.max(0, pixels);
}

/** Whether letting go after a swipe of `pixels` to the right dismisses the toast. */
export function swipeDismisses(pixels: number): boolean {
  return pixels >= TOAST_SWIPE_PX;
}

/** Between the head of the screen and a toast, and between the edge and one, in pixels. */
const TOAST_GAP_PX = 12;

/** What begins lower than this heads no screen; two notices may stand above the header of a page. */
const HEAD_WITHIN_PX = 120;

/**
 * How far below the top of the screen a toast stands: below the first of `heads` that heads it, so that
 * titles, close buttons and the actions at the foot of a drawer stay free. A dialog in the middle of the
 * screen heads nothing.
 */
export function toastTop(heads: readonly { top: number; bottom: number }[]): number {
  const head = heads.find(({ top }) => top <= HEAD_WITHIN_PX);
  return TOAST_GAP_PX + Math.max(0, Math.round(head?.bottom ?? 0));
}
