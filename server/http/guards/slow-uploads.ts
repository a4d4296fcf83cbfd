import { platformErrors as m } from "#messages/platform/errors.ts";
import type { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";
import { MINUTE_MS } from "#shared/durations.ts";
import { DomainError } from "#shared/errors.ts";

/** Limits on uploads: milliseconds, bytes per second, and concurrent uploads. */
export type UploadLimits = {
  /** Cut after this long without a byte. */
  idleMs: number;
  /** Cut after this long no matter how steady: 5 MiB at 4.4 kB/s take 20 minutes. */
  longestMs: number;
  /** Cut if slower than this on average after the first `idleMs`. */
  bytesPerSecond: number;
  lookMs: number;
  /** Concurrent uploads per user. */
  atOnce: number;
};

export const UPLOAD_LIMITS: UploadLimits = {
  idleMs: 15_000,
  longestMs: 20 * MINUTE_MS,
  bytesPerSecond: 512,
  lookMs: 1_000,
  atOnce: 6,
};

/** Sockets timed by this watch instead of by the server's request timeout. */
const watched = new WeakSet<Socket>();

/** Whether a request is exempt from the server's request timeout because its upload is watched. */
export function isWatched(socket: Socket): boolean {
  return watched.has(socket);
}

/**
 * Replaces the server's request timeout for uploads with limits on idle time, average speed and total duration, so
 * that slow connections can finish. `cut` closes the connection. Watching returns a function to call once the
 * upload has fully arrived. Only for callers who were admitted: throws `too_many` if the user has too many uploads
 * in progress.
 */
export function createUploadWatch(limits: UploadLimits, cut: (socket: Socket) => void) {
  const sending = new Map<string, number>();
  const isDead = (age: number, silence: number, bytes: number) => {
    const least = (Math.max(0, age - limits.idleMs) / 1_000) * limits.bytesPerSecond;
    return silence >= limits.idleMs || age >= limits.longestMs || bytes < least;
  };
  return function watch({ raw }: FastifyRequest, reply: FastifyReply, userId: string): () => void {
    // Hung up while being admitted: there is nothing to watch, and no end of it that could be counted.
    if (reply.raw.destroyed) return () => {};
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
