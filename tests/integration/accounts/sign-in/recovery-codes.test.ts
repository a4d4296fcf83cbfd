import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { recoveryCodes } from "#db/schema/accounts/accounts.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Deps } from "#server/deps.ts";
import {
  replaceRecoveryCodes,
  takeRecoveryCode,
} from "#server/services/accounts/sign-in/recovery-codes.ts";
import { passSecondFactor } from "#server/services/accounts/sign-in/second-factor.ts";
import { type MovableClock, movableClock } from "#tests/support/market/time/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { enter, NEEDS_CODE, withSecondFactor } from "#tests/support/market/people/authenticator.ts";

let database: FreshDatabase;
let deps: Deps;
let clock: MovableClock;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  await database.empty("users", "throttles", "emails");
  clock = movableClock();
  deps = testDeps(database.db, { clock });
});

const guarded = () => withSecondFactor(deps, clock);

describe("A second factor with recovery codes", () => {
  it("accepts each recovery code once (ASVS 6.5.1)", async () => {
    const { codes } = await guarded();
    expect(new Set(codes).size).toBe(10);
    await expect(enter(deps, codes[0]!.toLowerCase())).resolves.toBeDefined();
    await expect(enter(deps, codes[0])).rejects.toMatchObject(NEEDS_CODE);
    await expect(enter(deps, codes[1])).resolves.toBeDefined();
  });

  it("leaves a new recovery code unused when one that it replaced is entered at the same time", async () => {
    const { person, codes } = await guarded();
    const { id } = person.user;
    const code = codes[0]!.replace("-", "");
    const [prefix, codeHash] = [code.slice(0, 2), "new"];
    // The codes are renewed, one with the same prefix, while the old one's slow hash is checked.
    const auth = {
      ...deps.auth,
      verifyPassword: async (...checked: Parameters<Deps["auth"]["verifyPassword"]>) => {
        const isRight = await deps.auth.verifyPassword(...checked);
        await deps.db.transaction((tx) =>
          replaceRecoveryCodes(tx, id, [{ code: "", prefix, codeHash }]),
        );
        return isRight;
      },
    };
    expect(await takeRecoveryCode({ ...deps, auth }, id, code)).toBe(false);
    expect(await deps.db.select().from(recoveryCodes)).toMatchObject([{ codeHash, usedAt: null }]);
  });

  it("stores recovery codes as slow hashes only, and new ones replace the old (ASVS 6.5.2)", async () => {
    const { person, codes } = await guarded();
    const rows = await deps.db.select().from(recoveryCodes);
    for (const { codeHash } of rows) expect(codeHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2/);
    const fresh = await person.call((api) => api.accounts.renewRecoveryCodes());
    await expect(enter(deps, codes[0])).rejects.toMatchObject(NEEDS_CODE);
    await expect(enter(deps, fresh[0])).resolves.toBeDefined();
  });

  it("ASVS 11.4.2 compares any recovery code with only one hash", async () => {
    const { codes } = await guarded();
    let hashes = 0;
    const counted = {
      ...deps,
      auth: {
        ...deps.auth,
        verifyPassword: (...given: Parameters<typeof deps.auth.verifyPassword>) => {
          hashes += 1;
          return deps.auth.verifyPassword(...given);
        },
      },
    };
    const [user] = await deps.db.select({ id: users.id }).from(users);
    for (const code of [codes[9]!, "ZZZZ-ZZZZZ-ZZZZZ"]) {
      hashes = 0;
      await passSecondFactor(counted, user!.id, code).catch(() => {});
      expect(hashes).toBe(1);
    }
  });
});
