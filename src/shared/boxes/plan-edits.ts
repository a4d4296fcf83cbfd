import { z } from "zod";
import { WINDOW_IDS } from "../checkout/delivery.ts";
import { editedFields } from "../platform/audit/edited-fields.ts";
import { changesBetween } from "../platform/audit/audit.ts";
import { boxPlanSchema } from "./box-subscription.ts";

const TEXT_MAX = 2_000;
const text = z.string().max(TEXT_MAX);
const ENTRIES_MAX = 200;

/** A plan as stored and shown. Unlike `boxPlanSchema`, it may name what is no longer offered. */
export const storedPlanSchema = z.object({
  size: text,
  everyWeeks: z.int32(),
  weekday: z.int32(),
  window: z.enum(WINDOW_IDS),
  never: z.array(z.int32()).max(ENTRIES_MAX),
  without: z.array(text).max(ENTRIES_MAX),
  cardId: text,
  address: z.object({
    address: text,
    city: text,
    zipCode: text,
    phone: text,
    specialInstructions: text,
  }),
});
export type StoredPlan = z.output<typeof storedPlanSchema>;

/** A change of the plan: the plan as it was entered, along with the one shown, so that only differences are saved. */
export const planChangeSchema = boxPlanSchema.extend({ shown: storedPlanSchema });
export type PlanChange = z.output<typeof planChangeSchema>;

export type PlanEdits = {
  /** The fields that were edited and do not have that value yet. */
  edited: (keyof StoredPlan)[];
  /** Those of them that someone else has changed meanwhile, to another value. */
  overtaken: (keyof StoredPlan)[];
};

/** What was edited in a plan that was shown as `shown` and is now `current`. An address counts as one field. */
export function planEdits(current: StoredPlan, shown: StoredPlan, sent: StoredPlan): PlanEdits {
  const [before, now] = [comparable(shown), comparable(current)];
  const edits = editedFields(before, now, comparable(sent));
  const theirs = changesBetween(before, now);
  const edited = PLAN_FIELDS.filter((field) => edits.edited.includes(field));
  return { edited, overtaken: edited.filter((field) => field in theirs) };
}

const PLAN_FIELDS = storedPlanSchema.keyof().options;

/** The plan with its lists in one order, because their order means nothing. */
function comparable({ never, without, address, ...plan }: StoredPlan): StoredPlan {
  const { address: street, city, zipCode, phone, specialInstructions } = address;
  return {
    ...plan,
    never: never.toSorted((one, other) => one - other),
    without: without.toSorted(),
    address: { address: street, city, zipCode, phone, specialInstructions },
  };
}
