import { membershipsHeads as m } from "#messages/memberships/heads.ts";
import type { Variant } from "#shared/memberships/membership.ts";
import { pageHead } from "#client/lib/pages/page-head.ts";

/** Title and description for the browser tab and search results; the page's own texts load with the page. */
export function earlyAccessHead(variant: Variant) {
  return pageHead(m.early[variant]);
}
