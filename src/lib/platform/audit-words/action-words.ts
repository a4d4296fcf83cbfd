import { AUDIT_ACTIONS, type AuditAction } from "#shared/platform/audit.ts";

export const ACTIONS = Object.keys(AUDIT_ACTIONS) as AuditAction[];

/** What was done, in words; an action that is no longer known is shown by its name. */
export function actionWords(action: string): string {
  const known = ACTIONS.find((one) => one === action);
  return known ? AUDIT_ACTIONS[known] : action;
}
