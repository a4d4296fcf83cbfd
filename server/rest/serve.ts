import { errorCodes, type FastifyInstance } from "fastify";
import type { CreateContext } from "../http/context.ts";
import { acceptJson } from "../http/json-bodies.ts";
import { createCaller } from "../routers/index.ts";
import { openApiDocument } from "./openapi.ts";
import { withoutNulls } from "./nulls.ts";
import { refuseUnknown } from "./refuse.ts";
import { REST_TABLE, type RestRow } from "./table.ts";

/** Registers the REST endpoints: each row of the table calls its procedure on behalf of the request's caller. */
export async function restRoutes(
  app: FastifyInstance,
  { createContext, publicUrl }: { createContext: CreateContext; publicUrl: string },
): Promise<void> {
  readJsonOnly(app);
  for (const row of REST_TABLE) addRow(app, row, createContext);
  const document = openApiDocument(publicUrl);
  app.get("/api/openapi.json", async () => document);
  // In `preParsing`, so that unknown paths are rejected after they were counted, but before any body is parsed.
  for (const url of ["/api", "/api/*"]) {
    app.all(url, { preParsing: refuseUnknown, handler: refuseUnknown });
  }
}

/**
 * Accepts only JSON, so that a form on another site cannot pass for an API call. An empty body may have any
 * content type, because some clients send one even without a body.
 */
function readJsonOnly(app: FastifyInstance): void {
  const readJson = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  acceptJson(app, (request, body, done) => {
    if (body === "") done(null, undefined);
    else void readJson(request, body, done);
  });
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE());
  });
}

function addRow(app: FastifyInstance, row: RestRow, createContext: CreateContext): void {
  app.route({
    method: row.method,
    url: row.path,
    handler: async (request, reply) => {
      const api = createCaller(await createContext(request, reply));
      const result = await row.call(api, withoutNulls(request.body ?? undefined) as never);
      return reply.code(row.status?.(result) ?? 200).send(result ?? {});
    },
  });
}
