import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from "@trpc/server/adapters/fastify";
import type { FastifyInstance } from "fastify";
import { limits } from "#shared/platform/limits.ts";
import { refuseMethod } from "../rest/refuse.ts";
import { type AppRouter, appRouter } from "../routers/index.ts";
import type { CreateContext } from "./context.ts";
import { retryHeaders } from "./errors.ts";
import { acceptJson } from "./json-bodies.ts";

/** Methods of tRPC calls. */
const CALL_METHODS = ["GET", "HEAD", "POST"];

/** Serves the procedures under `/trpc`. Unexpected failures are logged with the procedure's name. */
export async function addTrpcCalls(
  app: FastifyInstance,
  createContext: CreateContext,
): Promise<void> {
  // tRPC decodes the path a second time and fails on a percent sign, which no procedure name contains.
  app.addHook("onRequest", async (request, reply) => {
    if (/^\/trpc\/[^?]*%25/.test(request.url)) return reply.callNotFound();
  });
  await app.register(jsonCalls, {
    prefix: "/trpc",
    trpcOptions: {
      router: appRouter,
      createContext: ({ req, res }) => createContext(req, res),
      maxBatchSize: limits.batchedCalls,
      responseMeta: ({ errors }) => retryHeaders(errors),
      onError: ({ error, path, req }) => {
        if (error.code === "INTERNAL_SERVER_ERROR")
          req.log.error(
            { err: error.cause ?? error, procedure: known(path) },
            "a procedure failed",
          );
      },
    },
  });
}

/** Registers tRPC for JSON only. Its own plugin also accepts forms of any size, and buffers them whole. */
function jsonCalls(
  app: FastifyInstance,
  options: FastifyTRPCPluginOptions<AppRouter>,
  done: () => void,
): void {
  // After the request limit has counted it, but before any body is parsed.
  app.addHook("preParsing", async (request, reply) => {
    if (!CALL_METHODS.includes(request.method)) return refuseMethod(request, reply, CALL_METHODS);
  });
  fastifyTRPCPlugin(app, options, () => {
    app.removeContentTypeParser(["multipart/form-data", "text/plain"]);
    // tRPC parses the text itself.
    acceptJson(app, (_request, body, parsed) => parsed(null, body));
    done();
  });
}

/** Callers can send any name, so log only those of real procedures. */
function known(path: string | undefined): string {
  return path !== undefined && path in appRouter._def.procedures ? path : "unknown";
}
