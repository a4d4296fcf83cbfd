import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { platformErrors as m } from "#messages/platform-errors.ts";
import { mayEnter } from "#shared/accounts/roles.ts";
import { periodSchema } from "#shared/analytics/analytics.ts";
import { DomainError } from "#shared/errors.ts";
import { LANGUAGES, pathIn } from "#shared/language.ts";
import { JOURNAL_ROUTE } from "#shared/payments/books/journal.ts";
import { requireSecondFactor } from "../../services/accounts/sign-in/second-factor.ts";
import { journalCsv } from "../../services/payments/books/journal.ts";
import { withDatabaseTimeout } from "../../services/platform/database-timeout.ts";
import type { CreateContext } from "../context.ts";

/**
 * Serves the journal of a period to admins, in the language of its address; no cache keeps it. It is a stream, which
 * a procedure's answer cannot be: the file of a year would not fit in memory. One that breaks off is no whole answer.
 */
export function addJournal(app: FastifyInstance, createContext: CreateContext): void {
  for (const language of LANGUAGES) {
    app.get(
      pathIn(language, JOURNAL_ROUTE),
      // A packed stream is made piece by piece, which costs more than it saves.
      { exposeHeadRoute: false, compress: false },
      async (request, reply) => {
        void reply.header("cache-control", "no-store").header("x-robots-tag", "noindex");
        const { deps, user } = await createContext(request, reply);
        if (!user) throw new DomainError("signed_out", m.signInFirst);
        await withDatabaseTimeout(deps.db, requireSecondFactor(deps, user));
        if (!mayEnter(user.role, "admin")) throw new DomainError("forbidden", m.notOpen);
        const { data: period, error } = periodSchema.safeParse(request.query);
        if (!period) throw new DomainError("invalid", error.issues[0]?.message ?? m.unread);
        await deps.throttle.take("file_account", user.id);
        const file = await withDatabaseTimeout(deps.db, journalCsv(deps, user, period));
        return reply
          .type("text/csv; charset=utf-8")
          .header("content-disposition", "attachment")
          .send(Readable.from(file));
      },
    );
  }
}
