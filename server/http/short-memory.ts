import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { nonceOf } from "./security.ts";

/** How long an answer is kept at most, in milliseconds: what depends on the hour is never older. */
const LIFE_MS = 10_000;
/** How long an answer is good without a proof that nothing has changed: none is older than the truth by more. */
const UNPROVEN_MS = 1_000;
/** Answers kept at once; a page of the shop is about 100 kB. */
const LARGEST = 300;

/** Pages of the catalogue, and the reads behind them: the same for everybody who is not signed in. */
const PAGES = /^\/(?:(?:home|shop|farmers|recipes)?(?:[?/][^#]*)?|products\/\d+)$/u;
const READS = /^\/trpc\/(?:(?:catalog|farms|recipes)\.\w+,?)+(?:\?|$)/u;

/** Ready to be sent: the bytes between the places where the asking request's nonce goes. */
type Answer = { status: number; type: string; parts: Buffer[] };
type Kept = { answer: Promise<Answer | null>; since: number };

/** The changes of the catalogue, in whatever process they are made. */
export type CatalogueChanges = {
  /** Calls back after every change, and whenever one may have been missed. */
  listen(onChange: () => void): Promise<void>;
  /** Resolves once every change that was committed before the call has been heard. */
  heardAll(): Promise<void>;
};

/**
 * Keeps answers about the catalogue for some seconds, and shares one that is being made with all who
 * ask for it meanwhile. A change in the database empties it at once; while nobody can prove that all
 * changes are heard, answers are kept for one second. The nonces of a page are the asking request's own.
 * Checkout, accounts and everything written never come from here.
 */
export async function addShortMemory(
  app: FastifyInstance,
  changes: CatalogueChanges,
): Promise<void> {
  let memory = new Map<string, Kept>();
  await changes.listen(() => {
    memory = new Map();
  });
  const isUpToDate = proving(changes);
  const making = new WeakMap<FastifyRequest, (answer: Answer | null) => void>();

  // After the limits on requests, which count these as well.
  app.addHook("preHandler", async (request, reply) => {
    const key = keyOf(request);
    if (key === null) return;
    const kept = memory.get(key);
    const age = kept ? performance.now() - kept.since : LIFE_MS;
    if (kept && age < (isUpToDate() ? LIFE_MS : UNPROVEN_MS)) {
      const answer = await kept.answer;
      if (answer) return replay(request, reply, answer);
      return;
    }
    const { promise, resolve } = Promise.withResolvers<Answer | null>();
    making.set(request, resolve);
    if (memory.size >= LARGEST) memory.clear();
    memory.set(key, { answer: promise, since: performance.now() });
  });

  app.addHook("onSend", async (request, reply, payload) => {
    const keep = making.get(request);
    if (!keep) return payload;
    making.delete(request);
    const body = payload instanceof Response ? await unwrap(reply, payload) : payload;
    keep(answerOf(request, reply, body));
    return body;
  });
  const giveUp = async (request: FastifyRequest) => {
    making.get(request)?.(null);
  };
  app.addHook("onRequestAbort", giveUp);
  app.addHook("onTimeout", giveUp);
  app.addHook("onResponse", giveUp);
}

/** Tells whether all changes up to a second ago have been heard. Asks again while somebody wants to know. */
function proving({ heardAll }: CatalogueChanges): () => boolean {
  let provenAt = Number.NEGATIVE_INFINITY;
  let isAsking = false;
  const ask = async () => {
    isAsking = true;
    const askedAt = performance.now();
    await heardAll().then(
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

/** Null for what must be made anew: anything but plain reads of somebody without a session. */
function keyOf({ method, url, headers }: FastifyRequest): string | null {
  if (method !== "GET" || /furrow_(?:session|checkout)=/u.test(headers.cookie ?? "")) return null;
  if (READS.test(url)) return url;
  return PAGES.test(url) && headers.accept?.includes("text/html") ? url : null;
}

/** The answer of a procedure comes as a whole `Response`: its parts go onto the reply. */
async function unwrap(reply: FastifyReply, response: Response): Promise<string> {
  for (const [name, value] of response.headers) void reply.header(name, value);
  void reply.code(response.status);
  return response.text();
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
