import { z } from "zod";
import { WINDOW_IDS } from "#shared/checkout/delivery.ts";
import type { ErrorCode, Json } from "#shared/errors.ts";
import { cents, toDollars } from "#shared/money.ts";

/** An amount as REST states it: in dollars, as its requests do. */
const dollars = z
  .int()
  .transform((amount) => toDollars(cents(amount)))
  .pipe(z.number().meta({ description: "US dollars" }));

const priceChanged = z.object({
  changes: z.array(z.object({ id: z.int(), name: z.string(), from: dollars, to: dollars })),
  /** What the order costs now. */
  total: dollars,
});

const outOfStock = z.object({
  shortages: z.array(z.object({ id: z.int(), name: z.string(), wanted: z.int(), left: z.int() })),
  /** True when there is more, which one visitor or network may not hold before it pays. */
  limited: z.boolean().optional(),
});

/** The next delivery window with room; null when there is none. */
const windowFull = z.object({
  next: z.object({ day: z.string(), window: z.enum(WINDOW_IDS) }).nullable(),
});

/** The number of the order that was paid; null for anyone but its shopper. */
const alreadyPaid = z.object({ orderNumber: z.string().nullable() });

/** The field whose value is taken. */
const conflict = z.object({ field: z.string() });

/** What each refusal with status 409 carries in `details`. */
export const CONFLICT_DETAILS = {
  price_changed: priceChanged,
  out_of_stock: outOfStock,
  window_full: windowFull,
  already_paid: alreadyPaid,
  conflict,
} as const satisfies Partial<Record<ErrorCode, z.ZodType>>;

/** The details of a failure as REST sends them; those of other failures hold no amounts and pass as they are. */
export function restDetails(code: string, details: Json | null): unknown {
  if (!isConflict(code)) return details;
  return CONFLICT_DETAILS[code].safeParse(details).data ?? null;
}

function isConflict(code: string): code is keyof typeof CONFLICT_DETAILS {
  return Object.hasOwn(CONFLICT_DETAILS, code);
}
