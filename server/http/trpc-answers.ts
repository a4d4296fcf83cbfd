import type { FastifyInstance, FastifyReply } from "fastify";
import { protocolFailure } from "./errors.ts";

/** What of a procedure's own headers reaches the caller; the rest is the transport's business. */
const PASSED_ON = ["content-type", "retry-after"];

/**
 * Procedures answer in one format and in one piece. A call that asks for a stream (`trpc-accept`, or
 * `application/jsonl` in `accept`) is refused with 406: the same address must not have two answers.
 * The adapter's `Response` becomes a text before anything else sees it, and its transfer headers are
 * left behind, because this server writes its own.
 */
export function sendWholeAnswers(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    if (!request.routeOptions.url?.startsWith("/trpc/")) return;
    const { accept, "trpc-accept": trpcAccept } = request.headers;
    if (trpcAccept === undefined && !/application\/jsonl/i.test(accept ?? "")) return;
    return reply.code(406).send(protocolFailure(406, request.id));
  });
  app.addHook("onSend", async (_request, reply, payload) =>
    payload instanceof Response ? textOf(reply, payload) : payload,
  );
}

async function textOf(reply: FastifyReply, response: Response): Promise<string> {
  void reply.code(response.status);
  for (const name of PASSED_ON) {
    const value = response.headers.get(name);
    if (value !== null) void reply.header(name, value);
  }
  return response.text();
}
