import type { Adapter } from "lucia";
import type { Clock } from "../clock.ts";
import { passWhenFull } from "./full-storage.ts";

/** Converts between the machine's clock, which Lucia uses, and `clock`, which everything else uses. */
export function luciaTime(clock: Clock) {
  const ahead = () => clock.now().getTime() - Date.now();
  return {
    toLucia: (instant: Date) => new Date(instant.getTime() - ahead()),
    toOurs: (instant: Date) => new Date(instant.getTime() + ahead()),
  };
}

/** Stores times by `clock` and gives Lucia the same times by its own clock. */
export function onClock(adapter: Adapter, clock: Clock): Adapter {
  const { toLucia, toOurs } = luciaTime(clock);
  return {
    getSessionAndUser: async (id) => {
      const [session, user] = await adapter.getSessionAndUser(id);
      if (!session) return [session, user];
      return [{ ...session, expiresAt: toLucia(session.expiresAt) }, user];
    },
    getUserSessions: async (userId) => {
      const sessions = await adapter.getUserSessions(userId);
      return sessions.map((session) => ({ ...session, expiresAt: toLucia(session.expiresAt) }));
    },
    setSession: (session) =>
      adapter.setSession({ ...session, expiresAt: toOurs(session.expiresAt) }),
    updateSessionExpiration: (id, expiresAt) =>
      adapter.updateSessionExpiration(id, toOurs(expiresAt)).catch(passWhenFull),
    deleteSession: (id) => adapter.deleteSession(id),
    deleteUserSessions: (userId) => adapter.deleteUserSessions(userId),
    deleteExpiredSessions: () => adapter.deleteExpiredSessions(),
  };
}
