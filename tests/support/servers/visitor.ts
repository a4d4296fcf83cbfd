import { randomUUID } from "node:crypto";
import type { Deps } from "#server/deps.ts";
import { type AppCaller, createCaller } from "#server/routers/index.ts";
import type { CookieName, Cookies } from "#server/trpc/context.ts";

export type Visitor = {
  /** The visitor's cookies, stored as a browser would. */
  jar: Map<CookieName, string>;
  /** Makes one call; the session is looked up for each call, as for a request. */
  call<Result>(run: (api: AppCaller) => Promise<Result>): Promise<Result>;
};

/** A caller of procedures with separate cookies and a fixed address. */
export function visitor(deps: Deps, address = "203.0.113.7"): Visitor {
  const jar = new Map<CookieName, string>();
  const cookies: Cookies = {
    read: (name) => jar.get(name) ?? null,
    write: (name, value) => void jar.set(name, value),
    clear: (name) => void jar.delete(name),
  };
  return {
    jar,
    async call(run) {
      const token = jar.get("session");
      const session = token ? await deps.auth.readSession(token) : null;
      const api = createCaller({
        deps,
        cookies,
        address,
        user: session?.user ?? null,
        session: session?.session ?? null,
        userAgent: "Furrow tests",
        requestId: randomUUID(),
      });
      return run(api);
    },
  };
}
