import { BRAND_BUSINESS, type Business } from "#shared/platform/business/business.ts";
import { trpc } from "../api/trpc.ts";

/**
 * The business behind the product. Every page is served with it, so there is no extra request; if it could not be
 * loaded, the brand's own is used.
 */
export function useBusiness(): Business {
  return trpc.mail.contact.business.useQuery().data ?? BRAND_BUSINESS;
}
