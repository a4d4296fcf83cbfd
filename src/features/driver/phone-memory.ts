import { brand } from "#shared/brand.ts";
import type { StopEventInput } from "#shared/logistics.ts";
import type { Outputs } from "#client/lib/trpc.ts";

export type Round = Outputs["logistics"]["drive"];
/** Something told that the server has not confirmed. */
export type Unsent = StopEventInput & { routeId: string };

const unsentKey = (userId: string) => `${brand.slug}-driver-unsent-${userId}`;
const roundKey = (userId: string) => `${brand.slug}-driver-round-${userId}`;

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A phone that keeps nothing loses what it told only when the page is closed before it is sent.
  }
}

/** What this phone told and has not sent, the oldest first. */
export function loadUnsent(userId: string): Unsent[] {
  const kept = read(unsentKey(userId));
  return Array.isArray(kept) ? (kept as Unsent[]) : [];
}

export function saveUnsent(userId: string, unsent: readonly Unsent[]): void {
  write(unsentKey(userId), unsent.length > 0 ? unsent : null);
}

/** The round as it was last loaded; null for another one. */
export function loadRound(userId: string, routeId: string): Round | null {
  const kept = read(roundKey(userId)) as Round | null;
  return kept?.id === routeId ? kept : null;
}

/** Keeps the round while it runs; households' addresses do not stay on the phone after it. */
export function saveRound(userId: string, round: Round): void {
  write(roundKey(userId), round.state === "done" ? null : round);
}
