import type { FastifyInstance } from "fastify";

const TEXTUAL =
  /^(?:text\/[\w.-]+|application\/(?:json|javascript|xml)|[\w.-]+\/[\w.-]+\+(?:json|xml))$/;

/** Files of text go out with their charset (ASVS 4.1.1): the server of files names it for some types alone. */
export function nameCharsets(app: FastifyInstance): void {
  app.addHook("onSend", async (_request, reply) => {
    const type = reply.getHeader("content-type");
    if (typeof type === "string" && TEXTUAL.test(type)) {
      void reply.header("content-type", `${type}; charset=utf-8`);
    }
  });
}
