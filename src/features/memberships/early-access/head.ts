import { membershipsHeads as m } from "#messages/memberships-heads.ts";
import type { Variant } from "#shared/memberships/membership.ts";
import { pageHead } from "#client/lib/pages/page-head.ts";

/** What the browser's tab and search results say; the page's own words come with the page. */
export function earlyAccessHead(variant: Variant) {
  return pageHead(m.early[variant]);
}
