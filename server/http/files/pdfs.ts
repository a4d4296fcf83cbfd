import type { FastifyInstance } from "fastify";
import { INFO_PACK_FILE, INFO_PACK_PATH } from "#shared/farms/info-pack.ts";
import type { Deps } from "../../deps.ts";
import { informationPack } from "../../pdf/cached-pdf.ts";
import { withDatabaseTimeout } from "../../services/platform/database-timeout.ts";
import { getPackFacts } from "../../services/farms/pack-facts.ts";

/** Serves the PDFs that anyone may have. Browsers keep them for an hour, then ask whether they changed. */
export function addPdfs(app: FastifyInstance, deps: Pick<Deps, "db" | "clock">): void {
  app.get(INFO_PACK_PATH, async (request, reply) => {
    const { bytes, etag } = await withDatabaseTimeout(
      deps.db,
      getPackFacts(deps).then(informationPack),
    );
    void reply.header("etag", etag).header("cache-control", "public, max-age=3600");
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply
      .type("application/pdf")
      .header("content-disposition", `inline; filename="${INFO_PACK_FILE}"`)
      .send(bytes);
  });
}
