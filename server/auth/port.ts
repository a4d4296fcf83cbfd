import type { SessionUser } from "#shared/accounts/user.ts";
import type { Encryption } from "./encryption.ts";

/** Where a session was opened, shown in the user's list of sessions. */
type SessionOrigin = { userAgent: string; address: string };

/** An opened session, as written to the cookie. */
type OpenedSession = { token: string; expiresAt: Date };

/** The session fields that determine what the caller may do. */
export type SessionState = {
  id: string;
  /** When the password was last entered in this session. */
  confirmedAt: Date | null;
};

type ReadSession = {
  user: SessionUser;
  session: SessionState;
  expiresAt: Date;
  /** Whether the cookie should be sent again. */ renewed: boolean;
};

/** What an authenticator app needs: the secret as text and as a QR code (a `data:` URL). */
type Enrollment = { secret: string; qrCode: string };

/** Passwords, sessions and second factors. The library behind it is used only in this folder. */
export type Auth = Encryption & {
  /**
   * Hashes with argon2id. At most two hashes run at a time per `owner` (the account, or else the caller's
   * network), so that nobody can block the others. Throws `busy` when too many are waiting.
   */
  hashPassword(password: string, owner: string): Promise<string>;
  /** Without a hash, as for an unknown name, returns false after the same time. Throws `busy`. */
  verifyPassword(hash: string | null, password: string, owner: string): Promise<boolean>;
  /** The maximum lifetime depends on the user's role. */
  openSession(
    user: Pick<SessionUser, "id" | "role">,
    origin: SessionOrigin,
  ): Promise<OpenedSession>;
  /** Null if the token is unknown or expired, or if the user is disabled. */
  readSession(token: string): Promise<ReadSession | null>;
  /**
   * Gives an open session a new token and invalidates the old one. With `isConfirmed`, the password counts as just
   * entered. Null if the session has ended.
   */
  renewSession(id: string, options: { isConfirmed: boolean }): Promise<OpenedSession | null>;
  endSession(token: string): Promise<void>;
  endAllSessions(userId: string): Promise<void>;
  /** Whether a password is among the most common ones, ignoring case, or is our own name. */
  isCommonPassword(password: string): boolean;
  /** A new authenticator secret, in Base32. */
  newSecret(): string;
  enrollmentOf(secret: string, account: string): Promise<Enrollment>;
  /** The time step that a code belongs to; null if it is not valid at `now`. */
  stepOfCode(secret: string, code: string, now: Date): number | null;
};
