import { farmsApplicationFields as m } from "#messages/farms/applying/application-fields.ts";
import { z } from "zod";
import { FARM_STATUSES } from "./farm-state.ts";
import { dayField } from "../fields.ts";
import { shelfProduct } from "../inventory/inventory.ts";
import { tableInput } from "../platform/table/table.ts";
import { givenReason } from "../accounts/user-admin.ts";

/** Columns the list of farms can be sorted by. */
export const FARM_SORTS = ["name", "town", "products", "sold", "createdAt"] as const;

/** Farms that came through an application and for which nobody works now, nor is invited to. */
export const FARM_PEOPLE = ["none"] as const;

export const farmQuery = tableInput(FARM_SORTS).extend({
  status: z.enum(FARM_STATUSES).optional(),
  people: z.enum(FARM_PEOPLE).optional(),
});
export type FarmQuery = z.output<typeof farmQuery>;

/** Pauses, closes or reopens a farm. */
export const farmMove = z.discriminatedUnion("to", [
  z.strictObject({ id: z.int32().positive(), to: z.literal("live") }),
  z.strictObject({
    id: z.int32().positive(),
    to: z.literal("paused"),
    reason: givenReason,
    /** The day it reopens, if known. */
    until: dayField(() => m.chooseDay).optional(),
  }),
  z.strictObject({
    id: z.int32().positive(),
    to: z.literal("suspended"),
    reason: givenReason,
  }),
]);
export type FarmMove = z.output<typeof farmMove>;

/** Maximum number of days ahead that a product can be featured. */
export const FEATURE_DAYS_MAX = 60;

/** Features a product in the shop until a day; null ends it. */
export const feature = shelfProduct.extend({
  farmId: z.int32().positive(),
  until: dayField(() => m.chooseDay).nullable(),
});
export type Feature = z.output<typeof feature>;
