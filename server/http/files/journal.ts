import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { platformErrors as m } from "#messages/platform/errors.ts";
import { periodSchema } from "#shared/analytics/analytics.ts";
import { DomainError } from "#shared/errors.ts";
import { LANGUAGES, pathIn } from "#shared/language.ts";
import { JOURNAL_ROUTE } from "#shared/payments/books/journal.ts";
import { exportJournal } from "../../services/payments/books/journal.ts";
import { withDatabaseTimeout } from "../../services/platform/database/database-timeout.ts";
import type { CreateContext } from "../context.ts";
import { admit, markPrivate } from "./private-file.ts";

/**
 * Streams the journal of a period to admins, in the language of its address, never cached. A procedure cannot
 * stream, and a year's file would not fit in memory. If an error occurs halfway, the connection is cut, so that a
 * partial file is not mistaken for a complete one.
 */
export function addJournal(app: FastifyInstance, createContext: CreateContext): void {
  for (const language of LANGUAGES) {
    app.get(
      pathIn(language, JOURNAL_ROUTE),
      // Compressing a stream chunk by chunk costs more than it saves.
      { exposeHeadRoute: false, compress: false },
      async (request, reply) => {
        markPrivate(reply);
        const context = await createContext(request, reply);
        const user = await admit(context, "admin");
        const { deps } = context;
        const { data: period, error } = periodSchema.safeParse(request.query);
        if (!period) throw new DomainError("invalid", error.issues[0]?.message ?? m.unread);
        await deps.throttle.take("file_account", user.id);
        const file = await withDatabaseTimeout(deps.db, exportJournal(deps, user, period));
        return reply
          .type("text/csv; charset=utf-8")
          .header("content-disposition", "attachment")
          .send(Readable.from(file));
      },
    );
  }
}
