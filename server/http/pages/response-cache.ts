import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { databaseUnavailable } from "../../services/platform/database-timeout.ts";
import { isAnonymous } from "../cookies.ts";
import { nonceOf } from "../guards/security.ts";

/** How long an answer is cached at most, in milliseconds: what depends on the hour is never older. */
const LIFE_MS = 10_000;
/** How long an answer is good without a proof that nothing has changed: no answer is out of date for longer. */
const UNPROVEN_MS = 1_000;
/** Answers cached at once; a page of the shop is about 100 kB. */
const LARGEST = 300;

/** Pages of the catalog, and the reads behind them: the same for every anonymous visitor. */
const PAGES = /^\/(?:(?:home|shop|farmers|recipes)?(?:[?/][^#]*)?|products\/\d+)$/u;
const READS = /^\/trpc\/(?:(?:catalog|farms|recipes)\.\w+,?)+(?:\?|$)/u;

/** Ready to be sent: the bytes between the places where the asking request's nonce goes. */
type Answer = { status: number; type: string; parts: Buffer[] };
type Cached = { answer: Promise<Answer | null>; since: number; isUnavailable: boolean };
/** The status of an answer that could not be made, because the database is unavailable. */
const UNAVAILABLE = 503;

/** The changes of the catalog, in whatever process they are made. */
export type CatalogChanges = {
  /** Calls back after every change, and whenever one may have been missed. */
  listen(onChange: () => void): Promise<void>;
  /** Resolves once every change that was committed before the call has been processed. */
  processedAll(): Promise<void>;
};

/**
 * Keeps answers about the catalog for some seconds, and shares one that is being made with all who
 * ask for it at that time. A change in the database empties it at once; while there is no proof that all
 * changes arrive, answers are cached for one second. The nonces of a page are the asking request's own.
 * Checkout, accounts and everything written never come from here.
 *
 * The address alone is the key, so nothing else may change an answer: who is not anonymous
 * (`isAnonymous`) is passed by, streams are refused (`sendWholeAnswers`), and pages are made from the
 * path and the configured public address.
 */
export async function addResponseCache(
  app: FastifyInstance,
  changes: CatalogChanges,
  secureCookies: boolean,
): Promise<void> {
  let cache = new Map<string, Cached>();
  await changes.listen(() => {
    cache = new Map();
  });
  const isUpToDate = proving(changes);
  const making = new WeakMap<FastifyRequest, (answer: Answer | null, status?: number) => void>();

  // After the limits on requests, which count these as well.
  app.addHook("preHandler", async (request, reply) => {
    const key = isAnonymous(request, secureCookies) ? keyOf(request) : null;
    if (key === null) return;
    const cached = cache.get(key);
    const age = cached ? performance.now() - cached.since : LIFE_MS;
    if (cached && age < (isUpToDate() ? LIFE_MS : UNPROVEN_MS)) {
      const answer = await cached.answer;
      if (answer) return replay(request, reply, answer);
      if (cached.isUnavailable) throw databaseUnavailable();
      return;
    }
    const { promise, resolve } = Promise.withResolvers<Answer | null>();
    const entry: Cached = { answer: promise, since: performance.now(), isUnavailable: false };
    const held = cache;
    if (held.size >= LARGEST) held.clear();
    held.set(key, entry);
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

/** Null for what must be made again for each who asks: anything but plain reads of the catalog. */
function keyOf({ method, url, headers }: FastifyRequest): string | null {
  if (method !== "GET") return null;
  if (READS.test(url)) return url;
  return PAGES.test(url) && headers.accept?.includes("text/html") ? url : null;
}

function answerOf(request: FastifyRequest, reply: FastifyReply, payload: unknown): Answer | null {
  const type = reply.getHeader("content-type");
  if (reply.statusCode !== 200 || reply.hasHeader("set-cookie")) return null;
  if (typeof payload !== "string" || typeof type !== "string") return null;
  const texts = isPage(type) ? payload.split(nonceOf(request)) : [payload];
  return { status: reply.statusCode, type, parts: texts.map((text) => Buffer.from(text)) };
}

function replay(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  const { status, type, parts } = answer;
  const [first] = parts;
  const body = parts.length === 1 && first ? first : joined(parts, nonceOf(request));
  return reply
    .code(status)
    .type(type)
    .header("cache-control", isPage(type) ? "private, no-cache" : "no-store")
    .send(body);
}

function joined(parts: readonly Buffer[], nonce: string): Buffer {
  const between = Buffer.from(nonce);
  return Buffer.concat(parts.flatMap((part, at) => (at === 0 ? [part] : [between, part])));
}

function isPage(type: string): boolean {
  return type.startsWith("text/html");
}
