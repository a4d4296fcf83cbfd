import type { FastifyReply, FastifyRequest } from "fastify";
import { DomainError } from "#shared/errors.ts";
import type { Deps } from "../deps.ts";
import type { Context, Cookies } from "../trpc/context.ts";
import { toTransportError } from "../trpc/errors.ts";
import { withDatabaseTimeout } from "../services/platform/database/database-timeout.ts";
import { busyWhenUnavailable } from "../services/platform/database/database-unavailable.ts";
import { isSharedRead } from "./pages/cache-key.ts";
import { cookiesOf } from "./cookies.ts";
import type { Crowd } from "./guards/crowd.ts";

/** The user id behind each request, once its session has been read. */
const actors = new WeakMap<FastifyRequest, string>();

/** The id of the signed-in user who sent a request; undefined for a visitor, or before the session is read. */
export function actorOf(request: FastifyRequest): string | undefined {
  return actors.get(request);
}

/** Returns the function that builds a procedure's context, with the signed-in user. Throws `busy` under overload. */
export function contextFactory(
  deps: Deps,
  { secureCookies, crowd }: { secureCookies: boolean; crowd: Crowd },
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Context> => {
    try {
      crowd.enter(request, reply);
    } catch (error) {
      rethrowBusy(error);
    }
    const ways = { secure: secureCookies, clock: deps.clock };
    const cookies = isSharedRead(request) ? NO_COOKIES : cookiesOf(request, reply, ways);
    const token = cookies.read("session");
    const session = token
      ? await withDatabaseTimeout(deps.db, deps.auth.readSession(token)).catch(rethrowBusy)
      : null;
    if (token && !session && rendersPage(request)) cookies.clear("session");
    if (token && session?.renewed) cookies.write("session", token, session.expiresAt);
    if (session) actors.set(request, session.user.id);
    return {
      deps,
      cookies,
      user: session?.user ?? null,
      session: session?.session ?? null,
      address: request.ip,
      userAgent: request.headers["user-agent"]?.slice(0, 400) ?? "",
      requestId: request.id,
    };
  };
}

/**
 * Whether a response is a page. Only pages clear a dead cookie: a call that was under way while the
 * session got another token would take the new cookie away.
 */
function rendersPage({ method, headers }: FastifyRequest): boolean {
  return method === "GET" && headers.accept?.includes("text/html") === true;
}

/** Shared reads see no cookies, so that their responses can be cached for everyone. */
const NO_COOKIES: Cookies = { read: () => null, write: () => {}, clear: () => {} };

/** Throws `busy` if the error means that the database is unavailable; otherwise rethrows it unchanged. */
export function rethrowBusy(error: unknown): never {
  const busy = error instanceof DomainError ? error : busyWhenUnavailable(error);
  throw busy ? toTransportError(busy) : error;
}

export type CreateContext = ReturnType<typeof contextFactory>;
