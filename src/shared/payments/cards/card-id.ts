import { z } from "zod";
import { paymentsErrors as m } from "#messages/payments/errors.ts";

/** Identifies a saved card at the payment provider. */
export const cardIdField = z
  .string({ error: () => m.unknownCard })
  .max(255, { error: () => m.unknownCard })
  .regex(/^pm_[A-Za-z0-9]+$/, { error: () => m.unknownCard });
