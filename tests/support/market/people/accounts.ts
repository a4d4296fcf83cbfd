import type { Deps } from "#server/deps.ts";
import type { AppCaller } from "#server/routers/index.ts";
import { DEMO_PASSWORD, seedDemoAccounts } from "#server/demo/accounts.ts";
import { visitor, type Visitor } from "../../servers/visitor.ts";

/** Ana's registration fields. */
export const ana = {
  username: "ana",
  password: "correct horse",
  email: "ana@furrow.example",
  firstName: "Ana",
  lastName: "Lee",
};

/** A visitor who has just registered, by default as Ana. */
export async function registered(deps: Deps, fields: Partial<typeof ana> = {}) {
  const person = visitor(deps);
  const user = await person.call((api) => api.auth.register({ ...ana, ...fields }));
  return { ...person, user };
}

/** A sign-in call. */
export const login = (username: string, password: string) => (api: AppCaller) =>
  api.auth.login({ username, password });

/** The error for wrong credentials, the same for username and password. */
export const wrongCredentials = { code: "UNAUTHORIZED", message: "Invalid username or password" };

/** The signed-in admin of the demo market. Creates the demo accounts. */
export async function signedInAdmin(deps: Deps): Promise<Visitor> {
  await seedDemoAccounts(deps);
  const admin = visitor(deps);
  await admin.call(login("admin", DEMO_PASSWORD));
  return admin;
}
