import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { randomBytes } from "node:crypto";
import { makeApi } from "./api.ts";
import type { ApiAnswer } from "./api.ts";
import { makeCalls } from "./calls.ts";
import type { SandboxConfig } from "../config.ts";
import { runControl } from "../control/control.ts";
import type { ControlDeps } from "../control/control.ts";
import { errorFacts } from "./error-facts.ts";
import { ApiError } from "./errors.ts";
import { makeFaults } from "../control/faults.ts";
import type { Json } from "./json.ts";
import { configureEndpoints } from "../resources/webhook-endpoints.ts";
import type { Store } from "../state/store.ts";
import { makeTimers } from "../state/timers.ts";
import { API_VERSION } from "./version.ts";
import { makeWebhooks } from "../events/webhooks.ts";

const MAX_BODY = 256 * 1024;
const NO_ONE = { requestId: null, idempotencyKey: null };

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_BODY) {
      throw new ApiError(413, { type: "invalid_request_error", message: "Request too large." });
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: Json,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}

function headerOf(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return typeof value === "string" && value !== "" ? value : null;
}

/** `orphan` is true when the app that started the sandbox is gone. */
function health(): { pid: number; orphan: boolean } {
  return { pid: process.pid, orphan: !process.connected };
}

export type Sandbox = { server: Server; stop(): Promise<void> };

/** Serves the API and the control API on one HTTP server, over an open store. */
export function makeSandbox(store: Store, config: SandboxConfig): Sandbox {
  const webhooks = makeWebhooks(store);
  const timers = makeTimers(store, webhooks.wake);
  const faults = makeFaults();
  const calls = makeCalls();
  const { secretKey, controlToken } = config;
  const configure = () => store.commit(NO_ONE, (tx) => configureEndpoints(tx, config));
  const api = makeApi({ store, faults, calls, secretKey, changed: webhooks.wake });
  const control: ControlDeps = {
    store,
    faults,
    calls,
    webhooks,
    runTimers: timers.run,
    configure,
    controlToken,
  };

  async function answerControl(request: IncomingMessage, path: string): Promise<Json> {
    const body = await bodyOf(request);
    const { authorization } = request.headers;
    return runControl(control, { method: request.method ?? "GET", path, body, authorization });
  }
  async function answerApi(
    request: IncomingMessage,
    url: URL,
    requestId: string,
  ): Promise<ApiAnswer> {
    const body = await bodyOf(request);
    return api({
      method: request.method ?? "GET",
      path: url.pathname,
      form: request.method === "POST" ? body : url.search.slice(1),
      authorization: request.headers.authorization,
      idempotencyKey: headerOf(request, "idempotency-key"),
      account: headerOf(request, "stripe-account"),
      requestId,
    });
  }
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://sandbox");
    const requestId = `req_${randomBytes(7).toString("hex")}`;
    if (url.pathname === "/__sandbox/health") return sendJson(response, 200, health());
    if (url.pathname.startsWith("/__sandbox/")) {
      return sendJson(response, 200, await answerControl(request, url.pathname));
    }
    const given = await answerApi(request, url, requestId);
    if (!given) return void request.socket.destroy();
    sendJson(response, given.reply.status, given.reply.body, {
      "request-id": requestId,
      "stripe-version": headerOf(request, "stripe-version") ?? API_VERSION,
      ...given.headers,
    });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const known = error instanceof ApiError ? error : null;
      if (!known) console.error("sandbox request failed:", JSON.stringify(errorFacts(error)));
      const body = { error: known?.body ?? { type: "api_error", message: "Not understood." } };
      if (!response.headersSent) sendJson(response, known?.status ?? 400, body);
    });
  });
  // Longer than clients keep idle connections, so that none is closed while a request is arriving.
  server.keepAliveTimeout = 65_000;
  configure();
  if (config.webhookMode) {
    const { webhookMode } = config;
    store.commit(NO_ONE, (tx) => tx.save("world", { ...tx.world(), webhooks: webhookMode }));
  }
  timers.start();
  webhooks.wake();

  async function stop(): Promise<void> {
    timers.stop();
    webhooks.stop();
    await new Promise<void>((done) => {
      server.close(() => done());
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), 1000).unref();
    });
    store.close();
  }
  return { server, stop };
}
