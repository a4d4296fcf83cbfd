import { platformParts as m } from "#messages/platform/parts.ts";
import { type RefObject, useEffect, useRef } from "react";
import { Notifications, notifications, notificationsStore } from "@mantine/notifications";
import { timings, TOAST_AREA_PX } from "#shared/platform/limits.ts";
import { useFocusBack } from "../buttons/use-focus-back.ts";
import styles from "./toast-area.module.css";

/**
 * Where toasts appear, one at a time. F8 moves the focus here (spec section 9). Every page loads it once idle, so
 * focus restoration for buttons that were disabled while waiting is enabled here as well.
 */
export function ToastArea() {
  const area = useRef<HTMLElement>(null);
  useToastKeys(area);
  useFocusBack();
  return (
    <section ref={area} className={styles.region} aria-label={m.notifications} tabIndex={-1}>
      <Notifications
        classNames={{ root: styles.area, notification: styles.toast }}
        position="top-right"
        containerWidth={TOAST_AREA_PX}
        limit={1}
        notificationMaxHeight="100vh"
        withinPortal={false}
        allowDragDismiss={false}
        allowScrollDismiss={false}
      />
    </section>
  );
}

/** Handles F8, and pauses the timer for keyboard users: the library pauses only for the pointer. */
function useToastKeys(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const region = area.current;
    const listening = new AbortController();
    const { signal } = listening;
    const onKeyDown = ({ key }: KeyboardEvent) => key === "F8" && region?.focus();
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(":focus-visible")) closeAfter(false);
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      const stays = relatedTarget instanceof Node && region?.contains(relatedTarget);
      if (!stays) closeAfter(timings.toastDisplay);
    };
    window.addEventListener("keydown", onKeyDown, { signal });
    region?.addEventListener("focusin", onFocusIn, { signal });
    region?.addEventListener("focusout", onFocusOut, { signal });
    return () => listening.abort();
  }, [area]);
}

/** Sets how long the current toast stays; false while it contains the focus. A toast with an action stays anyway. */
function closeAfter(autoClose: number | false): void {
  for (const toast of notificationsStore.getState().notifications) {
    if (!toast["data-stays"]) notifications.update({ ...toast, autoClose });
  }
}
