import type { FastifyReply } from "fastify";
import { platformErrors as m } from "#messages/platform/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { createGate, type GateLimits } from "../../throttle/gate.ts";

type Draw = () => Promise<Buffer>;

/** A picture being drawn or queued, with the abort signals of those waiting for it. */
type Coming = { bytes: Promise<Buffer>; askers: Set<AbortSignal> };

/**
 * Draws pictures that anyone may request, with an LRU cache of the results. They have their own short queue, so
 * that a flood of requests cannot delay farms' uploads. Concurrent requests for one picture share one drawing, and
 * a picture that nobody is waiting for any more is skipped. Throws `busy` when the queue is full.
 */
export function openDrawingDesk({ kept, ...limits }: GateLimits & { kept: number }) {
  const pass = createGate(limits);
  const drawn = new Map<string, Buffer>();
  const coming = new Map<string, Coming>();

  const keep = (name: string, bytes: Buffer) => {
    drawn.delete(name);
    drawn.set(name, bytes);
    const [oldest] = drawn.keys();
    if (drawn.size > kept && oldest !== undefined) drawn.delete(oldest);
  };
  const begin = (name: string, draw: Draw): Coming => {
    const askers = new Set<AbortSignal>();
    const work = async () => {
      try {
        if ([...askers].every(({ aborted }) => aborted)) throw new DomainError("busy", m.veryBusy);
        const bytes = await draw();
        keep(name, bytes);
        return bytes;
      } finally {
        coming.delete(name);
      }
    };
    const one = { bytes: pass(work), askers };
    coming.set(name, one);
    // If the queue was full, the drawing never started, so `work` did not clean up.
    one.bytes.catch(() => coming.get(name) === one && coming.delete(name));
    return one;
  };

  /** Returns the cached picture, if any, and marks it as recently used. */
  const known = (name: string): Buffer | undefined => {
    const bytes = drawn.get(name);
    if (bytes) keep(name, bytes);
    return bytes;
  };
  const picture = async (name: string, draw: Draw, gone: AbortSignal): Promise<Buffer> => {
    const bytes = known(name);
    if (bytes) return bytes;
    const one = coming.get(name) ?? begin(name, draw);
    one.askers.add(gone);
    return one.bytes;
  };
  return { known, picture };
}

/** Returns a signal that aborts when the client disconnects before the response is sent. */
export function goneWith({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
