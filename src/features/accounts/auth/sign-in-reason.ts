import { accountsAuth as m } from "#messages/accounts/sign-in/auth.ts";
import { safeNext } from "#shared/accounts/safe-next.ts";
import type { Entrance } from "./use-enter.ts";

const REASONS: readonly (readonly [start: string, reason: string])[] = [
  ["/checkout", m.reasonCheckout],
  ["/order-confirmation", m.reasonOrder],
  ["/subscribe", m.reasonBox],
  ["/farmer-dashboard", m.reasonFarm],
  ["/dashboard/farmer", m.reasonFarm],
  ["/dashboard", m.reasonAccount],
  ["/account", m.reasonSettings],
];

/** Why someone was sent to the sign-in page; null when they came by themselves. */
export function signInReason({ next, why }: Entrance): string | null {
  if (why === "save") return m.reasonSave;
  const path = safeNext(next, "/").split(/[?#]/, 1)[0] ?? "";
  const isAt = (start: string) => path === start || path.startsWith(`${start}/`);
  return REASONS.find(([start]) => isAt(start))?.[1] ?? null;
}
