import { farmsApplicationFields as m } from "#messages/farms-application-fields.ts";
import { z } from "zod";
import { FARM_STATUSES } from "./farm-state.ts";
import { dayField } from "../fields.ts";
import { shelfProduct } from "../inventory/inventory.ts";
import { tableInput } from "../platform/table.ts";
import { reasonField } from "../accounts/user-admin.ts";

/** Columns by which the list of farms can be ordered. */
export const FARM_SORTS = ["name", "town", "products", "sold", "createdAt"] as const;

export const farmQuery = tableInput(FARM_SORTS).extend({
  status: z.enum(FARM_STATUSES).optional(),
});
export type FarmQuery = z.output<typeof farmQuery>;

/** A farm that rests, is closed by the market, or is back. */
export const farmMove = z.discriminatedUnion("to", [
  z.strictObject({ id: z.int32().positive(), to: z.literal("live") }),
  z.strictObject({
    id: z.int32().positive(),
    to: z.literal("paused"),
    reason: reasonField,
    /** The day it is back, when it is known. */
    until: dayField(() => m.chooseDay).optional(),
  }),
  z.strictObject({
    id: z.int32().positive(),
    to: z.literal("suspended"),
    reason: reasonField,
  }),
]);
export type FarmMove = z.output<typeof farmMove>;

/** How many days ahead a product can be featured at most. */
export const FEATURE_DAYS_MAX = 60;

/** A product to be featured in the shop until a day, or, with null, no longer. */
export const feature = shelfProduct.extend({
  farmId: z.int32().positive(),
  until: dayField(() => m.chooseDay).nullable(),
});
export type Feature = z.output<typeof feature>;
