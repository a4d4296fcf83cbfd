import { z } from "zod";
import { farmsNoteErrors as m } from "#messages/farms/notes/note-errors.ts";
import { atMost, longText, namedFarm } from "../../fields.ts";
import { LANGUAGES } from "../../language.ts";
import { seenFields } from "../../platform/audit/edited-fields.ts";
import { reasonField } from "../../platform/fields/reason-field.ts";
import { noteLimits } from "./note-limits.ts";

/** Where a note stands, for the team that moderates. */
export const NOTE_STANDINGS = ["shown", "hidden"] as const;
export type NoteStanding = (typeof NOTE_STANDINGS)[number];

const id = z.uuid({ error: () => m.noNote });

/** The form of a note: its words, and the language they are in. */
export const noteFields = z.strictObject({
  text: longText.min(1, { error: () => m.writeNote }).max(noteLimits.text, atMost(noteLimits.text)),
  language: z.enum(LANGUAGES),
});
export type NoteFields = z.output<typeof noteFields>;

/** The notes of one's own farm or, for an admin, of the named one. */
export const notesOfFarm = z.strictObject(namedFarm);

/** A note to publish. */
export const notePublication = noteFields.extend({
  ...namedFarm,
  /** Idempotency key: the same for every retry of one form. */
  key: z.uuid().optional(),
});
export type NotePublication = z.output<typeof notePublication>;

/** `seen` holds the field values that were edited; a concurrent change to them is a conflict. */
export const noteChange = noteFields.extend({ id, ...namedFarm, seen: seenFields });
export type NoteChange = z.output<typeof noteChange>;

/** Identifies a note of a farm. */
export const noteOfFarm = z.strictObject({ id, ...namedFarm });

/** Identifies a note, for the team. */
export const noteById = z.strictObject({ id });

/** The team's reason for hiding a note, which the farm reads. */
export const hideNoteSchema = z.strictObject({ id, reason: reasonField(() => m.sayWhy) });
