import { useEffect, useRef } from "react";
import { Notifications } from "@mantine/notifications";
import { TOAST_AREA_PX } from "#shared/limits.ts";
import styles from "./toast-area.module.css";

/** Where toasts appear, one at a time. F8 moves the focus here (spec section 9). */
export function ToastArea() {
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "F8") area.current?.focus();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <section ref={area} className={styles.region} aria-label="Notifications (F8)" tabIndex={-1}>
      <Notifications
        classNames={{ root: styles.area, notification: styles.toast }}
        containerWidth={TOAST_AREA_PX}
        limit={1}
        withinPortal={false}
        allowDragDismiss={false}
        allowScrollDismiss={false}
      />
    </section>
  );
}
