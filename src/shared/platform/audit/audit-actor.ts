import { platformAudit as m } from "#messages/platform-audit.ts";

/**
 * What the log keeps in place of a name: of who acts by the link of an order, of an account or a name that was erased, and
 * of an address that its account has left. Each has a space, which no username has, so that no account can pass
 * for one.
 */
export const NAMELESS = [
  "guest link",
  "erased account",
  "erased name",
  "a former address",
] as const;
type Nameless = (typeof NAMELESS)[number];

/** Who acts by the link of an order, in the audit log and in the order's history. */
export const GUEST_LINK = "guest link" satisfies Nameless;
/** Who acted, once the account is erased. */
export const ERASED_ACCOUNT = "erased account" satisfies Nameless;
/** Whom an entry is about, once the person is erased. */
export const ERASED_NAME = "erased name" satisfies Nameless;
/** An address that its account has left. */
export const FORMER_ADDRESS = "a former address" satisfies Nameless;

/** A name of the log as its reader reads it: as it stands, or words for what stands in place of one. */
export function actorWords(name: string): string {
  const known = NAMELESS.find((one) => one === name);
  return known ? m.nameless[known] : name;
}
