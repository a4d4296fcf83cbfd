import { platformErrors as m } from "#messages/platform-errors.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DomainError } from "#shared/errors.ts";

/** As long as a full house takes to be served on a small machine. */
const RETRY_AFTER_SECONDS = 5;

const turnedAway = new WeakSet<FastifyRequest>();

/** Whether a request was refused because of the crowd: the log has one line for all of them. */
export function wasTurnedAway(request: FastifyRequest): boolean {
  return turnedAway.has(request);
}

export type Crowd = {
  /** Counts a request until its answer is made. Throws `busy` when there is no room. */
  enter(request: FastifyRequest, reply: FastifyReply): void;
};

/** How long work for a caller who has gone goes on at most: no statement takes longer, in milliseconds. */
const ABANDONED_MS = 15_000;

/**
 * Bounds how many requests this process works on at the same time. One more is refused before anything
 * is done for it: it would wait longer than its caller does, and hold goods for no one. A request counts
 * from when it has arrived whole (an upload, from when its sender is known) until its answer is made,
 * also when its caller has left. Files, and pages that are cached, never count.
 */
export function createCrowd(app: FastifyInstance, most: number): Crowd {
  const inside = new Set<FastifyRequest>();
  let isFull = false;
  app.addHook("onSend", async (request) => void inside.delete(request));
  return {
    enter(request, reply) {
      if (inside.has(request)) return;
      if (inside.size >= most) {
        turnedAway.add(request);
        if (!isFull) request.log.warn("more requests have come than this process can work on");
        isFull = true;
        throw tooManyVisitors();
      }
      if (inside.size < most / 2) isFull = false;
      inside.add(request);
      reply.raw.once("close", () => {
        // Once its answer is made nothing may hold a request: a timer each would keep thousands of them.
        if (inside.has(request)) setTimeout(() => inside.delete(request), ABANDONED_MS).unref();
      });
    },
  };
}

function tooManyVisitors(): DomainError {
  return new DomainError("busy", m.crowded, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
