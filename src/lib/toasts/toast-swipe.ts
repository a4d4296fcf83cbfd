import type { PointerEvent } from "react";
import { swipeDismisses, swipeOffset } from "#shared/platform/toast.ts";

/**
 * Event handlers that let a toast follow the pointer to the right and dismiss it at 50 px (spec section 9). The
 * library's own swipe works in both directions and requires a third of the width.
 */
export function swipeToDismiss(dismiss: () => void) {
  let start: number | null = null;
  const settle = (event: PointerEvent<HTMLElement>) => {
    start = null;
    event.currentTarget.style.translate = "";
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.target instanceof Element && event.target.closest("button, a")) return;
      start = event.clientX;
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start === null) return;
      event.currentTarget.style.translate = `${swipeOffset(event.clientX - start)}px`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const moved = start === null ? 0 : event.clientX - start;
      settle(event);
      if (swipeDismisses(moved)) dismiss();
    },
    onPointerCancel: settle,
  };
}
