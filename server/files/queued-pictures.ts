import { createGate } from "../throttle/gate.ts";
import type { PictureStore } from "./picture-store.ts";

/** A page of the shop asks for 24 pictures; each read takes a few milliseconds. */
const READS = { atOnce: 4, queue: 200 };

/**
 * The same store, read for visitors: a few pictures at a time, because they may lie in the database, whose connections
 * also serve checkouts. Reads throw `busy` when the queue is full.
 */
export function queuedPictures(store: PictureStore, limits = READS): PictureStore {
  const pass = createGate(limits);
  return { ...store, get: (name) => pass(() => store.get(name)) };
}
