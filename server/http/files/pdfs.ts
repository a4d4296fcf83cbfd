import type { FastifyInstance } from "fastify";
import { infoPackFile, infoPackPath } from "#shared/farms/info-pack.ts";
import { LANGUAGES } from "#shared/language.ts";
import type { Deps } from "../../deps.ts";
import { informationPack } from "../../pdf/cached-pdf.ts";
import { withDatabaseTimeout } from "../../services/platform/database/database-timeout.ts";
import { getPackFacts } from "../../services/farms/pack-facts.ts";

/** Serves the public PDFs, each in the language of its address. Browsers cache them for an hour, then revalidate. */
export function addPdfs(app: FastifyInstance, deps: Pick<Deps, "db" | "clock">): void {
  for (const language of LANGUAGES) {
    app.get(infoPackPath(language), async (request, reply) => {
      const { bytes, etag } = await withDatabaseTimeout(
        deps.db,
        getPackFacts(deps).then(informationPack),
      );
      void reply.header("etag", etag).header("cache-control", "public, max-age=3600");
      if (request.headers["if-none-match"] === etag) return reply.code(304).send();
      return reply
        .type("application/pdf")
        .header("content-disposition", `inline; filename="${infoPackFile(language)}"`)
        .send(bytes);
    });
  }
}
