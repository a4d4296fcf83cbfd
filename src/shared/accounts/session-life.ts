import { HOUR_MS } from "../durations.ts";
import type { Role } from "./roles.ts";

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
