import type { ShownToast, ToastContent, ToastVariant } from "#shared/platform/toast.ts";

/** No page needs toasts initially, so their library is loaded once the page is interactive. */
const toasts = () => import("./toasts.tsx");

/** Preloads what toasts need, so that the first one is neither late nor lost while offline. */
export function loadToasts(): void {
  // The next toast retries.
  toasts().catch(() => {});
}

/** Shows the toast once the library has loaded, and applies updates made in the meantime. */
function show(content: ToastContent): ShownToast {
  const shown = toasts().then(({ openToast }) => openToast(content));
  return {
    update: (changed) => void shown.then((toast) => toast.update(changed)),
    dismiss: () => void shown.then((toast) => toast.dismiss()),
  };
}

const report =
  (variant: ToastVariant) =>
  (title: string, description = ""): void =>
    void show({ variant, title, description });

/** Transient notifications. Errors that require action must also be shown on the page. */
export const notify = {
  info: report("default"),
  success: report("success"),
  failure: report("destructive"),
  /** Shows a toast that has an action, or that is updated or dismissed later. */
  show,
};
