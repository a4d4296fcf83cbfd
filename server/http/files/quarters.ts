import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { quartersPath } from "#shared/analytics/quarters.ts";
import { LANGUAGES } from "#shared/language.ts";
import type { Deps } from "../../deps.ts";
import { exportQuarters } from "../../services/analytics/public/quarters-csv.ts";
import { withDatabaseTimeout } from "../../services/platform/database/database-timeout.ts";

/** Serves the market's quarters as CSV to anyone, in the language of its address. Browsers revalidate after an hour. */
export function addQuarters(app: FastifyInstance, deps: Pick<Deps, "db" | "clock">): void {
  for (const language of LANGUAGES) {
    app.get(quartersPath(language), async (request, reply) => {
      const file = await withDatabaseTimeout(deps.db, exportQuarters(deps));
      const etag = `"${createHash("sha256").update(file).digest("base64url").slice(0, 22)}"`;
      void reply.header("etag", etag).header("cache-control", "public, max-age=3600");
      if (request.headers["if-none-match"] === etag) return reply.code(304).send();
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", "attachment")
        .send(file);
    });
  }
}
