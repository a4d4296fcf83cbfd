import { seedDemoAccounts, DEMO_PASSWORD } from "#server/demo/accounts.ts";
import type { AppCaller } from "#server/routers/index.ts";
import { login, registered } from "#tests/support/market/people/accounts.ts";
import { movableClock } from "#tests/support/market/time/clock.ts";
import type { FreshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { visitor, type Visitor } from "#tests/support/servers/visitor.ts";

export type UserAdmin = Awaited<ReturnType<typeof beginUserAdmin>>;

/** Only the demo accounts, with a stopped clock and a signed-in admin, for tests of how the team manages accounts. */
export async function beginUserAdmin(database: FreshDatabase) {
  await database.empty("users", "throttles");
  const clock = movableClock();
  const deps = testDeps(database.db, { clock });
  await seedDemoAccounts(deps);
  const signedIn = async (username: string): Promise<Visitor> => {
    const person = visitor(deps);
    await person.call(login(username, DEMO_PASSWORD));
    return person;
  };
  const admin = await signedIn("admin");
  const ask = <Result>(
    run: (api: AppCaller["admin"]["users"]) => Promise<Result>,
    as: Visitor = admin,
  ): Promise<Result> => as.call((api) => run(api.admin.users));
  const idOf = async (username: string): Promise<string> =>
    (await database.sql`select id from users where username = ${username}`)[0]!["id"];
  return {
    clock,
    admin,
    signedIn,
    ask,
    idOf,
    current: (person: Visitor) => person.call((api) => api.auth.current()),
    /** The number of admins whose accounts are not disabled. */
    admins: async () =>
      (await database.sql`select 1 from users where role = 'admin' and not disabled`).length,
    lastEntry: async () =>
      (
        await database.sql`select action, subject_name, actor_name, detail from audit_log order by id desc limit 1`
      )[0],
    /** A second admin, signed in. */
    secondAdmin: async (): Promise<Visitor> => {
      await registered(deps, { username: "ben", email: "ben@furrow.example" });
      await ask(async (api) => api.changeRole({ id: await idOf("ben"), role: "admin" }));
      const ben = visitor(deps);
      await ben.call(login("ben", "correct horse"));
      return ben;
    },
  };
}
