import { DAY_MS } from "#shared/durations.ts";
import { SESSION_LONGEST_MS } from "#shared/accounts/session-life.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { forgetShown, WORKER_KEY } from "./forget-phone.ts";
import { readOfUsers, writeOfUser } from "./phone-storage.ts";

/** What the phone stores about its user, with the expiration in milliseconds since the epoch. */
type StoredUser = Pick<SessionUser, "id" | "username" | "firstName" | "role"> & { until: number };

/**
 * How long a farmer's phone shows the harvest without checking the session, in ms; a farmer's session can last a
 * whole season.
 */
const LONGEST_MS = 7 * DAY_MS;

/** Stores the user, so that the page knows them offline: no longer than a session can last, and at most a week. */
export function saveOfflineUser({ id, username, firstName, role }: SessionUser): void {
  const until = Date.now() + Math.min(SESSION_LONGEST_MS[role], LONGEST_MS);
  writeOfUser(WORKER_KEY, id, { id, username, firstName, role, until } satisfies StoredUser);
}

/**
 * The last user of this phone who did not sign out; null if there is none. If that was too long ago, the stored page
 * data is removed.
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
