import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "#db/schema/accounts/users.ts";
import {
  type FormerAddress,
  forgetFormerAddress,
} from "#server/services/accounts/own/former-address.ts";
import { sendResetLink } from "#server/services/accounts/own/password.ts";
import { tokenIn } from "#tests/support/market/people/account-mails.ts";
import { ana, registered } from "#tests/support/market/people/accounts.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { GOODS, openWorld, type Person, type World } from "#tests/support/powers/world.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { NOT_FOUND } from "#tests/support/refusals.ts";

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.person("admin");
});
afterAll(() => world[Symbol.asyncDispose]());

const oldOf = (username: string) => `${username}@old.example`;
const newOf = (username: string) => `${username}@new.example`;

function owner(username: string) {
  return registered(world.deps, { ...ana, username, email: oldOf(username) });
}

/** Changes a person's address as an admin does, and runs the job that this queues. */
async function changedByTeam({ id, username }: { id: string; username: string }): Promise<void> {
  const shown = { firstName: "Ana", lastName: "Lee", zipCode: "", phoneNumber: "" };
  await admin.call((api) =>
    api.admin.users.change({
      id,
      shown: { ...shown, email: oldOf(username) },
      ...shown,
      email: newOf(username),
    }),
  );
  const [job] = await world.market.database.sql<{ payload: FormerAddress }[]>`
    select payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'forget_address' and payload->>'userId' = ${id}`;
  await forgetFormerAddress(world.deps, job!.payload);
}

async function accountOf(id: string) {
  const [account] = await world.deps.db.select().from(users).where(eq(users.id, id));
  return account!;
}

describe("An address changed by the team", () => {
  it("ends links to the previous one, so that whoever reads it cannot take the account (ASVS 6.4.3)", async () => {
    const { user } = await owner("bobo");
    await sendResetLink(world.deps, oldOf("bobo"));
    const token = await tokenIn(world.deps.db, "reset_password");
    await changedByTeam(user);
    const reset = visitor(world.deps).call((api) =>
      api.accounts.resetPassword({ token, password: "the thief's horse" }),
    );
    await expect(reset).rejects.toMatchObject(NOT_FOUND);
    expect(await accountOf(user.id)).toMatchObject({ email: newOf("bobo"), emailVerifiedAt: null });
  });

  it("is not verified by a link that was sent to the previous one", async () => {
    const person = await owner("cleo");
    const token = await tokenIn(world.deps.db, "verify_email");
    await changedByTeam(person.user);
    const verify = person.call((api) => api.accounts.verifyEmail({ token }));
    await expect(verify).rejects.toMatchObject(NOT_FOUND);
    expect((await accountOf(person.user.id)).emailVerifiedAt).toBeNull();
  });

  it("gets the account's own rows, and neither newsletter nor guest orders of the previous one", async () => {
    const { sql } = world.market.database;
    const person = await owner("dina");
    const email = oldOf("dina");
    const token = await tokenIn(world.deps.db, "verify_email");
    await person.call((api) => api.accounts.verifyEmail({ token }));
    await sql`insert into subscribers (email, source, state, created_at)
      values (${email}, 'footer_newsletter', 'confirmed', now())`;
    const goods = [{ slug: GOODS, quantity: 2 }];
    const bought = { goods, email };
    const guestOrder = await placedOrder(world.market, world.deps, visitor(world.deps), bought);
    const ownOrder = await placedOrder(world.market, world.deps, person, bought);
    await changedByTeam(person.user);
    const rows = await sql<{ number: string; email: string }[]>`
      select number, email::text from orders where number in (${guestOrder}, ${ownOrder})`;
    expect(new Map(rows.map((row) => [row.number, row.email]))).toEqual(
      new Map([
        [guestOrder, email],
        [ownOrder, newOf("dina")],
      ]),
    );
    const subscribed = await sql`select email::text from subscribers where email like 'dina@%'`;
    expect([...subscribed]).toEqual([{ email }]);
  });
});
