import { farmsHarvestErrors as m } from "#messages/farms/harvest/harvest-errors.ts";
import { z } from "zod";
import { weightField } from "../../catalog/weights/weight.ts";
import { dayField, namedFarm } from "../../fields.ts";
import { SHORT_REASON_IDS } from "./short-reasons.ts";

export const ofFarm = z.strictObject(namedFarm).default({});

const day = dayField(() => m.enterDay);
const productId = z.int32().positive();
const units = z
  .int({ error: () => m.howManyShort })
  .min(1, { error: () => m.atLeastOne })
  .max(10_000);
const reason = z.enum(SHORT_REASON_IDS, { error: () => m.chooseWhy });
const line = { ...namedFarm, orderNumber: z.string().max(20), productId };

export const harvestDay = z.strictObject({ ...namedFarm, day });

/** Marks a line of one order as ready or undoes that. */
export const lineMark = z.strictObject(line);
export type LineMark = z.output<typeof lineMark>;

/** `before` is the short count the page showed; a different current value is a conflict. */
export const lineShort = z.strictObject({ ...line, units, reason, before: z.int32().min(0) });
export type LineShort = z.output<typeof lineShort>;

/**
 * The total weight of a line's units; `before` is the weight the page showed, and a different current value is a
 * conflict.
 */
export const lineWeight = z.strictObject({
  ...line,
  weight: weightField,
  before: weightField.nullable(),
});
export type LineWeight = z.output<typeof lineWeight>;

/** `waiting` is the number of unharvested units the page showed; a different current value is a conflict. */
export const productMark = z.strictObject({
  ...namedFarm,
  day,
  productId,
  waiting: z.int32().min(1),
});
export type ProductMark = z.output<typeof productMark>;

/** Maximum number of products on one day's sheet. */
const MOST_PRODUCTS = 500;

/** Everything still to harvest for a day, by product, as the page showed it. */
export const dayMark = z.strictObject({
  ...namedFarm,
  day,
  products: z
    .array(productMark.pick({ productId: true, waiting: true }))
    .min(1)
    .max(MOST_PRODUCTS)
    .refine((all) => new Set(all.map((one) => one.productId)).size === all.length, {
      error: () => m.listedTwice,
    }),
});
export type DayMark = z.output<typeof dayMark>;

/** `key` belongs to one mark: its repeat gets the first answer. */
export const productShort = productMark.extend({ units, reason, key: z.uuid().optional() });
export type ProductShort = z.output<typeof productShort>;

/** The details of the error for a mark of the marker's own order, which an admin has to make. */
export type OwnMark = { ownOrder: string };

const period = z.strictObject({ ...namedFarm, from: day, to: day });
const endsAfterStart = [
  ({ from, to }: { from: string; to: string }) => from <= to,
  { path: ["to"], error: () => m.endsBeforeStart },
] satisfies [unknown, unknown];

export const salesPeriod = period.refine(...endsAfterStart);

/** A period, optionally limited to one product. */
export const sharePeriod = period
  .extend({ productId: productId.optional() })
  .refine(...endsAfterStart);
