import { platformErrors as m } from "#messages/platform-errors.ts";
import type { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";
import { DomainError } from "#shared/errors.ts";

/** How long an upload may take, in milliseconds, bytes a second and uploads at once. */
export type UploadLimits = {
  /** Without a byte for so long, it is cut. */
  idleMs: number;
  /** However steadily it comes, it is cut then: 5 MiB at 4.4 kB a second take 20 minutes. */
  longestMs: number;
  /** Slower than this on average, once `idleMs` have passed, it is cut. */
  bytesPerSecond: number;
  lookMs: number;
  /** Uploads of one user at a time. */
  atOnce: number;
};

export const UPLOAD_LIMITS: UploadLimits = {
  idleMs: 15_000,
  longestMs: 20 * 60_000,
  bytesPerSecond: 512,
  lookMs: 1_000,
  atOnce: 6,
};

/** Sockets whose time the watch keeps, instead of the server's limit for a whole request. */
const watched = new WeakSet<Socket>();

/** Whether a request may take longer than the server's limit, because its bytes are watched. */
export function isWatched(socket: Socket): boolean {
  return watched.has(socket);
}

/**
 * Gives an upload time as long as its bytes arrive: the server's limit for a whole request does not
 * count for it, a limit for silence, a least pace and an end do. `cut` hangs up. Returns what is called
 * once all of it has arrived. Only for callers who were admitted: throws `too_many` when the user sends more than a few at once.
 */
export function createUploadWatch(limits: UploadLimits, cut: (socket: Socket) => void) {
  const sending = new Map<string, number>();
  const isDead = (age: number, silence: number, bytes: number) => {
    const least = (Math.max(0, age - limits.idleMs) / 1_000) * limits.bytesPerSecond;
    return silence >= limits.idleMs || age >= limits.longestMs || bytes < least;
  };
  return function watch({ raw }: FastifyRequest, reply: FastifyReply, userId: string): () => void {
    const others = sending.get(userId) ?? 0;
    if (others >= limits.atOnce) {
      throw new DomainError("too_many", m.uploadsWait, {
        retryAfterSeconds: 10,
      });
    }
    sending.set(userId, others + 1);
    const { socket } = raw;
    watched.add(socket);
    const begun = performance.now();
    const first = socket.bytesRead;
    let last = { bytes: first, at: begun };
    const look = () => {
      const now = performance.now();
      if (socket.bytesRead > last.bytes) last = { bytes: socket.bytesRead, at: now };
      if (!isDead(now - begun, now - last.at, last.bytes - first)) return;
      end();
      cut(socket);
    };
    const timer = setInterval(look, limits.lookMs);
    const end = () => {
      clearInterval(timer);
      watched.delete(socket);
    };
    reply.raw.once("close", () => {
      end();
      const left = (sending.get(userId) ?? 1) - 1;
      if (left > 0) sending.set(userId, left);
      else sending.delete(userId);
    });
    return end;
  };
}
