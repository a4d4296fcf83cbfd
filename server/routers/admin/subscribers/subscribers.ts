import { z } from "zod";
import {
  importInput,
  subscriberChange,
  subscriberQuery,
} from "#shared/subscribers/subscriber-admin.ts";
import { importSubscribers } from "../../../services/subscribers/admin/import.ts";
import {
  changeSubscriber,
  eraseSubscriber,
  getSubscriber,
  unsubscribeByTeam,
} from "../../../services/subscribers/admin/subscriber-record.ts";
import {
  exportSubscribers,
  listSubscribers,
} from "../../../services/subscribers/admin/subscriber-list.ts";
import { moves } from "../../../trpc/moves.ts";
import { areaProcedure, countedFile, router } from "../../../trpc/procedures.ts";

const admin = areaProcedure("admin");
const one = z.strictObject({ id: z.uuid() });
const several = z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) });

/** The subscribers, for the team. */
export const subscribersRouter = router({
  page: admin.input(subscriberQuery).query(({ ctx, input }) => listSubscribers(ctx.deps, input)),

  /** Throws `not_found`. */
  one: admin.input(one).query(({ ctx, input }) => getSubscriber(ctx.deps, input.id)),

  /** Changes tags and note. Throws `not_found`. */
  change: admin
    .input(subscriberChange)
    .mutation(({ ctx, input }) => changeSubscriber(ctx.deps, ctx.user, input)),

  /** Stops all marketing emails to these subscribers. Throws `not_found`. */
  unsubscribe: admin.input(several).mutation(async ({ ctx, input }) => {
    for (const id of input.ids) await unsubscribeByTeam(ctx.deps, ctx.user, id);
  }),

  /** Permanently erases a subscriber's personal data. Throws `not_found`. */
  erase: admin
    .meta(moves("personal_data", "subscriber.erased"))
    .input(one)
    .mutation(({ ctx, input }) => eraseSubscriber(ctx.deps, ctx.user, input.id)),

  import: admin
    .input(importInput)
    .mutation(({ ctx, input }) => importSubscribers(ctx.deps, ctx.user, input)),

  export: admin
    .meta(moves("personal_data", "subscriber.exported"))
    .input(subscriberQuery)
    .use(countedFile)
    .mutation(({ ctx, input }) => exportSubscribers(ctx.deps, ctx.user, input)),
});
