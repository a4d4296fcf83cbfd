import type { SessionUser } from "#shared/accounts/user.ts";
import type { Encryption } from "./encryption.ts";

/** Where a session was opened, for the list of one's sessions. */
type SessionOrigin = { userAgent: string; address: string };

/** A session as the cookie carries it. */
type OpenedSession = { token: string; expiresAt: Date };

/** The session of a call, as far as what may be done in it depends on it. */
export type SessionState = {
  id: string;
  /** When the password was last given in it. */
  confirmedAt: Date | null;
};

type ReadSession = {
  user: SessionUser;
  session: SessionState;
  expiresAt: Date;
  /** The cookie should be sent again. */ renewed: boolean;
};

/** What an authenticator app needs to know: the secret as text, and as a picture (a `data:` address). */
type Enrollment = { secret: string; qrCode: string };

/** Passwords, sessions and second factors. The library behind it stays in this folder. */
export type Auth = Encryption & {
  /**
   * argon2id. Two passwords of one `owner`, an account or else the network that asks, are hashed at a
   * time, so that no one keeps the others waiting. Throws `busy` when too many are being hashed at once.
   */
  hashPassword(password: string, owner: string): Promise<string>;
  /** Without a hash, as for an unknown name, it is false after the same time. Throws `busy`. */
  verifyPassword(hash: string | null, password: string, owner: string): Promise<boolean>;
  /** How long it lasts at most depends on the user's role. */
  openSession(
    user: Pick<SessionUser, "id" | "role">,
    origin: SessionOrigin,
  ): Promise<OpenedSession>;
  /** Null for a token that is unknown, expired or of a disabled user. */
  readSession(token: string): Promise<ReadSession | null>;
  /**
   * Gives an open session another token: the one it had opens nothing any more. With `isConfirmed` the
   * password counts as given now. Null when the session has ended.
   */
  renewSession(id: string, options: { isConfirmed: boolean }): Promise<OpenedSession | null>;
  endSession(token: string): Promise<void>;
  endAllSessions(userId: string): Promise<void>;
  /** Whether a password is among the commonest, in any case of letters, or our own name. */
  isCommonPassword(password: string): boolean;
  /** A new secret of an authenticator app, in Base32. */
  newSecret(): string;
  enrollmentOf(secret: string, account: string): Promise<Enrollment>;
  /** The time step that a code belongs to; null for a code that is wrong at `now`. */
  stepOfCode(secret: string, code: string, now: Date): number | null;
};
