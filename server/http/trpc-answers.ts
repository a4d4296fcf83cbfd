import type { FastifyInstance, FastifyReply } from "fastify";
import { protocolFailure } from "./errors.ts";

/** Headers of a procedure's response that are passed on; the rest belong to the transport. */
const PASSED_ON = ["content-type", "retry-after"];

/**
 * Makes procedures respond in a single format, in one piece. Requests for a stream (`trpc-accept`, or
 * `application/jsonl` in `accept`) get a 406, because one address must not have two responses. The adapter's
 * `Response` is converted to text before any other hook sees it, and its transfer headers are dropped because this
 * server sets its own.
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
