import { platformParts as m } from "#messages/platform/parts.ts";
import type { ShortForm } from "./use-short-form.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";

/**
 * Asks before what was typed into an open form is lost, by leaving the page or by the form's own Cancel: the returned
 * function closes the form with `onCancel` unless the person wants to keep it. Asks nothing while nothing was typed.
 * The question can be another one, where something else would be lost.
 */
export function useTypedGuard(
  { isTyped }: Pick<ShortForm<never>, "isTyped">,
  onCancel: () => void,
  question: string = m.leaveTyped,
) {
  const mayLeave = () => globalThis.confirm(question);
  useLeaveGuard({ wouldLose: isTyped, isUnsaved: isTyped, mayLeave });
  return () => {
    if (!isTyped() || mayLeave()) onCancel();
  };
}
