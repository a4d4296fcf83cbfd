import type { SessionUser } from "#shared/accounts/user.ts";
import type { SessionState } from "../auth/port.ts";
import type { Deps } from "../deps.ts";

/** Cookies of the request and its response. Values are opaque tokens. */
export type Cookies = {
  read(name: CookieName): string | null;
  /** `expires: null` makes a session cookie. */
  write(name: CookieName, value: string, expires: Date | null): void;
  clear(name: CookieName): void;
};
/** `device` identifies the browser, for the sign-in throttle only. `language` is the user's choice. */
export type CookieName = "session" | "checkout" | "device" | "language";

/** The context of a procedure call. */
export type Context = {
  deps: Deps;
  cookies: Cookies;
  user: SessionUser | null;
  /** The session of `user`; null for visitors. */
  session: SessionState | null;
  /** The caller's network address, as reported by the trusted proxies. */
  address: string;
  userAgent: string;
  requestId: string;
  /** Aborted once the caller has been told that the database is unavailable. */
  givenUp?: AbortSignal | undefined;
};
