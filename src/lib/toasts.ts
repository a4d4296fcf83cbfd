import { notifications } from "@mantine/notifications";
import { timings } from "#shared/limits.ts";
import {
  addToast,
  dismissToast,
  removeToast,
  type Toast,
  type ToastVariant,
} from "#shared/toast.ts";
import { swipeToDismiss } from "./toast-swipe.ts";

const COLORS: Record<ToastVariant, string> = {
  default: "leaf",
  destructive: "clay",
  success: "leaf",
};

let toasts: readonly Toast[] = [];
let lastId = 0;

/** The toasts that are shown or were dismissed moments ago. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Shows a toast in the place of the one before. */
export function showToast(variant: ToastVariant, title: string, message = ""): void {
  lastId += 1;
  const id = `toast-${lastId}`;
  notifications.clean();
  toasts = addToast(toasts, id);
  notifications.show({
    id,
    title,
    message,
    color: COLORS[variant],
    autoClose: timings.toastDisplay,
    withCloseButton: true,
    closeButtonProps: { "aria-label": "Close notification" },
    role: variant === "destructive" ? "alert" : "status",
    "data-variant": variant,
    onClose: () => dismissed(id),
    ...swipeToDismiss(() => notifications.hide(id)),
  });
}

function dismissed(id: string): void {
  toasts = dismissToast(toasts, id);
  setTimeout(() => {
    toasts = removeToast(toasts, id);
  }, timings.toastRemoval);
}
