import { and, desc, eq, gt, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/platform/audit.ts";
import { sessions } from "#db/schema/accounts/users.ts";
import { recordAudit } from "#server/services/platform/audit/audit.ts";
import type { Moves } from "#server/trpc/moves.ts";
import { CONFIRM_REFUND_OVER } from "#shared/payments/refunds/refund.ts";
import { openApp } from "#tests/support/servers/http.ts";
import { ACCOUNT_ACTS } from "#tests/support/powers/account-acts.ts";
import { DISPUTE_ACTS } from "#tests/support/powers/dispute-acts.ts";
import { HARMLESS } from "#tests/support/powers/harmless.ts";
import { GIFT_CARD_ACTS } from "#tests/support/powers/gift-card-acts.ts";
import { MONEY_ACTS } from "#tests/support/powers/money-acts.ts";
import { PAYOUT_ACTS } from "#tests/support/powers/payout-acts.ts";
import { RECONCILIATION_ACTS } from "#tests/support/powers/reconciliation-acts.ts";
import { ROUTES } from "#tests/support/powers/routes.ts";
import { TEAM_ACTS } from "#tests/support/powers/team-acts.ts";
import { openWorld, PASSWORD, type Scenario, type World } from "#tests/support/powers/world.ts";
import { procedures } from "#tests/support/code/procedures.ts";
import type { Visitor } from "#tests/support/servers/visitor.ts";
import { REST_TABLE } from "#server/rest/table.ts";

const ACTS: Record<string, Scenario> = {
  ...ACCOUNT_ACTS,
  ...DISPUTE_ACTS,
  ...GIFT_CARD_ACTS,
  ...MONEY_ACTS,
  ...PAYOUT_ACTS,
  ...RECONCILIATION_ACTS,
  ...TEAM_ACTS,
};
const harmless = Object.values(HARMLESS).flat();
const table = procedures.flatMap(({ path, moves }) => (moves ? [{ path, moves }] : []));
const refused = { cause: { code: "confirm_password" } };

/** Procedure calls, whose access is decided per procedure, and the handlers that refuse unknown API addresses. */
const DECIDED_ELSEWHERE = ["/trpc/:path", "/api", "/api/*"];

/** Tells the author of an unclassified mutation what to do. */
const decide = (path: string) => `${path} is a mutation that is not classified. Decide whether it
moves money or power, or hands out personal data:
- If so, add .meta(moves("money" | "power" | "personal_data", "<its audit action>")) to it in
  server/routers (see server/trpc/moves.ts), write that audit row in the transaction that does it,
  and add how it is tried to tests/support/powers/*-acts.ts.
- If not, add its path under its reason to tests/support/powers/harmless.ts.`;

let world: World;

describe("The table of mutations that move money or power (ASVS 7.5.1, 7.5.3)", () => {
  const mutations = procedures.filter(({ type }) => type === "mutation");

  it.each(mutations)("classifies $path", ({ path, moves }) => {
    expect(harmless.includes(path) !== (moves !== undefined), decide(path)).toBe(true);
  });

  it("lists only existing mutations, each once, and has a scenario for each", () => {
    const paths = mutations.map(({ path }) => path);
    for (const path of harmless) expect(paths, `${path} is in harmless.ts`).toContain(path);
    expect(new Set(harmless).size).toBe(harmless.length);
    const tried = Object.keys(ACTS).toSorted();
    const missing = "A scenario in tests/support/powers is missing, or its procedure is gone";
    expect(tried, missing).toEqual(table.map(({ path }) => path).toSorted());
  });

  it("contains no query, which could be called by GET", () => {
    expect(table.filter(({ path }) => !mutations.some((one) => one.path === path))).toEqual([]);
  });
});

/** The audit log entries of an action since then, newest first. */
async function audited(since: Date, moves: Moves) {
  const rows = await world.deps.db
    .select({ action: auditLog.action, actor: auditLog.actorId })
    .from(auditLog)
    .where(and(gt(auditLog.at, since), inArray(auditLog.action, [...moves.audit])))
    .orderBy(desc(auditLog.id));
  return rows;
}

/** Makes the session's password confirmation expire. Returns the user, or null for a visitor. */
async function age(who: Visitor) {
  const read = await world.deps.auth.readSession(who.jar.get("session") ?? "");
  if (!read) return null;
  await world.deps.db
    .update(sessions)
    .set({ confirmedAt: null })
    .where(eq(sessions.id, read.session.id));
  return read.user;
}

describe("With a market", () => {
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world[Symbol.asyncDispose]());
  beforeEach(() => world.clock.pass(1_000));

  it("every HTTP route is classified", async () => {
    const found = new Set<string>();
    const app = await openApp(world.deps, {
      onRoute: ({ method, url }) => {
        for (const one of [method].flat()) {
          if (!DECIDED_ELSEWHERE.includes(url) && one !== "HEAD") found.add(`${one} ${url}`);
        }
      },
    });
    await app[Symbol.asyncDispose]();
    const rest = REST_TABLE.map(({ method, path }) => `${method} ${path}`);
    const known = [...Object.values(ROUTES).flat(), ...rest];
    const text = "A route is in no list of tests/support/powers/routes.ts, or is gone";
    expect([...found].toSorted(), text).toEqual(known.toSorted());
  });

  describe.each(table)("$path (ASVS 7.5.3)", ({ path, moves }) => {
    const scenario: Scenario = (given) => ACTS[path]!(given);

    it(`requires its proof, ${moves.proof}, and is audited`, async () => {
      const { who, act } = await scenario(world);
      const user = await age(who);
      if (moves.proof === "recent_over_limit") {
        await recordAudit(world.deps, world.deps.db, user, {
          action: "credit.given",
          subject: { kind: "user", id: "before", name: "someone" },
          detail: { amount: CONFIRM_REFUND_OVER },
        });
      }
      world.clock.pass(1_000);
      const since = new Date(world.clock.now().getTime() - 500);
      if (moves.proof === "recent" || moves.proof === "recent_over_limit") {
        await expect(who.call(act)).rejects.toMatchObject(refused);
        expect(await audited(since, moves)).toEqual([]);
        await who.call((api) => api.accounts.confirmPassword({ password: PASSWORD }));
      }
      await who.call(act);
      const rows = await audited(since, moves);
      expect(rows.length).toBeGreaterThan(0);
      if (user) expect(rows[0]?.actor).toBe(user.id);
    });
  });
});
