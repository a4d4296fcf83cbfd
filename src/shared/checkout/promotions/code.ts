import { z } from "zod";
import { checkoutPromotions as m } from "#messages/checkout/promotions.ts";

/** A promotion code as typed: letters and digits, case-insensitive. */
export const promotionCodeField = z
  .string({ error: () => m.codeShape })
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{3,24}$/, { error: () => m.codeShape });
