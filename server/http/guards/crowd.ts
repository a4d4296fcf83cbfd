import { platformErrors as m } from "#messages/platform/errors.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DomainError } from "#shared/errors.ts";

/** About how long a small machine needs to serve a full load of requests. */
const RETRY_AFTER_SECONDS = 5;

const turnedAway = new WeakSet<FastifyRequest>();

/** Whether a request was rejected because of overload, so that one log line can cover all of them. */
export function wasTurnedAway(request: FastifyRequest): boolean {
  return turnedAway.has(request);
}

export type Crowd = {
  /** Counts a request until its response is ready. Throws `busy` at the limit. */
  enter(request: FastifyRequest, reply: FastifyReply): void;
};

/** How long the work for a disconnected client can go on, in milliseconds: no statement runs longer. */
const ABANDONED_MS = 15_000;

/**
 * Limits how many requests this process handles concurrently. Requests over the limit are rejected before any work
 * is done: they would outlast their caller's patience and hold goods for no one. A request counts from when it has
 * fully arrived (an upload: from when its sender is known) until its response is ready, even if the client has
 * disconnected. Pictures, other static files and cached pages never count.
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
        // Set a timer only if the response is not ready yet: one per request would keep thousands of requests in
        // memory.
        if (inside.has(request)) setTimeout(() => inside.delete(request), ABANDONED_MS).unref();
      });
    },
  };
}

function tooManyVisitors(): DomainError {
  return new DomainError("busy", m.crowded, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
