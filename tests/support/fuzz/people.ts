import { farmMembers } from "#db/schema/accounts/accounts.ts";
import type { Deps } from "#server/deps.ts";
import type { Role } from "#shared/accounts/roles.ts";
import { registered } from "../market/people/accounts.ts";
import { type Client, httpClient, type TestApp } from "../servers/http.ts";
import type { MarketPlace } from "../market/market-place.ts";
import { written } from "#tests/support/market/written.ts";

/** An actor of the fuzz test: a visitor, or a signed-in user with a role. */
export type Actor = "visitor" | Role;

type Place = Pick<MarketPlace, "database"> & { app: TestApp; deps: Deps };

/** A client signed in as an actor of this kind, with everything it may need to get far. */
export type ActorPool = (actor: Actor) => Promise<Client>;

/**
 * Actors are reused while they are unchanged, because inputs may end sessions, close accounts, and change roles. Each
 * has recently confirmed the password, and a farmer has a farm.
 */
export function actorPool(place: Place): ActorPool {
  const clients = new Map<Actor, Client>();
  return async (actor) => {
    const known = clients.get(actor);
    if (known && (await isStill(known, actor))) return known;
    const client = await newActor(place, actor);
    clients.set(actor, client);
    return client;
  };
}

async function isStill(client: Client, actor: Actor): Promise<boolean> {
  const { status, body } = await client.get("/api/user");
  return actor === "visitor" ? status === 401 : body["role"] === actor;
}

let serial = 0;

async function newActor({ database, app, deps }: Place, actor: Actor): Promise<Client> {
  const client = httpClient(app);
  if (actor === "visitor") return client;
  serial += 1;
  const username = `${actor}${serial}`;
  const { user } = await registered(deps, { username, email: `${username}@furrow.example` });
  const { db, sql } = database;
  await sql`update users set role = ${actor}, email_verified_at = now() where id = ${user.id}`;
  if (actor === "farmer")
    await db.insert(farmMembers).values({ userId: user.id, farmId: 1, ...written() });
  const { token } = await deps.auth.openSession(user, { userAgent: "", address: "" });
  await sql`update sessions set confirmed_at = now() + interval '1 hour' where user_id = ${user.id}`;
  client.jar.set("furrow_session", token);
  return client;
}
