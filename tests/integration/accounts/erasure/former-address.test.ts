import { sql as statement } from "drizzle-orm";
import { inTransaction } from "#db/transaction.ts";
import { mentions } from "#db/persons/classify.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type FormerAddress,
  forgetFormerAddress,
} from "#server/services/accounts/own/former-address.ts";
import { sendDueMail } from "#server/services/mail/send-mail.ts";
import { tokenIn } from "#tests/support/market/people/account-mails.ts";
import { ana, login, registered } from "#tests/support/market/people/accounts.ts";
import { tracesOf } from "#tests/support/traces.ts";
import { LEFT, wholePerson } from "#tests/support/market/people/whole-person.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { openWorld, type World } from "#tests/support/powers/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** The job that the email change has queued. */
async function queuedAddress(): Promise<FormerAddress> {
  const [job] = await world.market.database.sql`select payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'forget_address'`;
  return job?.["payload"] as FormerAddress;
}

describe("After a change of email", () => {
  it("the previous address is stored nowhere once the notice to it has been sent", async () => {
    const { sql } = world.market.database;
    await world.market.database.empty(
      "users",
      "throttles",
      "emails",
      "audit_log",
      "subscribers",
      "checkouts",
      "waiting_list",
      "contact_messages",
    );
    await sql`delete from graphile_worker._private_jobs`;
    await world.market.database.empty("customer_updates");
    const person = await wholePerson(world.market, world.deps);
    await person.call(login(LEFT.username, ana.password));
    const email = "new@changed.example";
    await person.call((api) => api.accounts.requestEmailChange({ email }));
    const token = await tokenIn(world.deps.db, "change_email");
    await person.call((api) => api.accounts.verifyEmail({ token }));
    const former = await queuedAddress();
    expect(await forgetFormerAddress(world.deps, former)).toBe(false);
    await sendDueMail(world.deps, async () => {});
    expect(await forgetFormerAddress(world.deps, former)).toBe(true);
    expect(await tracesOf(sql, [LEFT.email])).toEqual([]);
    const moved =
      await sql`select count(*)::int as n from orders where email = ${email} and delivery->>'email' = ${email}`;
    expect(moved[0]?.["n"]).toBeGreaterThan(0);
    const [subscriber] = await sql`select email from subscribers`;
    expect(subscriber).toEqual({ email });
  });

  it.each([
    ["ña😀(+1)@x.example", "to ña😀(+1)@x.example, please", true],
    ["o'neil@x.example", "o'neil@x.example", true],
    ["ñandu@x.example", "mañandu@x.example", false],
    ["+ana@x.example", "lee+ana@x.example", false],
  ])("%s with special characters is found only as a whole in %s", async (word, text, isThere) => {
    const found = mentions(statement`${text}::text`, [word]);
    const [row] = await world.deps.db.execute(statement`select ${found} as found`);
    expect(row).toEqual({ found: isThere });
  });

  it("addresses that only contain the previous one are unchanged", async () => {
    const { sql } = world.market.database;
    const person = await registered(world.deps, {
      ...ana,
      username: "lee",
      email: "lee@new.example",
    });
    const others = [
      "bruce.lee@old.example",
      "bruce+lee@old.example",
      "o'lee@old.example",
      "lee@old.example.org",
      "lee@old.examples",
    ];
    await world.market.database.empty("waiting_list", "contact_messages");
    for (const email of ["lee@old.example", ...others]) {
      await sql`insert into waiting_list (email, zip_code, created_at) values (${email}, '10001', now())`;
    }
    const words = ["lee@old.example", ...others].map((email) => `<${email}>`).join("\n");
    await sql`insert into audit_log (at, actor_name, action, subject_kind, subject_id, subject_name, detail)
      values (now(), 'Grace', 'user.changed', 'user', '1', 'lee', ${JSON.stringify({ words })}::text::jsonb)`;
    const former = { userId: person.user.id, email: "lee@old.example", wasProven: true };
    expect(await forgetFormerAddress(world.deps, former)).toBe(true);
    const listed = await sql`select email from waiting_list`;
    expect(listed.map((row) => String(row["email"])).toSorted()).toEqual(
      ["lee@new.example", ...others].toSorted(),
    );
    const [entry] = await sql`select detail from audit_log where subject_name = 'lee'`;
    expect(entry?.["detail"]).toEqual({
      words: words.replace("<lee@old.example>", "<a former address>"),
    });
  });

  it("a stranger's rows with an address that was never verified are unchanged", async () => {
    const { sql } = world.market.database;
    const person = await registered(world.deps, {
      ...ana,
      username: "taker",
      email: "victim@x.example",
    });
    await sql`insert into waiting_list (email, zip_code, created_at) values ('victim@x.example', '10001', now())`;
    await inTransaction(world.deps.db, (tx) =>
      world.deps.jobs.enqueue(tx, "send_reset_link", { email: "victim@x.example" }),
    );
    await sql`update users set email = 'taker@x.example' where id = ${person.user.id}`;
    const former = { userId: person.user.id, email: "victim@x.example", wasProven: false };
    await sendDueMail(world.deps, async () => {});
    expect(await forgetFormerAddress(world.deps, former)).toBe(true);
    const left = await tracesOf(sql, ["victim@x.example"]);
    expect(left.map(({ table }) => table).toSorted()).toEqual(["_private_jobs", "waiting_list"]);
    await expect(visitor(world.deps).call(login("taker", "wrong password"))).rejects.toThrow(
      "Invalid username or password",
    );
  });
});
