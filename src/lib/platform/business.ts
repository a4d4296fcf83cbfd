import { BRAND_BUSINESS, type Business } from "#shared/platform/business/business.ts";
import { trpc } from "../api/trpc.ts";

/**
 * Who answers customers. Every page is served with it, so that nothing is asked for again; where it
 * could not be read, the brand's own stands in.
 */
export function useBusiness(): Business {
  return trpc.mail.contact.business.useQuery().data ?? BRAND_BUSINESS;
}
