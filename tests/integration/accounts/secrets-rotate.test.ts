import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAuth } from "#server/auth/auth.ts";
import { createEncryption } from "#server/auth/encryption.ts";
import { rotateSecrets } from "#server/services/accounts/sign-in/rotate-secrets.ts";
import { ana, registered } from "#tests/support/market/people/accounts.ts";
import { codeOf } from "#tests/support/market/people/authenticator.ts";
import { movableClock } from "#tests/support/market/time/clock.ts";
import { runCommand } from "#tests/support/servers/command.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { temporaryFolder } from "#tests/support/servers/temporary-folder.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

const OLD = "the old key of thirty-two characters";
const NEW = "the new key of thirty-two characters";
const LOST = "a lost key of thirty-two characters!";
/** More than are read at a time. */
const PEOPLE = 450;
const COMMAND_MS = 60_000;

let database: FreshDatabase;
const clock = movableClock();
const dataDir = temporaryFolder("rotate");

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true });
  await database[Symbol.asyncDispose]();
});
beforeEach(async () => {
  await database.empty("users", "throttles", "emails");
});

/** A server configured with these keys. */
const serverWith = (...secretsKeys: string[]) =>
  testDeps(database.db, { clock, auth: createAuth({ db: database.db, clock, secretsKeys }) });

const rotation = (...keys: string[]) =>
  rotateSecrets({ db: database.db, auth: serverWith(...keys).auth });

const storedSecrets = async () =>
  (await database.sql<{ secret: string }[]>`select secret from second_factors`).map(
    ({ secret }) => secret,
  );

/** Creates users with a secret encrypted with a key. Each one's secret is their id. */
async function peopleWithSecrets(count: number, key: string): Promise<void> {
  const rows = await database.sql<{ id: string }[]>`
    insert into users (username, email, password_hash, first_name, last_name, created_at)
    select 'p' || n, n || '@furrow.example', '', 'P', 'P', now() from generate_series(1, ${count}) n
    returning id`;
  const encryption = createEncryption([key]);
  const factors = rows.map(({ id }) => ({
    user_id: id,
    secret: encryption.encryptSecret(id, id),
    created_at: new Date().toISOString(),
  }));
  await database.sql`insert into second_factors ${database.sql(factors)}`;
}

/** Runs `npm run secrets:rotate` as an operator would. */
const command = (keys: string) =>
  runCommand(["server/bin/secrets.ts"], {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SECRETS_KEY: keys,
  });

describe("ASVS 11.2.2, 13.3.4: rotating the key", () => {
  it(
    "while the server runs leaves nothing encrypted with the old key, and locks no one out",
    async () => {
      const before = serverWith(OLD);
      const person = await registered(before);
      const { secret } = await person.call((api) => api.accounts.beginSecondFactor());
      await person.call((api) =>
        api.accounts.confirmSecondFactor({ code: codeOf({ clock }, secret) }),
      );
      const enter = (deps: typeof before) => {
        clock.pass(60_000);
        return visitor(deps).call((api) =>
          api.auth.login({
            username: "ana",
            password: ana.password,
            code: codeOf({ clock }, secret),
          }),
        );
      };
      const running = serverWith(NEW, OLD);
      const signingIn = (async () => {
        for (let time = 0; time < 5; time += 1) await enter(running);
      })();
      const { code, output } = await command(`${NEW},${OLD}`);
      await signingIn;
      expect(output).toMatch(/^[01] of 1 secrets were encrypted with the first key, [01] were so/);
      expect(code).toBe(0);
      await expect(enter(serverWith(NEW))).resolves.toMatchObject({ username: "ana" });
      await expect(enter(serverWith(OLD))).rejects.toThrow("SECRETS_KEY does not have the key");
    },
    COMMAND_MS,
  );

  it("re-encrypts every secret for its own account, and does nothing the second time", async () => {
    await peopleWithSecrets(PEOPLE, OLD);
    const all = { total: PEOPLE, unreadable: 0 };
    expect(await rotation(NEW, OLD)).toEqual({ ...all, rotated: PEOPLE, current: 0 });
    expect(await rotation(NEW, OLD)).toEqual({ ...all, rotated: 0, current: PEOPLE });
    const rows = await database.sql<{ id: string; secret: string }[]>`
      select user_id as id, secret from second_factors`;
    const encryption = createEncryption([NEW]);
    for (const { id, secret } of rows) expect(encryption.decryptSecret(id, secret)).toBe(id);
  });

  it("is finished by the next run if it is interrupted", async () => {
    await peopleWithSecrets(PEOPLE, OLD);
    const { auth } = serverWith(NEW, OLD);
    let left = 300;
    const breaking = {
      ...auth,
      encryptSecret: (userId: string, secret: string) => {
        left -= 1;
        if (left < 0) throw new Error("The power is gone");
        return auth.encryptSecret(userId, secret);
      },
    };
    await expect(rotateSecrets({ db: database.db, auth: breaking })).rejects.toThrow("power");
    expect(await rotation(NEW, OLD)).toMatchObject({ rotated: PEOPLE - 300, current: 300 });
  });

  it("encrypts secrets stored before there was a key", async () => {
    await peopleWithSecrets(1, OLD);
    await database.sql`update second_factors set secret = 'JBSWY3DPEHPK3PXP'`;
    expect(await rotation(NEW)).toMatchObject({ rotated: 1 });
    expect((await storedSecrets())[0]).toMatch(/^v2\./);
  });

  it(
    "is refused without writing anything if no key can decrypt some secrets, which are counted",
    async () => {
      await peopleWithSecrets(3, OLD);
      const [stranger] = await database.sql<
        { id: string }[]
      >`select user_id as id from second_factors`;
      const foreign = createEncryption([LOST]).encryptSecret(
        stranger!.id,
        randomBytes(4).toString("hex"),
      );
      await database.sql`update second_factors set secret = ${foreign} where user_id = ${stranger!.id}`;
      const before = await storedSecrets();
      const { code, output } = await command(`${NEW},${OLD}`);
      expect(output).toMatch(/^1 of 3 secrets open with none of the keys in SECRETS_KEY/);
      expect(output.split("\n")).toHaveLength(1);
      expect(code).toBe(78);
      expect((await storedSecrets()).toSorted()).toEqual(before.toSorted());
    },
    COMMAND_MS,
  );
});
