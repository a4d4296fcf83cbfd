import { SESSION_LONGEST_MS } from "#shared/accounts/session-life.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { forgetShown, WORKER_KEY } from "./forget-phone.ts";
import { readOfUsers, writeOfUser } from "./phone-storage.ts";

/** What the phone keeps of who works with it, and until when, in milliseconds since 1970. */
type StoredUser = Pick<SessionUser, "id" | "username" | "firstName" | "role"> & { until: number };

/** How long a farmer's phone shows the harvest without asking who holds it, in ms: a session of theirs lasts a season. */
const LONGEST_MS = 7 * 24 * 3_600_000;

/** Keeps who works, so that the page knows it offline: no longer than a session can last, and a week at most. */
export function saveOfflineUser({ id, username, firstName, role }: SessionUser): void {
  const until = Date.now() + Math.min(SESSION_LONGEST_MS[role], LONGEST_MS);
  writeOfUser(WORKER_KEY, id, { id, username, firstName, role, until } satisfies StoredUser);
}

/**
 * Who worked last with this phone and did not sign out since; null for no one. When that was too long ago,
 * the phone forgets what its pages showed.
 */
export function loadOfflineUser(): SessionUser | null {
  const kept = (Object.values(readOfUsers(WORKER_KEY)).at(-1) ?? null) as StoredUser | null;
  if (kept === null) return null;
  const { until, ...user } = kept;
  if (!(until > Date.now())) {
    forgetShown();
    return null;
  }
  return {
    ...user,
    lastName: "",
    email: "",
    zipCode: null,
    phoneNumber: null,
    emailVerified: true,
  };
}
