import { z } from "zod";
import { hideNoteSchema, NOTE_STANDINGS, noteById } from "#shared/farms/notes/farm-note.ts";
import { tableInput } from "#shared/platform/table/table.ts";
import { hideNote, listNotes, NOTE_SORTS, showNote } from "../../../services/farms/notes/desk.ts";
import { areaProcedure, router } from "../../../trpc/procedures.ts";

const query = tableInput(NOTE_SORTS).extend({ standing: z.enum(NOTE_STANDINGS).optional() });

/** The notes of all farms, for the team. */
export const notesRouter = router({
  page: areaProcedure("admin")
    .input(query)
    .query(({ ctx, input }) => listNotes(ctx.deps, input)),

  /** Off the farm's page, with a reason that the farm reads. Throws `not_found`, `conflict`. */
  hide: areaProcedure("admin")
    .input(hideNoteSchema)
    .mutation(({ ctx, input }) => hideNote(ctx.deps, ctx.user, input)),

  /** Throws `not_found`, `conflict`. */
  show: areaProcedure("admin")
    .input(noteById)
    .mutation(({ ctx, input }) => showNote(ctx.deps, ctx.user, input.id)),
});
