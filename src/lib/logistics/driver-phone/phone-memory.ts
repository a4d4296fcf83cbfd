import { brand } from "#shared/brand.ts";
import { SESSION_LONGEST_MS } from "#shared/accounts/session-life.ts";
import type { StopEventInput } from "#shared/logistics/logistics.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import type { Outputs } from "../../api/trpc.ts";
import { DRIVER_KEY, forgetRoutes, ROUTE_KEY } from "./forget-phone.ts";

export type DriverRoute = Outputs["logistics"]["drive"];
/** A report that the server has not confirmed. */
export type QueuedEvent = StopEventInput & { routeId: string };

/** Keeps the reports of each driver who shares the phone, as the route and the driver are kept. */
const QUEUE_KEY = `${brand.slug}-driver-queue`;

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
    // A phone that stores nothing loses its reports only when the page is closed before it is sent.
  }
}

/** What this phone has to report and has not sent, the oldest first. */
export function loadQueue(userId: string): QueuedEvent[] {
  const kept = read(QUEUE_KEY)[userId];
  return Array.isArray(kept) ? (kept as QueuedEvent[]) : [];
}

export function saveQueue(userId: string, queued: readonly QueuedEvent[]): void {
  write(QUEUE_KEY, userId, queued.length > 0 ? queued : null);
}

/** The route as it was last loaded; null for another one. */
export function loadRoute(userId: string, routeId: string): DriverRoute | null {
  const kept = (read(ROUTE_KEY)[userId] ?? null) as DriverRoute | null;
  return kept?.id === routeId ? kept : null;
}

/** Stores the route while it runs; households' addresses do not stay on the phone after it. */
export function saveRoute(userId: string, route: DriverRoute): void {
  write(ROUTE_KEY, userId, route.state === "done" ? null : route);
}

/** What the phone keeps of who drives, and until when, in milliseconds since 1970. */
type StoredDriver = Pick<SessionUser, "id" | "username" | "firstName" | "role"> & { until: number };

/** Keeps who drives, so that the page knows it offline: no longer than a session can last. */
export function saveDriver({ id, username, firstName, role }: SessionUser): void {
  const until = Date.now() + SESSION_LONGEST_MS.logistics;
  write(DRIVER_KEY, id, { id, username, firstName, role, until } satisfies StoredDriver);
}

/**
 * Who drove last with this phone and did not sign out since; null for no one. When that was longer ago
 * than a session lasts, the phone forgets the routes.
 */
export function loadDriver(): SessionUser | null {
  const kept = (Object.values(read(DRIVER_KEY)).at(-1) ?? null) as StoredDriver | null;
  if (kept === null) return null;
  const { until, ...driver } = kept;
  if (!(until > Date.now())) {
    forgetRoutes();
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
