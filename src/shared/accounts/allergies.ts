import { z } from "zod";
import { NOTES_AT_ONCE } from "./allergy-limits.ts";
import { ALLERGENS } from "../catalog/catalog.ts";

/** What a household must not eat: some of the nine major allergens. */
export const allergiesSchema = z.strictObject({
  allergies: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length * 2),
});

export const allergyNotesSchema = z.strictObject({
  ids: z.array(z.int32().positive()).max(NOTES_AT_ONCE),
});
