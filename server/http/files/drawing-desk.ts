import type { FastifyReply } from "fastify";
import { platformErrors as m } from "#messages/platform-errors.ts";
import { DomainError } from "#shared/errors.ts";
import { createGate, type GateLimits } from "../../throttle/gate.ts";

type Draw = () => Promise<Buffer>;

/** A picture that is being drawn or waits for it, and who asked. */
type Coming = { bytes: Promise<Buffer>; askers: Set<AbortSignal> };

/**
 * Draws pictures that anybody may ask for, and keeps those that were asked for last. They have a line of their own,
 * which is short: no one makes what farms upload wait by asking for many. Who asks for the same one waits for the
 * same drawing, and one that everybody has stopped waiting for is not drawn. Throws `busy` when the line is full.
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
    // Refused at once, it was never in the line.
    one.bytes.catch(() => coming.get(name) === one && coming.delete(name));
    return one;
  };

  /** One that is kept, if any. */
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

/** Aborted once a client has gone without its answer. */
export function goneWith({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
