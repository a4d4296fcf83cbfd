import { farmsHarvestErrors as m } from "#messages/farms-harvest-errors.ts";
import { z } from "zod";
import { weightField } from "../../catalog/weights/weight.ts";
import { dayField } from "../../fields.ts";
import { SHORT_REASON_IDS } from "./short-reasons.ts";

/** The farm that an admin acts for; a farmer has only one. */
const farm = { farmId: z.int32().positive().optional() };

export const ofFarm = z.strictObject(farm).default({});

const day = dayField(() => m.enterDay);
const productId = z.int32().positive();
const units = z
  .int({ error: () => m.howManyShort })
  .min(1, { error: () => m.atLeastOne })
  .max(10_000);
const reason = z.enum(SHORT_REASON_IDS, { error: () => m.chooseWhy });
const line = { ...farm, orderNumber: z.string().max(20), productId };

export const harvestDay = z.strictObject({ ...farm, day });

/** A line of one order is ready, or is not ready after all. */
export const lineMark = z.strictObject(line);
export type LineMark = z.output<typeof lineMark>;

/** `before` is what the page showed as short already: another number by now is a conflict. */
export const lineShort = z.strictObject({ ...line, units, reason, before: z.int32().min(0) });
export type LineShort = z.output<typeof lineShort>;

/** All units to come of a line weigh so much; `before` is what the page showed: another weight by now is a conflict. */
export const lineWeight = z.strictObject({
  ...line,
  weight: weightField,
  before: weightField.nullable(),
});
export type LineWeight = z.output<typeof lineWeight>;

/** `waiting` is how many units the page showed as not harvested: another number by now is a conflict. */
export const productMark = z.strictObject({ ...farm, day, productId, waiting: z.int32().min(1) });
export type ProductMark = z.output<typeof productMark>;

/** Products of one day's sheet. */
const MOST_PRODUCTS = 500;

/** Everything that waits for a day, product by product as the page showed it. */
export const dayMark = z.strictObject({
  ...farm,
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

export const productShort = productMark.extend({ units, reason });
export type ProductShort = z.output<typeof productShort>;

const period = z.strictObject({ ...farm, from: day, to: day });
const endsAfterStart = [
  ({ from, to }: { from: string; to: string }) => from <= to,
  { path: ["to"], error: () => m.endsBeforeStart },
] satisfies [unknown, unknown];

export const salesPeriod = period.refine(...endsAfterStart);

/** A period, and a product of it where one is asked about. */
export const sharePeriod = period
  .extend({ productId: productId.optional() })
  .refine(...endsAfterStart);
