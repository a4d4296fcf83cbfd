import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { generateIdFromEntropySize } from "lucia";
import type { Db } from "#db/client.ts";
import { sessions, users } from "#db/schema/accounts/users.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { SESSION_LONGEST_MS } from "#shared/accounts/session-life.ts";
import { sessionUserOf } from "#shared/accounts/user.ts";
import type { Clock } from "../clock.ts";
import { enrollmentOf, newSecret, stepOfCode } from "./authenticator.ts";
import { luciaTime } from "./clocked-adapter.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { createLucia } from "./lucia.ts";
import { passWhenFull } from "./full-storage.ts";
import { createPasswords } from "./passwords.ts";
import type { Auth } from "./port.ts";
import { createEncryption } from "./encryption.ts";

/** 200 random bits, encoded as letters and digits. */
const TOKEN_BYTES = 25;
const LONGEST_AGENT = 400;

/** The table stores only a digest of the token, so reading the table does not allow hijacking a session. */
const idOf = (token: string) => createHash("sha256").update(token).digest("hex");

const earlier = (a: Date, b: Date) => (a < b ? a : b);

type AuthOptions = {
  db: Db;
  clock: Clock;
  /**
   * Keys for encrypting secrets in the database: the first encrypts, all decrypt. If empty, secrets are stored in
   * plain text.
   */
  secretsKeys: readonly string[];
};

/** Passwords and sessions in our own tables, timed by `clock`. */
export function createAuth({ db, clock, secretsKeys }: AuthOptions): Auth {
  const lucia = createLucia(db, clock);
  const { toOurs } = luciaTime(clock);

  /** Writes at most once an hour, so that reading a session usually stays read-only. */
  const noteSeen = async (userId: string, lastSeenAt: Date | null) => {
    const now = clock.now();
    if (lastSeenAt && now.getTime() - lastSeenAt.getTime() < HOUR_MS) return;
    await db.update(users).set({ lastSeenAt: now }).where(eq(users.id, userId)).catch(passWhenFull);
  };

  return {
    ...createPasswords(),
    ...createEncryption(secretsKeys),

    async openSession({ id: userId, role }, { userAgent, address }) {
      const now = clock.now();
      const endsAt = new Date(now.getTime() + SESSION_LONGEST_MS[role]);
      const token = generateIdFromEntropySize(TOKEN_BYTES);
      const session = await lucia.createSession(
        userId,
        {
          endsAt,
          address,
          userAgent: userAgent.slice(0, LONGEST_AGENT),
          // Every way to open a session has just verified or set the password.
          confirmedAt: now,
          createdAt: now,
        },
        { sessionId: idOf(token) },
      );
      return { token, expiresAt: earlier(toOurs(session.expiresAt), endsAt) };
    },

    async readSession(token) {
      const { session, user } = await lucia.validateSession(idOf(token));
      if (!session) return null;
      if (user.disabled || session.endsAt <= clock.now()) {
        await lucia.invalidateSession(session.id);
        return null;
      }
      await noteSeen(user.id, user.lastSeenAt);
      return {
        user: sessionUserOf(user),
        session: { id: session.id, confirmedAt: session.confirmedAt },
        renewed: session.fresh,
        expiresAt: earlier(toOurs(session.expiresAt), session.endsAt),
      };
    },

    async renewSession(id, { isConfirmed }) {
      const token = generateIdFromEntropySize(TOKEN_BYTES);
      const [session] = await db
        .update(sessions)
        .set({ id: idOf(token), ...(isConfirmed && { confirmedAt: clock.now() }) })
        .where(eq(sessions.id, id))
        .returning({ expiresAt: sessions.expiresAt, endsAt: sessions.endsAt });
      return session ? { token, expiresAt: earlier(session.expiresAt, session.endsAt) } : null;
    },

    endSession: (token) => lucia.invalidateSession(idOf(token)),
    endAllSessions: (userId) => lucia.invalidateUserSessions(userId),
    isCommonPassword,
    newSecret,
    enrollmentOf,
    stepOfCode,
  };
}
