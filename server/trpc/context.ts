import type { SessionUser } from "#shared/accounts/user.ts";
import type { SessionState } from "../auth/port.ts";
import type { Deps } from "../deps.ts";

/** Cookies of this request and its answer. Values are opaque tokens. */
export type Cookies = {
  read(name: CookieName): string | null;
  /** `expires` null makes a cookie of the browser session. */
  write(name: CookieName, value: string, expires: Date | null): void;
  clear(name: CookieName): void;
};
/** `device` names the browser, and only to the throttle of sign-ins; `language` is what its person chose. */
export type CookieName = "session" | "checkout" | "device" | "language";

/** What a procedure knows about the call. */
export type Context = {
  deps: Deps;
  cookies: Cookies;
  user: SessionUser | null;
  /** The session of `user`; null for a visitor. */
  session: SessionState | null;
  /** The caller's network address, as far as the trusted proxies report. */
  address: string;
  userAgent: string;
  requestId: string;
  /** Aborted once the caller got the answer that the database is unavailable. */
  givenUp?: AbortSignal | undefined;
};
