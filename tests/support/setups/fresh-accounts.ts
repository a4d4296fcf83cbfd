import { sendResetLink } from "#server/services/accounts/own/password.ts";
import { testDeps } from "#tests/support/deps.ts";
import type { FreshDatabase } from "#tests/support/postgres/database.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { tokenIn } from "#tests/support/market/people/account-mails.ts";
import { ana, login } from "#tests/support/market/people/accounts.ts";
import { movableClock } from "#tests/support/market/time/clock.ts";

/** The new password used for resets. */
export const NEW = "a new and better one";

export type FreshAccounts = Awaited<ReturnType<typeof freshAccounts>>;

/** A market without accounts or emails, on a clock that only tests advance, for tests of the links in Ana's emails. */
export async function freshAccounts(database: FreshDatabase) {
  await database.empty("users", "throttles", "emails");
  const clock = movableClock();
  const deps = testDeps(database.db, { clock });
  return {
    clock,
    deps,
    /** Signs in to the account of the newest link, which the link requires. */
    verify: async (token: string) => {
      const person = visitor(deps);
      await person.call(login("ana", ana.password));
      return person.call((api) => api.accounts.verifyEmail({ token }));
    },
    reset: (token: string, password = NEW) =>
      visitor(deps).call((api) => api.accounts.resetPassword({ token, password })),
    resetToken: async (): Promise<string> => {
      await sendResetLink(deps, ana.email);
      return tokenIn(deps.db, "reset_password");
    },
  };
}
