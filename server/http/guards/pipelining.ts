import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Maximum number of requests in progress on one connection. Browsers and proxies send one after the other over
 * HTTP/1.1, so only a flood reaches it.
 */
const IN_PROGRESS_MAX = 8;

type Progress = { requests: number; hasTooMany: boolean };

/**
 * Drops what a connection sends beyond the requests in progress, and closes it once those are answered. Without this
 * limit, a single write could start a thousand requests at once, which would keep everyone else waiting. Call it
 * before any other hook is added.
 */
export function refusePipelining(app: FastifyInstance): void {
  const connections = new WeakMap<Socket, Progress>();
  app.addHook("onRequest", (request, reply, done) => {
    const { socket } = request.raw;
    const progress = connections.get(socket) ?? { requests: 0, hasTooMany: false };
    connections.set(socket, progress);
    if (progress.requests < IN_PROGRESS_MAX && !progress.hasTooMany) {
      progress.requests += 1;
      return done();
    }
    if (!progress.hasTooMany)
      request.log.warn("a connection sends requests faster than they are answered");
    progress.hasTooMany = true;
    socket.pause();
    reply.hijack();
  });
  app.addHook("onResponse", async ({ raw: { socket } }) => {
    const progress = connections.get(socket);
    if (!progress) return;
    progress.requests -= 1;
    if (progress.requests === 0 && progress.hasTooMany) socket.destroy();
  });
}
