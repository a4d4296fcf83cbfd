import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { nonceOf } from "./security.ts";

/** How long an answer is kept at most, in milliseconds: what depends on the hour is never older. */
const LIFE_MS = 1_000;
/** Answers kept at once; a page of the shop is about 100 kB. */
const LARGEST = 300;

/** Pages of the catalogue, and the reads behind them: the same for everybody who is not signed in. */
const PAGES = /^\/(?:(?:home|shop|farmers|recipes)?(?:[?/][^#]*)?|products\/\d+)$/u;
const READS = /^\/trpc\/(?:(?:catalog|farms|recipes)\.\w+,?)+(?:\?|$)/u;

type Answer = { status: number; type: string; body: string; nonce: string };
type Kept = { answer: Promise<Answer | null>; until: number };

/** Called whenever something of the catalogue has changed, in whatever process. */
export type CatalogueChanges = (onChange: () => void) => Promise<void>;

/**
 * Keeps answers about the catalogue for a second, and shares one that is being made with all who ask
 * for it meanwhile. A change in the database empties it at once; the nonces of a page are the asking
 * request's own. Checkout, accounts and everything written never come from here.
 */
export async function addShortMemory(
  app: FastifyInstance,
  changes: CatalogueChanges,
): Promise<void> {
  let memory = new Map<string, Kept>();
  await changes(() => {
    memory = new Map();
  });
  const making = new WeakMap<FastifyRequest, (answer: Answer | null) => void>();

  // After the limits on requests, which count these as well.
  app.addHook("preHandler", async (request, reply) => {
    const key = keyOf(request);
    if (key === null) return;
    const kept = memory.get(key);
    if (kept && kept.until > performance.now()) {
      const answer = await kept.answer;
      if (answer) return replay(request, reply, answer);
      return;
    }
    const { promise, resolve } = Promise.withResolvers<Answer | null>();
    making.set(request, resolve);
    if (memory.size >= LARGEST) memory.clear();
    memory.set(key, { answer: promise, until: performance.now() + LIFE_MS });
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
  return { status: reply.statusCode, type, body: payload, nonce: nonceOf(request) };
}

function replay(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  const isPage = answer.type.startsWith("text/html");
  return reply
    .code(answer.status)
    .type(answer.type)
    .header("cache-control", isPage ? "private, no-cache" : "no-store")
    .send(isPage ? answer.body.replaceAll(answer.nonce, nonceOf(request)) : answer.body);
}
