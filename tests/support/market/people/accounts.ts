import type { Deps } from "#server/deps.ts";
import type { AppCaller } from "#server/routers/index.ts";
import { DEMO_PASSWORD, seedDemoAccounts } from "#server/demo/accounts.ts";
import { visitor, type Visitor } from "../../servers/visitor.ts";

/** What Ana types when she registers. */
export const ana = {
  username: "ana",
  password: "correct horse",
  email: "ana@furrow.example",
  firstName: "Ana",
  lastName: "Lee",
};

/** A visitor who has just registered, as Ana unless the fields say otherwise. */
export async function registered(deps: Deps, fields: Partial<typeof ana> = {}) {
  const person = visitor(deps);
  const user = await person.call((api) => api.auth.register({ ...ana, ...fields }));
  return { ...person, user };
}

/** The call that signs in. */
export const login = (username: string, password: string) => (api: AppCaller) =>
  api.auth.login({ username, password });

/** How wrong credentials are refused, whichever of the two was wrong. */
export const wrongCredentials = { code: "UNAUTHORIZED", message: "Invalid username or password" };

/** The demo market's admin, signed in; the demo accounts are there from then on. */
export async function signedInAdmin(deps: Deps): Promise<Visitor> {
  await seedDemoAccounts(deps);
  const admin = visitor(deps);
  await admin.call(login("admin", DEMO_PASSWORD));
  return admin;
}
