import { z } from "zod";
import { NOTES_AT_ONCE } from "./allergy-limits.ts";
import { ALLERGENS } from "../catalog/catalog.ts";

const someAllergens = z.array(z.enum(ALLERGENS)).max(ALLERGENS.length);

/**
 * Allergens to add to and remove from the household's list. Sending changes rather than the whole list preserves
 * edits made on another device.
 */
export const allergyChangeSchema = z.strictObject({ add: someAllergens, remove: someAllergens });
export type AllergyChange = z.output<typeof allergyChangeSchema>;

export const allergyNotesSchema = z.strictObject({
  ids: z.array(z.int32().positive()).max(NOTES_AT_ONCE),
});
