import { brand } from "#shared/brand.ts";
import { SESSION_LONGEST_MS } from "#shared/accounts/session-life.ts";
import type { StopEventInput } from "#shared/logistics/logistics.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import type { Outputs } from "../../trpc.ts";

export type Round = Outputs["logistics"]["drive"];
/** Something told that the server has not confirmed. */
export type Unsent = StopEventInput & { routeId: string };

/** Each keeps something for each driver who shares the phone. */
const UNSENT_KEY = `${brand.slug}-driver-unsent`;
const ROUND_KEY = `${brand.slug}-driver-round`;
const DRIVER_KEY = `${brand.slug}-driver`;

function read(key: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** Keeps a driver's value, or forgets it when it is null. */
function write(key: string, userId: string, value: unknown): void {
  const { [userId]: _, ...others } = read(key);
  const all = value === null ? others : { ...others, [userId]: value };
  try {
    if (Object.keys(all).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(all));
  } catch {
    // A phone that keeps nothing loses what it told only when the page is closed before it is sent.
  }
}

/** What this phone told and has not sent, the oldest first. */
export function loadUnsent(userId: string): Unsent[] {
  const kept = read(UNSENT_KEY)[userId];
  return Array.isArray(kept) ? (kept as Unsent[]) : [];
}

export function saveUnsent(userId: string, unsent: readonly Unsent[]): void {
  write(UNSENT_KEY, userId, unsent.length > 0 ? unsent : null);
}

/** The round as it was last loaded; null for another one. */
export function loadRound(userId: string, routeId: string): Round | null {
  const kept = (read(ROUND_KEY)[userId] ?? null) as Round | null;
  return kept?.id === routeId ? kept : null;
}

/** Keeps the round while it runs; households' addresses do not stay on the phone after it. */
export function saveRound(userId: string, round: Round): void {
  write(ROUND_KEY, userId, round.state === "done" ? null : round);
}

/** What the phone keeps of who drives, and until when, in milliseconds since 1970. */
type KeptDriver = Pick<SessionUser, "id" | "username" | "firstName" | "role"> & { until: number };

/** Keeps who drives, so that the page knows it without a line: no longer than a session can last. */
export function saveDriver({ id, username, firstName, role }: SessionUser): void {
  const until = Date.now() + SESSION_LONGEST_MS.logistics;
  write(DRIVER_KEY, id, { id, username, firstName, role, until } satisfies KeptDriver);
}

/**
 * Who drove last with this phone and did not sign out since; null for nobody. When that was longer ago
 * than a session lasts, the phone forgets the rounds.
 */
export function loadDriver(): SessionUser | null {
  const kept = (Object.values(read(DRIVER_KEY)).at(-1) ?? null) as KeptDriver | null;
  if (kept === null) return null;
  const { until, ...driver } = kept;
  if (!(until > Date.now())) {
    forgetRounds();
    return null;
  }
  return {
    ...driver,
    lastName: "",
    email: "",
    zipCode: null,
    phoneNumber: null,
    emailVerified: true,
  };
}

/** Forgets the rounds and drivers of this phone. */
export function forgetRounds(): void {
  try {
    for (const key of [ROUND_KEY, DRIVER_KEY]) localStorage.removeItem(key);
  } catch {
    // A browser that refuses to keep anything has kept nothing.
  }
}
