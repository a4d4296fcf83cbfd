import {
  noteChange,
  noteOfFarm,
  notePublication,
  notesOfFarm,
} from "#shared/farms/notes/farm-note.ts";
import { ownNotes } from "../../services/farms/notes/read.ts";
import { changeNote, publishNote, removeNote } from "../../services/farms/notes/write.ts";
import { areaProcedure, router } from "../../trpc/procedures.ts";
import { farmIn, forFarm } from "./farm-in.ts";

const farmer = areaProcedure("farmer");

/** A farm's notes on its page, managed by the farm or by an admin who names it. */
export const farmNotesRouter = router({
  list: farmer
    .input(notesOfFarm)
    .query(async (call) => ownNotes(call.ctx.deps, await farmIn(call))),

  /** Throws `conflict`, `too_many`. */
  publish: farmer.input(notePublication).mutation(async (call) => {
    const { farmId: _named, ...fields } = call.input;
    return publishNote(call.ctx.deps, call.ctx.user, await farmIn(call), fields);
  }),

  /** Throws `not_found`, `conflict`, `too_many`. */
  change: farmer.input(noteChange).mutation(forFarm(changeNote)),

  /** Throws `not_found`. */
  remove: farmer.input(noteOfFarm).mutation(forFarm(removeNote)),
});
