import { platformAudit as m } from "#messages/platform/operations/audit.ts";

/**
 * Placeholders stored in the log instead of a name: for someone using an order link, a guest who bought a gift card,
 * an erased account or name, and an address its account no longer uses. Each contains a space, which usernames cannot, so that no account can
 * impersonate one.
 */
const NAMELESS = [
  "guest link",
  "guest buyer",
  "erased account",
  "erased name",
  "a former address",
] as const;
type Nameless = (typeof NAMELESS)[number];

/** The actor when an order link is used, in the audit log and in the order's history. */
export const GUEST_LINK = "guest link" satisfies Nameless;
/** The actor when a guest redirects a gift card they bought. */
export const GUEST_BUYER = "guest buyer" satisfies Nameless;
/** The actor of an entry whose account has been erased. */
export const ERASED_ACCOUNT = "erased account" satisfies Nameless;
/** The subject of an entry that has been erased. */
export const ERASED_NAME = "erased name" satisfies Nameless;
/** An address that its account no longer uses. */
export const FORMER_ADDRESS = "a former address" satisfies Nameless;

/** A logged name for display: unchanged, or the label of a placeholder. */
export function actorWords(name: string): string {
  const known = NAMELESS.find((one) => one === name);
  return known ? m.nameless[known] : name;
}
