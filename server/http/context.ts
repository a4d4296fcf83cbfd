import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import type { Context } from "../trpc/context.ts";
import { toTransportError } from "../trpc/errors.ts";
import { busyWhenAway } from "../trpc/records.ts";
import { cookiesOf } from "./cookies.ts";

/** Builds what a procedure knows about its call, the signed-in user among it. */
export function contextFactory(deps: Deps, secureCookies: boolean) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Context> => {
    const cookies = cookiesOf(request, reply, secureCookies);
    const token = cookies.read("session");
    const session = token ? await deps.auth.readSession(token).catch(rethrowBusy) : null;
    if (token && !session) cookies.clear("session");
    if (token && session?.renewed) cookies.write("session", token, session.expiresAt);
    return {
      deps,
      cookies,
      user: session?.user ?? null,
      address: request.ip,
      userAgent: request.headers["user-agent"]?.slice(0, 400) ?? "",
      requestId: request.id,
    };
  };
}

function rethrowBusy(error: unknown): never {
  const busy = busyWhenAway(error);
  throw busy ? toTransportError(busy) : error;
}

export type CreateContext = ReturnType<typeof contextFactory>;
