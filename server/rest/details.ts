import { z } from "zod";
import { WINDOW_IDS } from "#shared/checkout/delivery.ts";
import type { ErrorCode, Json } from "#shared/errors.ts";
import { cents, toDollars } from "#shared/money.ts";

/** An amount in dollars, as REST requests and responses use. */
const dollars = z
  .int()
  .transform((amount) => toDollars(cents(amount)))
  .pipe(z.number().meta({ description: "US dollars" }));

const priceChanged = z.object({
  changes: z.array(z.object({ id: z.int(), name: z.string(), from: dollars, to: dollars })),
  /** The order's current price. */
  total: dollars,
});

const outOfStock = z.object({
  shortages: z.array(z.object({ id: z.int(), name: z.string(), wanted: z.int(), left: z.int() })),
  /** True if there is more in stock, but one visitor or network may not hold more of it before paying. */
  limited: z.boolean().optional(),
});

/** The next delivery window with room, or null if there is none. */
const windowFull = z.object({
  next: z.object({ day: z.string(), window: z.enum(WINDOW_IDS) }).nullable(),
});

/** The number of the paid order, shown only to its own shopper; null for anyone else. */
const alreadyPaid = z.object({ orderNumber: z.string().nullable() });

/** The field whose value is already taken. */
const conflict = z.object({ field: z.string() });

/** The shape of `details` for each failure with status 409. */
export const CONFLICT_DETAILS = {
  price_changed: priceChanged,
  out_of_stock: outOfStock,
  window_full: windowFull,
  already_paid: alreadyPaid,
  conflict,
} as const satisfies Partial<Record<ErrorCode, z.ZodType>>;

/** Converts a failure's details for REST. Those of other failures contain no amounts and pass through unchanged. */
export function restDetails(code: string, details: Json | null): unknown {
  if (!isConflict(code)) return details;
  return CONFLICT_DETAILS[code].safeParse(details).data ?? null;
}

function isConflict(code: string): code is keyof typeof CONFLICT_DETAILS {
  return Object.hasOwn(CONFLICT_DETAILS, code);
}
