import { rmSync } from "node:fs";
import { expect } from "vitest";
import type { FastifyInstance } from "fastify";
import { type AppOptions, createApp } from "#server/app.ts";
import type { Deps } from "#server/deps.ts";
import { sandboxBrowser } from "#server/payments/sandbox/cards/browser.ts";
import { type MarketPlace, openMarketPlace } from "../market/market-place.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export const PUBLIC_URL = "http://localhost:3000";

export type TestApp = FastifyInstance & AsyncDisposable;

/** The product's HTTP server with these dependencies, without pages, for `inject` or for listening. */
export async function openApp(deps: Deps, options: Partial<AppOptions> = {}): Promise<TestApp> {
  const picturesDir = temporaryFolder("pictures");
  const app = await createApp({
    deps,
    publicUrl: PUBLIC_URL,
    log: false,
    trustProxy: [],
    metricsToken: null,
    readiness: {},
    requestsPerMinute: 1_000_000,
    requestsAtOnce: 400,
    picturesDir,
    pages: null,
    ...options,
  });
  const close = async () => {
    await app.close();
    rmSync(picturesDir, { recursive: true });
  };
  return Object.assign(app, { [Symbol.asyncDispose]: close });
}

export type HttpMarket = MarketPlace & { app: TestApp };

/** A market with its HTTP server, including the payment sandbox's browser endpoints. */
export async function openHttpMarket(options: Partial<AppOptions> = {}): Promise<HttpMarket> {
  const market = await openMarketPlace();
  const app = await openApp(market.deps, {
    extraRoutes: async (server) => {
      await server.register(sandboxBrowser, {
        sandboxPort: market.sandboxPort,
        publishableKey: market.deps.payments.publishableKey,
      });
    },
    ...options,
  });
  const close = async () => {
    await app[Symbol.asyncDispose]();
    await market[Symbol.asyncDispose]();
  };
  return { ...market, app, [Symbol.asyncDispose]: close };
}

export type Answer = {
  status: number;
  body: Record<string, unknown>;
  text: string;
  headers: Record<string, string | undefined>;
  /** The raw `Set-Cookie` headers. */
  cookies: string[];
};
type Headers = Record<string, string>;
type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";

export type Client = {
  /** Cookies by name, stored as a browser would. */
  jar: Map<string, string>;
  get(url: string, headers?: Headers): Promise<Answer>;
  /** Sends a JSON body, or no body for `undefined`. */
  post(url: string, body?: unknown, headers?: Headers): Promise<Answer>;
  /** Sends a raw body, with a JSON content type unless the headers override it. */
  send(method: Method, url: string, payload?: string | Buffer, headers?: Headers): Promise<Answer>;
};

/** A plain HTTP client with separate cookies and a fixed address. */
export function httpClient(app: FastifyInstance, address = "203.0.113.7"): Client {
  const jar = new Map<string, string>();
  const cookieHeader = (): Headers =>
    jar.size === 0
      ? {}
      : { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") };
  const send: Client["send"] = async (method, url, payload, headers = {}) => {
    const response = await app.inject({
      method,
      url,
      remoteAddress: address,
      headers: {
        ...cookieHeader(),
        ...(payload === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value, expires } of response.cookies) {
      if (value === "" || (expires && expires.getTime() === 0)) jar.delete(name);
      else jar.set(name, value);
    }
    return {
      status: response.statusCode,
      body: bodyOf(response.headers["content-type"], response.body),
      text: response.body,
      headers: response.headers as Answer["headers"],
      cookies: [response.headers["set-cookie"] ?? []].flat(),
    };
  };
  return {
    jar,
    send,
    get: (url, headers) => send("GET", url, undefined, headers),
    post: (url, body, headers) =>
      send("POST", url, body === undefined ? undefined : JSON.stringify(body), headers),
  };
}

function bodyOf(type: unknown, text: string): Record<string, unknown> {
  if (text === "" || !String(type).startsWith("application/json")) return {};
  return JSON.parse(text) as Record<string, unknown>;
}

/** Pays as a browser does: sends the intent's client secret, form-encoded, to the provider's URL. */
export function confirmPayment(client: Client, clientSecret: string, card = "pm_card_visa") {
  const [id = ""] = clientSecret.split("_secret_");
  const form = new URLSearchParams({ client_secret: clientSecret, payment_method: card });
  return client.send("POST", `/__stripe_sandbox/v1/payment_intents/${id}/confirm`, `${form}`, {
    "content-type": "application/x-www-form-urlencoded",
  });
}

/** The shape of every error response of the API. */
export const failure = (code: string, message?: unknown) => ({
  error: expectText(message),
  message: expectText(message),
  code,
  requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
});

const expectText = (message: unknown) => message ?? expect.stringMatching(/^[A-Z].{3,}/);
