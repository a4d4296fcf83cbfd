import { readFileSync } from "node:fs";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { keyOf, sameSecret } from "../http/auth.ts";
import { exchange } from "../http/exchange.ts";

export type SandboxBrowserOptions = {
  /** The port that the sandbox process listens on. */
  sandboxPort: number;
  /** The publishable key of our pages; calls with any other key are rejected. */
  publishableKey: string;
};

const PREFIX = "/__stripe_sandbox";
const TIMEOUT_MS = 15_000;
/** The sandbox's frames may run only their own scripts, and only our own pages may frame them. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self' data:; connect-src 'self'; " +
  "img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const FORM = { "content-type": "application/x-www-form-urlencoded;charset=UTF-8" };
const HTML = "text/html; charset=utf-8";
const SCRIPT = "text/javascript; charset=utf-8";
const STYLE = "text/css; charset=utf-8";
/** Served files: path, source files, content type. */
const FILES: [path: string, files: string[], type: string][] = [
  ["stripe.js", ["elements.browser.js", "stripe-js.browser.js"], SCRIPT],
  ["frame", ["frame.html"], HTML],
  ["frame.browser.js", ["frame.browser.js"], SCRIPT],
  ["card-rules.browser.js", ["card-rules.browser.js"], SCRIPT],
  ["frame-words.browser.js", ["frame-words.browser.js"], SCRIPT],
  ["frame.css", ["frame.css"], STYLE],
  ["challenge", ["challenge.html"], HTML],
  ["challenge.js", ["challenge.browser.js"], SCRIPT],
  ["redirect", ["redirect.html"], HTML],
  ["redirect.js", ["redirect.browser.js"], SCRIPT],
  ["onboarding", ["onboarding.html"], HTML],
  ["onboarding.js", ["onboarding.browser.js"], SCRIPT],
  ["express", ["express.html"], HTML],
  ["page.css", ["page.css"], STYLE],
];

type IntentRequest = FastifyRequest<{ Params: { id: string } }>;

/** Overrides the app's default headers, because the app's own pages frame these. */
async function ownHeaders(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header("content-security-policy", POLICY);
  reply.header("x-frame-options", "SAMEORIGIN");
  reply.header("x-content-type-options", "nosniff");
  reply.header("referrer-policy", "no-referrer");
}

function serveFiles(app: FastifyInstance): void {
  for (const [path, files, type] of FILES) {
    const read = (file: string) => readFileSync(new URL(`./browser/${file}`, import.meta.url));
    const content = Buffer.concat(files.map(read));
    app.get(`${PREFIX}/${path}`, async (_request, reply) =>
      reply.type(type).header("cache-control", "no-cache").send(content),
    );
  }
}

function refusal(message: string): { error: { type: string; message: string } } {
  return { error: { type: "invalid_request_error", message } };
}

/** Proxies a browser's call to the sandbox. Bodies contain card numbers, so nothing of them is logged. */
function passOn({ sandboxPort, publishableKey }: SandboxBrowserOptions) {
  return async (request: IntentRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const isPost = request.method === "POST";
    const [path = "", query = ""] = (request.raw.url ?? "").split("?");
    const form = new URLSearchParams(isPost ? String(request.body ?? "") : query);
    const key = form.get("key") ?? keyOf(request.headers.authorization);
    reply.header("cache-control", "no-store");
    if (key !== "" && !sameSecret(key, publishableKey)) {
      return reply.code(401).send(refusal("Invalid API Key provided."));
    }
    form.delete("key");
    const url = `http://127.0.0.1:${sandboxPort}${path.slice(PREFIX.length)}`;
    const answer = await exchange(isPost ? url : `${url}?${form}`, {
      method: request.method,
      headers: { authorization: `Bearer ${publishableKey}`, ...(isPost && FORM) },
      body: isPost ? String(form) : "",
      timeoutMs: TIMEOUT_MS,
    });
    if (!answer) {
      const message = "The payment provider cannot be reached right now. Please try again.";
      return reply.code(502).send({ error: { type: "api_error", message } });
    }
    const requestId = answer.headers["request-id"];
    if (requestId) reply.header("request-id", requestId);
    return reply.code(answer.status).type("application/json").send(answer.text);
  };
}

/**
 * Serves the browser side of the sandbox under `/__stripe_sandbox/`: the library, the card and authentication
 * frames, and the calls a browser makes with an intent's client secret. Register it in sandbox mode only.
 */
export async function sandboxBrowser(
  app: FastifyInstance,
  options: SandboxBrowserOptions,
): Promise<void> {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 16 * 1024 },
    (_request, body, done) => done(null, body),
  );
  app.addHook("onSend", ownHeaders);
  serveFiles(app);
  for (const kind of ["payment_intents", "setup_intents"]) {
    const intent = `${PREFIX}/v1/${kind}/:id`;
    app.get(intent, passOn(options));
    app.post(`${intent}/confirm`, passOn(options));
    app.post(`${intent}/finish`, passOn(options));
  }
  const link = `${PREFIX}/v1/account_links/:id`;
  app.get(link, passOn(options));
  app.post(`${link}/finish`, passOn(options));
}
