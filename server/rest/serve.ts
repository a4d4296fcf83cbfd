import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CreateContext } from "../http/context.ts";
import { failureBody } from "../http/errors.ts";
import { createCaller } from "../routers/index.ts";
import { openApiDocument } from "./openapi.ts";
import { REST_TABLE, type RestRow } from "./table.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Serves the table: each row calls its procedure as the caller of this request. */
export async function restRoutes(
  app: FastifyInstance,
  { createContext, publicUrl }: { createContext: CreateContext; publicUrl: string },
): Promise<void> {
  // Only JSON is read: a form of another site cannot pass for a call.
  app.removeContentTypeParser("text/plain");
  app.addHook("onSend", async (_request, reply) => {
    void reply.header("cache-control", "no-store");
  });
  for (const row of REST_TABLE) addRow(app, row, createContext);
  for (const path of new Set(REST_TABLE.map((row) => row.path))) refuseOtherMethods(app, path);
  const document = openApiDocument(publicUrl);
  app.get("/api/openapi.json", async () => document);
  app.all("/api/*", async (request, reply) =>
    reply
      .code(404)
      .send(failureBody({ message: "There is nothing here", code: "not_found" }, request.id)),
  );
}

function addRow(app: FastifyInstance, row: RestRow, createContext: CreateContext): void {
  app.route({
    method: row.method,
    url: row.path,
    handler: async (request, reply) => {
      const api = createCaller(await createContext(request, reply));
      const result = await row.call(api, (request.body ?? undefined) as never);
      return reply.code(row.status?.(result) ?? 200).send(result ?? {});
    },
  });
}

function refuseOtherMethods(app: FastifyInstance, url: string): void {
  const allowed = REST_TABLE.filter((row) => row.path === url).map((row) => row.method as string);
  const others = METHODS.filter((method) => !allowed.includes(method));
  app.route({
    method: [...others],
    url,
    handler: (request: FastifyRequest, reply: FastifyReply) =>
      reply
        .code(405)
        .header("allow", allowed.join(", "))
        .send(
          failureBody({ message: "This method is not supported", code: "invalid" }, request.id),
        ),
  });
}
