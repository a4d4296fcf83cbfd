import type { ToastVariant } from "#shared/toast.ts";

/** No page needs toasts to begin with: their library follows once the page listens. */
const toasts = () => import("./toasts.ts");

/** Fetches what toasts need, so that the first one is not late, nor lost without a line. */
export function loadToasts(): void {
  // Whoever shows one asks again.
  toasts().catch(() => {});
}

function show(variant: ToastVariant, title: string, message?: string): void {
  void toasts().then(({ showToast }) => showToast(variant, title, message));
}

/** Tells something in passing. Errors that need an action stand on the page as well. */
export const notify = {
  info: (title: string, message?: string) => show("default", title, message),
  success: (title: string, message?: string) => show("success", title, message),
  failure: (title: string, message?: string) => show("destructive", title, message),
};
