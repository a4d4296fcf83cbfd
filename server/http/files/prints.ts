import type { FastifyInstance } from "fastify";
import { keptOnce } from "#shared/platform/kept-once.ts";
import { openBook } from "../../files/prints/book.ts";

/** Draws prints on request, for development, where no build has drawn them. */
export function addPrints(app: FastifyInstance): void {
  const book = keptOnce(openBook);
  app.get<{ Params: { name: string } }>(
    "/prints/:name(^[a-z0-9-]+).svg",
    async (request, reply) => {
      const draw = (await book()).get(request.params.name);
      if (!draw) return reply.callNotFound();
      return reply.type("image/svg+xml").header("cache-control", "no-cache").send(draw());
    },
  );
}
