import { z } from "zod";
import { platformViews as m } from "#messages/platform/views.ts";
import { newTableView, viewNameField, viewTableField } from "#shared/platform/table/table-view.ts";
import {
  listViews,
  removeView,
  renameView,
  saveView,
} from "../../services/accounts/table-views.ts";
import { router, signedInProcedure } from "../../trpc/procedures.ts";

const byId = z.strictObject({ id: z.uuid({ error: () => m.noView }) });

/** A person's saved views of the tables of the work areas. */
export const viewsRouter = router({
  list: signedInProcedure
    .input(z.strictObject({ table: viewTableField }))
    .query(({ ctx, input }) => listViews(ctx.deps, ctx.user.id, input.table)),
  /** Throws `conflict` for a name that is taken, and for too many views. */
  save: signedInProcedure
    .input(newTableView)
    .mutation(({ ctx, input }) => saveView(ctx.deps, ctx.user.id, input)),
  /** Throws `not_found`, and `conflict` for a name that is taken. */
  rename: signedInProcedure
    .input(byId.extend({ name: viewNameField }))
    .mutation(({ ctx, input }) => renameView(ctx.deps, ctx.user.id, input)),
  /** Throws `not_found`. */
  remove: signedInProcedure
    .input(byId)
    .mutation(({ ctx, input }) => removeView(ctx.deps, ctx.user.id, input.id)),
});
