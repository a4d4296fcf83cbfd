import type { ShownToast, ToastContent, ToastVariant } from "#shared/platform/toast.ts";

/** No page needs toasts to begin with: their library follows once the page listens. */
const toasts = () => import("./toasts.tsx");

/** Fetches what toasts need, so that the first one is not late, nor lost while offline. */
export function loadToasts(): void {
  // The next toast asks again.
  toasts().catch(() => {});
}

/** Shows once the library is there; what is done to the toast until then follows. */
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

/** Reports something in passing. Errors that need an action stand on the page as well. */
export const notify = {
  info: report("default"),
  success: report("success"),
  failure: report("destructive"),
  /** Shows a toast that carries an action, or that is updated or dismissed later. */
  show,
};
