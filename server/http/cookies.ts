import type { FastifyReply, FastifyRequest } from "fastify";
import type { CookieName, Cookies } from "../trpc/context.ts";

/** The names in the browser. `__Host-` ties a cookie to this very host, and demands https. */
function cookieName(name: CookieName, secure: boolean): string {
  return `${secure ? "__Host-" : ""}furrow_${name}`;
}

/** Reads the cookies of a request and writes them onto its reply: HttpOnly, Lax, whole site. */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Cookies {
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  return {
    read: (name) => request.cookies[cookieName(name, secure)] || null,
    write: (name, value, expires) => {
      void reply.setCookie(cookieName(name, secure), value, {
        ...options,
        ...(expires ? { expires } : {}),
      });
    },
    clear: (name) => {
      void reply.clearCookie(cookieName(name, secure), options);
    },
  };
}
