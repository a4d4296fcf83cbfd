import { brand } from "#shared/brand.ts";
import type { StopEventInput } from "#shared/logistics/logistics.ts";
import type { Outputs } from "../../api/trpc.ts";
import { ROUTE_KEY } from "../../platform/offline/forget-phone.ts";
import type { Report } from "../../platform/offline/offline-queue.ts";
import { readListOfUser, readOfUsers, writeOfUser } from "../../platform/offline/phone-storage.ts";

export type DriverRoute = Outputs["logistics"]["drive"];
/** A report that the server has not confirmed. */
export type QueuedEvent = StopEventInput &
  Report & {
    routeId: string;
    /** What it is about, to say which report it is. Missing in what phones stored before there was this. */
    about?: { orderNumber: string; product: string | null } | undefined;
  };

/** Stores the reports of each driver who shares the phone, like their routes. */
const QUEUE_KEY = `${brand.slug}-driver-queue`;

/** This phone's unsent reports, oldest first. */
export function loadQueue(userId: string): QueuedEvent[] {
  return readListOfUser(QUEUE_KEY, userId);
}

export function saveQueue(userId: string, queued: readonly QueuedEvent[]): boolean {
  return writeOfUser(QUEUE_KEY, userId, queued.length > 0 ? queued : null);
}

/** The most recently loaded route; null if it is a different one. */
export function loadRoute(userId: string, routeId: string): DriverRoute | null {
  const kept = (readOfUsers(ROUTE_KEY)[userId] ?? null) as DriverRoute | null;
  return kept?.id === routeId ? kept : null;
}

/** Removes a route of the driver, and its households' addresses, from the phone; another one that it holds stays. */
export function forgetRoute(userId: string, routeId: string): void {
  if (loadRoute(userId, routeId)) writeOfUser(ROUTE_KEY, userId, null);
}

/** Stores the route while it is in progress; households' addresses are removed from the phone afterward. */
export function saveRoute(userId: string, route: DriverRoute): void {
  writeOfUser(ROUTE_KEY, userId, route.state === "done" ? null : route);
}
