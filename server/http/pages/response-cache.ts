import type { FastifyInstance, FastifyRequest } from "fastify";
import { databaseUnavailable } from "../../services/platform/database-timeout.ts";
import { isAnonymous } from "../cookies.ts";
import { isSharedRead, keyOf } from "./cache-key.ts";
import { answerOf, type KeptAnswer, replay } from "./kept-answer.ts";

/** How long an answer is cached at most, in milliseconds: what depends on the hour is never older. */
const LIFE_MS = 10_000;
/** How long an answer is good without a proof that nothing has changed: no answer is out of date for longer. */
const UNPROVEN_MS = 1_000;
/** Answers cached at once; a page of the shop is about 100 kB. */
const LARGEST = 600;

type Cached = { answer: Promise<KeptAnswer | null>; since: number; isUnavailable: boolean };
/** The status of an answer that could not be made, because the database is unavailable. */
const UNAVAILABLE = 503;

/** The changes of the catalog, in whatever process they are made. */
export type CatalogChanges = {
  /** Calls back after every change, and whenever one may have been missed. */
  listen(onChange: () => void): Promise<void>;
  /** Resolves once every change that was committed before the call has been processed. */
  processedAll(): Promise<void>;
};

type CacheOptions = {
  secureCookies: boolean;
  /** Is called before answers are made from what is new: what they are made from may be cached too. */
  onChange: () => void;
};

/**
 * Keeps answers about the catalog for some seconds, and shares one that is being made with all who
 * ask for it at that time. A change in the database empties it at once; while there is no proof that all
 * changes arrive, answers are cached for one second. Checkout, accounts and everything written never come
 * from here.
 *
 * The key (`keyOf`) alone decides, so nothing else may change an answer: reads of the catalog know nothing
 * of who asks (`isSharedRead`), for pages who is not anonymous (`isAnonymous`) is passed by, streams are
 * refused (`sendWholeAnswers`), and pages are made from the path and the configured public address.
 * When there is no more room, the answer goes that nobody has asked for the longest.
 */
export async function addResponseCache(
  app: FastifyInstance,
  changes: CatalogChanges,
  { secureCookies, onChange }: CacheOptions,
): Promise<void> {
  let cache = new Map<string, Cached>();
  await changes.listen(() => {
    onChange();
    cache = new Map();
  });
  const isUpToDate = proving(changes);
  const making = new WeakMap<
    FastifyRequest,
    (answer: KeptAnswer | null, status?: number) => void
  >();

  // After the limits on requests, which count these as well.
  app.addHook("preHandler", async (request, reply) => {
    const isForAll = isSharedRead(request) || isAnonymous(request, secureCookies);
    const key = isForAll ? keyOf(request) : null;
    if (key === null) return;
    const cached = cache.get(key);
    const age = cached ? performance.now() - cached.since : LIFE_MS;
    if (cached && age < (isUpToDate() ? LIFE_MS : UNPROVEN_MS)) {
      touch(cache, key, cached);
      const answer = await cached.answer;
      if (answer) return replay(request, reply, answer);
      if (cached.isUnavailable) throw databaseUnavailable();
      return;
    }
    const { promise, resolve } = Promise.withResolvers<KeptAnswer | null>();
    const entry: Cached = { answer: promise, since: performance.now(), isUnavailable: false };
    const held = cache;
    touch(held, key, entry);
    making.set(request, (answer, status) => {
      // All who waited have waited long enough.
      entry.isUnavailable = status === UNAVAILABLE;
      // What cannot be cached must not keep the next answer out either.
      if (answer === null && held.get(key) === entry) held.delete(key);
      resolve(answer);
    });
  });

  app.addHook("onSend", async (request, reply, payload) => {
    making.get(request)?.(answerOf(request, reply, payload), reply.statusCode);
    making.delete(request);
    return payload;
  });
  const giveUp = async (request: FastifyRequest) => {
    making.get(request)?.(null);
    making.delete(request);
  };
  app.addHook("onRequestAbort", giveUp);
  app.addHook("onTimeout", giveUp);
  app.addHook("onResponse", giveUp);
}

/** Makes an entry the one that was asked for last, and lets the others go that are too many. */
function touch(cache: Map<string, Cached>, key: string, entry: Cached): void {
  cache.delete(key);
  cache.set(key, entry);
  const [oldest] = cache.keys();
  if (cache.size > LARGEST && oldest !== undefined) cache.delete(oldest);
}

/** Whether all changes up to a second ago have been processed. Asks again as long as there are requests. */
function proving({ processedAll }: CatalogChanges): () => boolean {
  let provenAt = Number.NEGATIVE_INFINITY;
  let isAsking = false;
  const ask = async () => {
    isAsking = true;
    const askedAt = performance.now();
    await processedAll().then(
      () => (provenAt = askedAt),
      () => {},
    );
    isAsking = false;
  };
  return () => {
    const age = performance.now() - provenAt;
    if (age > UNPROVEN_MS / 2 && !isAsking) void ask();
    return age < UNPROVEN_MS;
  };
}
