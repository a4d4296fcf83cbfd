import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { platformErrors as m } from "#messages/platform-errors.ts";
import { periodSchema } from "#shared/analytics/analytics.ts";
import { DomainError } from "#shared/errors.ts";
import { LANGUAGES, pathIn } from "#shared/language.ts";
import { JOURNAL_ROUTE } from "#shared/payments/books/journal.ts";
import { journalCsv } from "../../services/payments/books/journal.ts";
import { withDatabaseTimeout } from "../../services/platform/database-timeout.ts";
import type { CreateContext } from "../context.ts";
import { admit, markPrivate } from "./private-file.ts";

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
        markPrivate(reply);
        const context = await createContext(request, reply);
        const user = await admit(context, "admin");
        const { deps } = context;
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
