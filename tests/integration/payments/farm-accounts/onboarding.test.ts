import { desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/platform/audit.ts";
import { farmAccounts } from "#db/schema/payments/farm-accounts.ts";
import type { Deps } from "#server/deps.ts";
import { speak } from "#server/language.ts";
import { beginOnboarding } from "#server/services/payments/accounts/begin.ts";
import { ana, signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import { accountsOf, farmOwner } from "#tests/support/market/people/farm-owner.ts";
import type { MarketPlace } from "#tests/support/market/market-place.ts";
import { type FarmAccounts, withFarmAccounts } from "#tests/support/setups/farm-accounts.ts";

let market: MarketPlace;
let at: FarmAccounts;
withFarmAccounts((opened) => {
  ({ market, at } = opened);
});

const creations = async () =>
  (await market.control.calls()).filter(({ op }) => op === "accounts.create");
/** Failures after the provider has created the account, enough for every retry of the library. */
const lostAnswers = async (fault: { status: 500; stored?: boolean; when: "before" | "after" }) =>
  market.control.addFault({ op: "accounts.create", fault: { kind: "status", ...fault }, times: 9 });

describe("A farm's owner begins", () => {
  it("with nothing, and is redirected to the provider and back to the sales page", async () => {
    const owner = await farmOwner(at.deps);
    expect(await at.account(owner)).toEqual({ state: "none", needs: [], isTurnedDown: false });
    const { url } = await at.begin(owner);
    expect(url).toContain("/__stripe_sandbox/onboarding?link=");
    expect(await at.account(owner)).toMatchObject({ state: "started" });
    expect(await at.refresh(owner)).toMatchObject({
      state: "started",
      needs: ["bank", "business", "person", "terms"],
    });
    const [entry] = await at.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({
      actorName: owner.user.username,
      action: "payout_account.begun",
      subjectKind: "farm",
      subjectId: String(owner.farmId),
    });
    expect(await at.payoutMails(owner)).toEqual([]);
  });

  it("twice concurrently, and has one account", async () => {
    const owner = await farmOwner(at.deps);
    const urls = await Promise.all([at.begin(owner), at.begin(owner), at.begin(owner)]);
    expect(new Set(urls.map(({ url }) => url)).size).toBe(3);
    const rows = await accountsOf(at.deps, owner.farmId);
    expect(rows).toMatchObject([{ attempt: 1, state: "started" }]);
    expect(rows[0]!.providerAccountId).toMatch(/^acct_/);
    const made = await at.deps.payments.findAccount({
      farmAccountId: rows[0]!.id,
      since: new Date(0),
    });
    expect(made).toBe(rows[0]!.providerAccountId);
  });

  it("while another one of the farm begins, and they have one account", async () => {
    const owner = await farmOwner(at.deps);
    const other = await farmOwner(at.deps, owner.farmId);
    const asked = Promise.withResolvers<void>();
    const mayGo = Promise.withResolvers<void>();
    // The owner's request reaches the provider after the other one's.
    const createAccount: Deps["payments"]["createAccount"] = async (input) => {
      asked.resolve();
      await mayGo.promise;
      return at.deps.payments.createAccount(input);
    };
    const slow = { ...at.deps, payments: { ...at.deps.payments, createAccount } };
    const farm = { id: owner.farmId, name: "Row Farm" };
    const early = beginOnboarding(slow, { actor: owner.user, farm });
    await asked.promise;
    await at.begin(other);
    mayGo.resolve();
    expect((await early).url).toContain("/__stripe_sandbox/onboarding?link=");
    expect(await accountsOf(at.deps, owner.farmId)).toMatchObject([{ attempt: 1 }]);
  });

  it("again after a lost response, and has the account created then", async () => {
    const owner = await farmOwner(at.deps);
    await lostAnswers({ status: 500, when: "after" });
    await expect(at.begin(owner)).resolves.toBeDefined();
    const [first] = await accountsOf(at.deps, owner.farmId);
    // The state left by a process that was killed before it stored the id.
    await at.deps.db
      .update(farmAccounts)
      .set({ providerAccountId: null })
      .where(eq(farmAccounts.id, first!.id));
    const before = (await creations()).length;
    await market.control.clearFaults();
    at.clock.pass(30 * HOUR);
    await owner.call((api) => api.accounts.confirmPassword({ password: ana.password }));
    await at.begin(owner);
    const rows = await accountsOf(at.deps, owner.farmId);
    expect(rows.map((row) => row.providerAccountId)).toEqual([first!.providerAccountId]);
    expect(await creations()).toHaveLength(before);
  });

  it("again after a failure that the provider keeps under its key, under the next one", async () => {
    const owner = await farmOwner(at.deps);
    await market.control.addFault({
      op: "accounts.create",
      fault: { kind: "status", status: 500, when: "before", stored: true },
    });
    await expect(at.begin(owner)).rejects.toMatchObject({ code: "BAD_GATEWAY" });
    await at.begin(owner);
    expect(await accountsOf(at.deps, owner.farmId)).toMatchObject([
      { attempt: 2, providerAccountId: expect.stringMatching(/^acct_/) },
    ]);
  });

  it("while the provider is down, and loses nothing", async () => {
    const owner = await farmOwner(at.deps);
    await market.control.addFault({
      op: "account_links.create",
      fault: { kind: "status", status: 500, when: "before" },
      times: 3,
    });
    await expect(at.begin(owner)).rejects.toMatchObject({ code: "BAD_GATEWAY" });
    const [row] = await accountsOf(at.deps, owner.farmId);
    await at.begin(owner);
    expect(await accountsOf(at.deps, owner.farmId)).toMatchObject([
      { id: row!.id, providerAccountId: row!.providerAccountId },
    ]);
  });

  it("No one else can begin for a farm: not another farm, and not the team", async () => {
    const owner = await farmOwner(at.deps);
    await at.begin(owner);
    const stranger = await farmOwner(at.deps);
    const asked = stranger.call((api) => api.farmer.payouts.account({ farmId: owner.farmId }));
    await expect(asked).rejects.toMatchObject({ code: "NOT_FOUND" });
    const admin = await signedInAdmin(at.deps);
    const seen = await admin.call((api) => api.farmer.payouts.account({ farmId: owner.farmId }));
    expect(seen.state).toBe("started");
    await expect(admin.call((api) => api.farmer.payouts.beginOnboarding())).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });
});

it("Owners who begin in Spanish return to the page in Spanish", async () => {
  const owner = await farmOwner(at.deps);
  const { url } = await speak("es", () => at.begin(owner));
  const link = new URL(url).searchParams.get("link");
  const answer = await fetch(
    `http://127.0.0.1:${market.sandboxPort}/v1/account_links/${link}/finish`,
    {
      method: "POST",
      headers: { authorization: "Bearer pk_test_sandbox_tests" },
      body: new URLSearchParams({ outcome: "leave" }),
    },
  );
  expect(await answer.json()).toEqual({
    redirect: `${at.deps.publicUrl}/es/dashboard/farmer/sales?account=back`,
  });
});
