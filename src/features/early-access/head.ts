import type { Variant } from "#shared/membership.ts";
import { pageHead } from "#client/lib/page-head.ts";
import { MESSAGES } from "./messages.ts";

export function earlyAccessHead(variant: Variant) {
  const { pageTitle, description } = MESSAGES[variant];
  return pageHead({ title: pageTitle, description });
}
