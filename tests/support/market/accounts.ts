import type { Deps } from "#server/deps.ts";
import type { AppCaller } from "#server/routers/index.ts";
import { visitor } from "../servers/visitor.ts";

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
