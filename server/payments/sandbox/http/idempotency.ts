import { createHash } from "node:crypto";
import { ApiError, invalid } from "./errors.ts";
import type { AnswerRow, Reply } from "../state/rows.ts";
import type { Store, Tx } from "../state/store.ts";

/** Stored responses expire after a day (virtual time). */
export const ANSWER_LIFE_S = 86_400;
const MAX_KEY = 255;

export type Slot = { key: string; fingerprint: string };
export type Replay = { reply: Reply; requestId: string };

/** Identifies a call by its key plus method, path and raw body. */
export function slotFor(key: string, method: string, path: string, body: string): Slot {
  if (key.length > MAX_KEY) {
    throw invalid("Idempotency keys may be up to 255 characters long.", "idempotency_key_too_long");
  }
  const fingerprint = createHash("sha256").update(`${method} ${path}\n${body}`).digest("hex");
  return { key, fingerprint };
}

function mismatch(key: string): ApiError {
  return new ApiError(400, {
    type: "idempotency_error",
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

/** Tracks the keys in progress and replays stored responses. */
export type Idempotency = {
  /** Returns the stored response, or null for a new call. Throws on different parameters or a call in progress. */
  enter(slot: Slot): Replay | null;
  leave(slot: Slot): void;
};

export function makeIdempotency(store: Store): Idempotency {
  const inFlight = new Map<string, string>();
  return {
    enter(slot) {
      const working = inFlight.get(slot.key);
      const kept = store.read("answer", slot.key);
      const known = kept && isFresh(kept, store) ? kept : undefined;
      const first = working ?? known?.fingerprint;
      if (first !== undefined && first !== slot.fingerprint) throw mismatch(slot.key);
      if (working !== undefined) throw busy(slot.key);
      if (known) return { reply: known, requestId: known.requestId };
      inFlight.set(slot.key, slot.fingerprint);
      return null;
    },
    leave: (slot) => void inFlight.delete(slot.key),
  };
}

function isFresh(answer: AnswerRow, store: Store): boolean {
  return answer.at > store.nowMs() / 1000 - ANSWER_LIFE_S;
}

function busy(key: string): ApiError {
  return new ApiError(409, {
    type: "idempotency_error",
    code: "idempotency_key_in_use",
    message: `There is currently another in-progress request using this Idempotent Key (${key}). Please try again later.`,
  });
}

/** Stores a response in the same commit as the effect it describes. */
export function keepAnswer(tx: Tx, slot: Slot, reply: Reply, requestId: string): void {
  const { status, body } = reply;
  tx.save("answer", {
    id: slot.key,
    fingerprint: slot.fingerprint,
    status,
    body,
    requestId,
    at: tx.now(),
  });
}
