import type { FastifyInstance } from "fastify";

const TEXTUAL =
  /^(?:text\/[\w.-]+|application\/(?:json|javascript|xml)|[\w.-]+\/[\w.-]+\+(?:json|xml))$/;

/** Adds a charset to all text files (ASVS 4.1.1): the static file server does so only for some types. */
export function nameCharsets(app: FastifyInstance): void {
  app.addHook("onSend", async (_request, reply) => {
    const type = reply.getHeader("content-type");
    if (typeof type === "string" && TEXTUAL.test(type)) {
      void reply.header("content-type", `${type}; charset=utf-8`);
    }
  });
}
