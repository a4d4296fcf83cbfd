import type { FastifyInstance } from "fastify";
import { DOCUMENT_ROUTE } from "#shared/farms/farm-certificate.ts";
import { noSuchDocument, getDocument } from "../../services/farms/certificates/documents.ts";
import { withDatabaseTimeout } from "../../services/platform/database/database-timeout.ts";
import { isUuid } from "../../services/platform/database/uuid.ts";
import type { CreateContext } from "../context.ts";
import { admit, markPrivate } from "./private-file.ts";

/**
 * Serves certificate documents to their farm and to admins, never cached. PDFs are untrusted uploads, so they are
 * sent as downloads and never open as a page on our origin (ASVS 3.2.1).
 */
export function addDocuments(app: FastifyInstance, createContext: CreateContext): void {
  app.get<{ Params: { id: string } }>(DOCUMENT_ROUTE, async (request, reply) => {
    markPrivate(reply);
    const context = await createContext(request, reply);
    const user = await admit(context);
    const { deps } = context;
    const { id } = request.params;
    if (!isUuid(id)) throw noSuchDocument();
    const { type, bytes } = await withDatabaseTimeout(deps.db, getDocument(deps, user, id));
    const isPdf = type === "application/pdf";
    const file = `certificate.${isPdf ? "pdf" : "jpg"}`;
    return reply
      .type(type)
      .header("content-disposition", `${isPdf ? "attachment" : "inline"}; filename="${file}"`)
      .send(bytes);
  });
}
