import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../clock.ts";
import type { CookieName, Cookies } from "../trpc/context.ts";

/** The cookie's full name. The `__Host-` prefix ties it to this exact host and requires https. */
function cookieName(name: CookieName, secure: boolean): string {
  return `${secure ? "__Host-" : ""}furrow_${name}`;
}

/** Cookies that identify the visitor or their checkout. */
const IDENTIFYING: readonly CookieName[] = ["session", "checkout"];

/**
 * Whether a request carries no identifying cookie, so that its response cannot be personal. Reads cookies exactly
 * as `cookiesOf` does: a request with any cookie that a procedure could see is not anonymous.
 */
export function isAnonymous(request: FastifyRequest, secure: boolean): boolean {
  return IDENTIFYING.every((name) => !request.cookies[cookieName(name, secure)]);
}

export type CookieWays = { secure: boolean; clock: Clock };

/**
 * Reads a request's cookies and writes them to its reply: HttpOnly, SameSite=Lax, for the whole site. Lifetimes
 * are sent as `Max-Age`, because an expiry date would depend on the browser's clock, which may be wrong.
 */
export function cookiesOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { secure, clock }: CookieWays,
): Cookies {
  const secondsUntil = (end: Date) => Math.ceil((end.getTime() - clock.now().getTime()) / 1_000);
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  return {
    read: (name) => request.cookies[cookieName(name, secure)] || null,
    write: (name, value, expires) => {
      void reply.setCookie(cookieName(name, secure), value, {
        ...options,
        ...(expires ? { maxAge: secondsUntil(expires) } : {}),
      });
    },
    clear: (name) => {
      void reply.clearCookie(cookieName(name, secure), options);
    },
  };
}
