import { platformParts as m } from "#messages/platform/parts.ts";
import { notifications } from "@mantine/notifications";
import { IconAlertTriangle, IconCheck, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { timings } from "#shared/platform/limits.ts";
import {
  addToast,
  dismissToast,
  removeToast,
  type ShownToast,
  type Toast,
  type ToastContent,
  toastTop,
  type ToastVariant,
} from "#shared/platform/toast.ts";
import { swipeToDismiss } from "./toast-swipe.ts";
import styles from "./toasts.module.css";

/** Each style has its own shape in addition to its color, so that it is recognizable without color. */
const ICONS: Record<ToastVariant, ReactNode> = {
  default: <IconInfoCircle size={18} aria-hidden />,
  destructive: <IconAlertTriangle size={18} aria-hidden />,
  success: <IconCheck size={18} aria-hidden />,
};

const COLORS: Record<ToastVariant, string> = {
  default: "ink",
  destructive: "clay",
  success: "leaf",
};

let toasts: readonly Toast[] = [];
let lastId = 0;

/** Toasts that are on screen or were just dismissed. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Shows a toast in place of the previous one. */
export function openToast(content: ToastContent): ShownToast {
  lastId += 1;
  const id = `toast-${lastId}`;
  notifications.clean();
  toasts = addToast(toasts, id);
  placeBelowHead();
  notifications.show({ id, ...shownAs(id, content) });
  return handleOf(id);
}

/** The header of an open drawer takes precedence over the page's. */
function placeBelowHead(): void {
  const heads = [
    ...document.querySelectorAll('[role="dialog"] header'),
    ...document.querySelectorAll("body header"),
  ].map((head) => head.getBoundingClientRect());
  document.documentElement.style.setProperty("--toast-top", `${toastTop(heads)}px`);
}

function handleOf(id: string): ShownToast {
  return {
    update(changed) {
      // The library restarts its timer only if the auto-close time changes.
      notifications.update({ id, autoClose: false, message: "" });
      setTimeout(() => isShown(id) && notifications.update({ id, ...shownAs(id, changed) }));
    },
    dismiss: () => void notifications.hide(id),
  };
}

function isShown(id: string): boolean {
  return toasts.some((toast) => toast.id === id && toast.open);
}

function shownAs(id: string, { variant, title, description = "", action }: ToastContent) {
  return {
    title,
    message: action ? (
      <>
        {description ? <div>{description}</div> : null}
        <button type="button" className={styles["action"]} onClick={() => action.run(handleOf(id))}>
          {action.label}
        </button>
      </>
    ) : (
      description
    ),
    color: COLORS[variant],
    icon: ICONS[variant],
    // A toast with an action does not close automatically.
    autoClose: action ? (false as const) : timings.toastDisplay,
    withCloseButton: true,
    closeButtonProps: { "aria-label": m.closeNotification },
    role: variant === "destructive" ? "alert" : "status",
    classNames: { icon: styles["icon"] ?? "" },
    "data-variant": variant,
    "data-stays": action ? true : undefined,
    onClose: () => dismissed(id),
    ...swipeToDismiss(() => notifications.hide(id)),
  };
}

function dismissed(id: string): void {
  toasts = dismissToast(toasts, id);
  setTimeout(() => {
    toasts = removeToast(toasts, id);
  }, timings.toastRemoval);
}
