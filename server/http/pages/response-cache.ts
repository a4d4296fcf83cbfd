import type { FastifyInstance, FastifyRequest } from "fastify";
import { databaseUnavailable } from "../../services/platform/database/database-timeout.ts";
import { isAnonymous } from "../cookies.ts";
import { isSharedRead, keyOf } from "./cache-key.ts";
import { answerOf, type KeptAnswer, replay } from "./kept-answer.ts";

/** Maximum age of a cached response, in milliseconds. Also limits how stale time-dependent content can get. */
const LIFE_MS = 10_000;
/** Maximum age, in milliseconds, while we cannot confirm that no change was missed. */
const UNPROVEN_MS = 1_000;
/** Maximum number of cached responses; a shop page is about 100 kB. */
const LARGEST = 600;

type Cached = { answer: Promise<KeptAnswer | null>; since: number; isUnavailable: boolean };
/** Status of a response that failed because the database is unavailable. */
const UNAVAILABLE = 503;

/** Notifications of catalog changes made by any process. */
export type CatalogChanges = {
  /** Calls back after every change, and whenever one may have been missed. */
  listen(onChange: () => void): Promise<void>;
  /** Resolves once every change committed before this call has been processed. */
  processedAll(): Promise<void>;
};

type CacheOptions = {
  secureCookies: boolean;
  /** Called after a change, before new responses are made, to clear caches that they would be made from. */
  onChange: () => void;
};

/**
 * Caches public responses about the catalog for a few seconds and shares one in progress among concurrent
 * requests. A change in the database clears the cache immediately; while we cannot confirm that all notifications
 * arrive, responses live for one second only. Checkout, accounts and writes are never cached.
 *
 * Responses may depend only on the key (`keyOf`): catalog reads do not depend on the caller (`isSharedRead`),
 * visitors who are not anonymous (`isAnonymous`) bypass the cache for pages, streams are rejected
 * (`sendWholeAnswers`), and pages are rendered from the path and the configured public address. Evicts the least
 * recently used response.
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

  // Runs after the rate limits, so that cached responses count against them too.
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
      // Let the waiting requests fail as well: they have waited long enough.
      entry.isUnavailable = status === UNAVAILABLE;
      // Do not let an uncacheable response block the next one from being cached.
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

/** Marks an entry as the most recently used and evicts the oldest one if the cache is full. */
function touch(cache: Map<string, Cached>, key: string, entry: Cached): void {
  cache.delete(key);
  cache.set(key, entry);
  const [oldest] = cache.keys();
  if (cache.size > LARGEST && oldest !== undefined) cache.delete(oldest);
}

/** Whether all changes up to a second ago have been processed. Rechecks only while requests come in. */
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
