import { z } from "zod";
import { MAIL_KINDS } from "#shared/mail/mail.ts";
import { outboxQuery } from "#shared/mail/mail-admin.ts";
import {
  listEmails,
  getMail,
  retryMails,
  sampleMail,
  sendTestMail,
} from "../../../services/mail/mail-admin.ts";
import { suppressionQuery } from "#shared/mail/mail-suppression.ts";
import { liftSuppression, listSuppressions } from "../../../services/mail/mail-suppressions.ts";
import { areaProcedure, router } from "../../../trpc/procedures.ts";

const admin = areaProcedure("admin");
const kind = z.strictObject({ kind: z.enum(MAIL_KINDS) });

/** All emails, for the team: the templates and the outbox. */
export const mailsRouter = router({
  /** Never throws: every kind has a sample. */
  sample: admin.input(kind).query(({ ctx, input }) => sampleMail(ctx.deps, input.kind)),

  /** Goes only to the admin's own address. */
  sendTest: admin
    .input(kind)
    .mutation(({ ctx, input }) => sendTestMail(ctx.deps, ctx.user, input.kind)),

  outbox: admin.input(outboxQuery).query(({ ctx, input }) => listEmails(ctx.deps, input)),

  /** Throws `not_found`. */
  one: admin
    .input(z.strictObject({ id: z.uuid() }))
    .query(({ ctx, input }) => getMail(ctx.deps, input.id)),

  suppressions: admin
    .input(suppressionQuery)
    .query(({ ctx, input }) => listSuppressions(ctx.deps, input)),

  /** Throws `not_found`. */
  liftSuppression: admin
    .input(z.strictObject({ hash: z.string().regex(/^[0-9a-f]{64}$/) }))
    .mutation(({ ctx, input }) => liftSuppression(ctx.deps, ctx.user, input.hash)),

  retry: admin
    .input(z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) }))
    .mutation(({ ctx, input }) => retryMails(ctx.deps, ctx.user, input.ids)),
});
