import { platformParts as m } from "#messages/platform/parts.ts";
import type { ShortForm } from "./use-short-form.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";

/**
 * Asks before what was typed into an open form is lost, by leaving the page or by the form's own Cancel: the returned
 * function closes the form with `onCancel` unless the person wants to keep it. Asks nothing while nothing was typed.
 */
export function useTypedGuard(
  { isTyped }: Pick<ShortForm<never>, "isTyped">,
  onCancel: () => void,
) {
  useLeaveGuard({ wouldLose: isTyped, isUnsaved: isTyped, mayLeave });
  return () => {
    if (!isTyped() || mayLeave()) onCancel();
  };
}

const mayLeave = () => globalThis.confirm(m.leaveTyped);
