import type { AuditAction } from "../platform/audit/audit.ts";

/** The entries of the audit log about a farm's inventory, which its farm reads if the team made them. */
export const TEAM_EDITS = [
  "inventory.changed",
  "inventory.added",
  "inventory.imported",
  "product.featured",
  "product.unfeatured",
] as const satisfies readonly AuditAction[];

/** For how many days a farm reads of an edit. */
export const TEAM_EDIT_DAYS = 7;
/** How many edits are listed; the rest are only counted. */
export const TEAM_EDITS_SHOWN = 10;
