import { notifications } from "@mantine/notifications";
import { timings } from "#shared/limits.ts";

/** The styles of a toast (spec section 2). */
export type ToastVariant = "default" | "destructive" | "success";

const COLORS: Record<ToastVariant, string> = { default: "leaf", destructive: "clay", success: "leaf" };

/** At most one toast at a time: a new one takes the place of the one before. */
function show(variant: ToastVariant, title: string, message = ""): void {
  notifications.clean();
  notifications.show({
    title,
    message,
    color: COLORS[variant],
    autoClose: timings.toastDisplay,
    withCloseButton: true,
    role: variant === "destructive" ? "alert" : "status",
    attributes: { root: { "data-variant": variant } },
  });
}

export const notify = {
  info: (title: string, message?: string) => show("default", title, message),
  success: (title: string, message?: string) => show("success", title, message),
  failure: (title: string, message?: string) => show("destructive", title, message),
};
