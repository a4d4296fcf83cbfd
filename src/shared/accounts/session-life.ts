import type { Role } from "./roles.ts";

const HOUR_MS = 3_600_000;

/**
 * The absolute lifetime of a session, regardless of activity, in milliseconds (ASVS 7.3.2). Staff sign in every
 * working day.
 */
export const SESSION_LONGEST_MS: Record<Role, number> = {
  customer: 90 * 24 * HOUR_MS,
  farmer: 90 * 24 * HOUR_MS,
  logistics: 12 * HOUR_MS,
  admin: 12 * HOUR_MS,
};
