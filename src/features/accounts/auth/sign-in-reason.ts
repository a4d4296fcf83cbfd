import { safeNext } from "#shared/accounts/safe-next.ts";

const REASONS: readonly (readonly [start: string, reason: string])[] = [
  ["/checkout", "Sign in to check out"],
  ["/order-confirmation", "Sign in to see your order"],
  ["/subscribe", "Sign in to choose your box"],
  ["/farmer-dashboard", "Sign in to see your farm"],
  ["/dashboard/farmer", "Sign in to see your farm"],
  ["/dashboard", "Sign in to see your account"],
];

/** Why someone was sent to the sign-in page; null when they came by themselves. */
export function signInReason(next: string | undefined): string | null {
  const path = safeNext(next, "/").split(/[?#]/, 1)[0] ?? "";
  const isAt = (start: string) => path === start || path.startsWith(`${start}/`);
  return REASONS.find(([start]) => isAt(start))?.[1] ?? null;
}
