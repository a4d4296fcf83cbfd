import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../clock.ts";
import type { CookieName, Cookies } from "../trpc/context.ts";

/** The names in the browser. `__Host-` ties a cookie to this very host, and demands https. */
function cookieName(name: CookieName, secure: boolean): string {
  return `${secure ? "__Host-" : ""}furrow_${name}`;
}

/** Cookies that say who the visitor is, or whose checkout this is. */
const IDENTIFYING: readonly CookieName[] = ["session", "checkout"];

/**
 * Whether a request carries nothing by which an answer could be anyone's own. Read as `cookiesOf` reads
 * cookies, so that whatever a procedure could see makes a request not anonymous.
 */
export function isAnonymous(request: FastifyRequest, secure: boolean): boolean {
  return IDENTIFYING.every((name) => !request.cookies[cookieName(name, secure)]);
}

export type CookieWays = { secure: boolean; clock: Clock };

/**
 * Reads the cookies of a request and writes them onto its reply: HttpOnly, Lax, whole site. How long one
 * lasts is said in seconds: a date would be judged by the clock of the browser, which may be wrong.
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
