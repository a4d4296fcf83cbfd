import { desc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/platform/audit.ts";
import { farmAccounts } from "#db/schema/payments/farm-accounts.ts";
import { emails } from "#db/schema/mail/emails.ts";
import type { Deps } from "#server/deps.ts";
import { speak } from "#server/language.ts";
import { beginOnboarding } from "#server/services/payments/accounts/begin.ts";
import { refreshPayoutAccount } from "#server/services/payments/accounts/read-account.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { testDeps } from "#tests/support/deps.ts";
import { ana, signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { newestMail } from "#tests/support/market/people/account-mails.ts";
import { clockAtNoon, HOUR, type MovableClock } from "#tests/support/market/clock.ts";
import { accountsOf, farmOwner } from "#tests/support/market/people/farm-owner.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";

let market: MarketPlace;
let clock: MovableClock;
let deps: Deps;
beforeAll(async () => {
  market = await openMarketPlace();
  clock = clockAtNoon();
  deps = testDeps(market.database.db, { clock, payments: market.deps.payments });
});
afterAll(() => market[Symbol.asyncDispose]());
afterEach(() => market.control.clearFaults());

type Owner = Awaited<ReturnType<typeof farmOwner>>;
const begin = (owner: Owner) => owner.call((api) => api.farmer.payouts.beginOnboarding());
/** Refreshes the account a second later, so that the changes have later timestamps. */
const refresh = (owner: Owner) => {
  clock.pass(1000);
  return owner.call((api) => api.farmer.payouts.refresh({}));
};
const account = (owner: Owner) => owner.call((api) => api.farmer.payouts.account({}));
const mailsTo = (owner: Owner) =>
  deps.db
    .select({ kind: emails.kind })
    .from(emails)
    .where(eq(emails.to, owner.email))
    .orderBy(emails.createdAt, emails.id);
const payoutMails = async (owner: Owner) =>
  (await mailsTo(owner)).map(({ kind }) => kind).filter((kind) => kind.startsWith("payout_"));
const creations = async () =>
  (await market.control.calls()).filter(({ op }) => op === "accounts.create");
/** Failures after the provider has created the account, enough for every retry of the library. */
const lostAnswers = async (fault: { status: 500; stored?: boolean; when: "before" | "after" }) =>
  market.control.addFault({ op: "accounts.create", fault: { kind: "status", ...fault }, times: 9 });

/** The parameters with which a farm's account is created at the provider. */
async function onboarded(outcome: "complete" | "incomplete") {
  const owner = await farmOwner(deps);
  await begin(owner);
  const [row] = await accountsOf(deps, owner.farmId);
  const accountId = row!.providerAccountId!;
  await market.control.onboard(accountId, outcome);
  await refresh(owner);
  return { owner, accountId };
}

describe("A farm's owner begins", () => {
  it("with nothing, and is redirected to the provider and back to the sales page", async () => {
    const owner = await farmOwner(deps);
    expect(await account(owner)).toEqual({ state: "none", needs: [], isTurnedDown: false });
    const { url } = await begin(owner);
    expect(url).toContain("/__stripe_sandbox/onboarding?link=");
    expect(await account(owner)).toMatchObject({ state: "started" });
    expect(await refresh(owner)).toMatchObject({
      state: "started",
      needs: ["bank", "business", "person", "terms"],
    });
    const [entry] = await deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({
      actorName: owner.user.username,
      action: "payout_account.begun",
      subjectKind: "farm",
      subjectId: String(owner.farmId),
    });
    expect(await payoutMails(owner)).toEqual([]);
  });

  it("twice concurrently, and has one account", async () => {
    const owner = await farmOwner(deps);
    const urls = await Promise.all([begin(owner), begin(owner), begin(owner)]);
    expect(new Set(urls.map(({ url }) => url)).size).toBe(3);
    const rows = await accountsOf(deps, owner.farmId);
    expect(rows).toMatchObject([{ attempt: 1, state: "started" }]);
    expect(rows[0]!.providerAccountId).toMatch(/^acct_/);
    const made = await deps.payments.findAccount({
      farmAccountId: rows[0]!.id,
      since: new Date(0),
    });
    expect(made).toBe(rows[0]!.providerAccountId);
  });

  it("while another one of the farm begins, and they have one account", async () => {
    const owner = await farmOwner(deps);
    const other = await farmOwner(deps, owner.farmId);
    const asked = Promise.withResolvers<void>();
    const mayGo = Promise.withResolvers<void>();
    // The owner's request reaches the provider after the other one's.
    const createAccount: Deps["payments"]["createAccount"] = async (input) => {
      asked.resolve();
      await mayGo.promise;
      return deps.payments.createAccount(input);
    };
    const slow = { ...deps, payments: { ...deps.payments, createAccount } };
    const farm = { id: owner.farmId, name: "Row Farm" };
    const early = beginOnboarding(slow, { actor: owner.user, farm });
    await asked.promise;
    await begin(other);
    mayGo.resolve();
    expect((await early).url).toContain("/__stripe_sandbox/onboarding?link=");
    expect(await accountsOf(deps, owner.farmId)).toMatchObject([{ attempt: 1 }]);
  });

  it("again after a lost response, and has the account created then", async () => {
    const owner = await farmOwner(deps);
    await lostAnswers({ status: 500, when: "after" });
    await expect(begin(owner)).resolves.toBeDefined();
    const [first] = await accountsOf(deps, owner.farmId);
    // The state left by a process that was killed before it stored the id.
    await deps.db
      .update(farmAccounts)
      .set({ providerAccountId: null })
      .where(eq(farmAccounts.id, first!.id));
    const before = (await creations()).length;
    await market.control.clearFaults();
    clock.pass(30 * HOUR);
    await owner.call((api) => api.accounts.confirmPassword({ password: ana.password }));
    await begin(owner);
    const rows = await accountsOf(deps, owner.farmId);
    expect(rows.map((row) => row.providerAccountId)).toEqual([first!.providerAccountId]);
    expect(await creations()).toHaveLength(before);
  });

  it("again after a failure that the provider keeps under its key, under the next one", async () => {
    const owner = await farmOwner(deps);
    await market.control.addFault({
      op: "accounts.create",
      fault: { kind: "status", status: 500, when: "before", stored: true },
    });
    await expect(begin(owner)).rejects.toMatchObject({ code: "BAD_GATEWAY" });
    await begin(owner);
    expect(await accountsOf(deps, owner.farmId)).toMatchObject([
      { attempt: 2, providerAccountId: expect.stringMatching(/^acct_/) },
    ]);
  });

  it("while the provider is down, and loses nothing", async () => {
    const owner = await farmOwner(deps);
    await market.control.addFault({
      op: "account_links.create",
      fault: { kind: "status", status: 500, when: "before" },
      times: 3,
    });
    await expect(begin(owner)).rejects.toMatchObject({ code: "BAD_GATEWAY" });
    const [row] = await accountsOf(deps, owner.farmId);
    await begin(owner);
    expect(await accountsOf(deps, owner.farmId)).toMatchObject([
      { id: row!.id, providerAccountId: row!.providerAccountId },
    ]);
  });

  it("No one else can begin for a farm: not another farm, and not the team", async () => {
    const owner = await farmOwner(deps);
    await begin(owner);
    const stranger = await farmOwner(deps);
    const asked = stranger.call((api) => api.farmer.payouts.account({ farmId: owner.farmId }));
    await expect(asked).rejects.toMatchObject({ code: "NOT_FOUND" });
    const admin = await signedInAdmin(deps);
    const seen = await admin.call((api) => api.farmer.payouts.account({ farmId: owner.farmId }));
    expect(seen.state).toBe("started");
    await expect(admin.call((api) => api.farmer.payouts.beginOnboarding())).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });
});

describe("What the farm has told", () => {
  it("is enough: the account is ready, and an email says so once", async () => {
    const { owner } = await onboarded("complete");
    expect(await account(owner)).toEqual({ state: "ready", needs: [], isTurnedDown: false });
    await refresh(owner);
    await Promise.all([refresh(owner), sweepPayments(deps)]);
    expect(await payoutMails(owner)).toEqual(["payout_account_ready"]);
    const { url } = await owner.call((api) => api.farmer.payouts.open());
    expect(url).toContain("/__stripe_sandbox/express?");
  });

  it("is not enough: an email lists what is missing, once, in the reader's language", async () => {
    const { owner, accountId } = await onboarded("incomplete");
    expect(await account(owner)).toMatchObject({ state: "incomplete", needs: ["document"] });
    await refresh(owner);
    expect(await payoutMails(owner)).toEqual(["payout_account_needs"]);
    const { text } = await newestMail(deps.db, "payout_account_needs");
    expect(text).toContain("• A photo of a document that shows who you are");
    expect(text).toContain(`${deps.publicUrl}/dashboard/farmer/sales`);
    await market.control.onboard(accountId, "complete");
    await sweepPayments({
      ...deps,
      clock: { now: () => new Date(clock.now().getTime() + 7 * HOUR) },
    });
    expect(await account(owner)).toMatchObject({ state: "ready" });
    expect(await payoutMails(owner)).toEqual(["payout_account_needs", "payout_account_ready"]);
  });
});

describe("An account that", () => {
  it("loses its capability is held and not lost, and ready again when it has it back", async () => {
    const { owner, accountId } = await onboarded("complete");
    await market.control.setCapability(accountId, "transfers", false);
    await refresh(owner);
    expect(await account(owner)).toMatchObject({ state: "held", needs: ["document"] });
    await market.control.setCapability(accountId, "transfers", true);
    await refresh(owner);
    expect(await account(owner)).toMatchObject({ state: "ready", needs: [] });
    expect(await accountsOf(deps, owner.farmId)).toMatchObject([{ providerAccountId: accountId }]);
    expect(await payoutMails(owner)).toEqual([
      "payout_account_ready",
      "payout_account_needs",
      "payout_account_ready",
    ]);
    const moves = await deps.db
      .select({ detail: auditLog.detail, actorName: auditLog.actorName })
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(owner.farmId)))
      .orderBy(auditLog.id);
    expect(moves.slice(-2)).toEqual([
      { actorName: "Furrow", detail: { state: { from: "ready", to: "held" } } },
      { actorName: "Furrow", detail: { state: { from: "held", to: "ready" } } },
    ]);
  });

  it("is refreshed twice concurrently has the state of the later request", async () => {
    const { owner, accountId } = await onboarded("complete");
    const answered = Promise.withResolvers<void>();
    const mayArrive = Promise.withResolvers<void>();
    // The provider's response is delayed.
    const readAccount: Deps["payments"]["readAccount"] = async (id) => {
      const told = await deps.payments.readAccount(id);
      answered.resolve();
      await mayArrive.promise;
      return told;
    };
    const slow = { ...deps, payments: { ...deps.payments, readAccount } };
    const early = refreshPayoutAccount(slow, owner.farmId);
    await answered.promise;
    await market.control.setCapability(accountId, "transfers", false);
    await refresh(owner);
    mayArrive.resolve();
    expect(await early).toMatchObject({ state: "held", needs: ["document"] });
    expect(await payoutMails(owner)).toEqual(["payout_account_ready", "payout_account_needs"]);
    expect(await accountsOf(deps, owner.farmId)).toMatchObject([{ readAt: clock.now() }]);
  });

  it("was disconnected unnoticed is paid nothing, and its owner is told and begins another one", async () => {
    const { owner, accountId } = await onboarded("complete");
    await market.control.deauthorize(accountId);
    await refresh(owner);
    await refresh(owner);
    expect(await account(owner)).toMatchObject({ state: "out_of_reach", needs: [] });
    expect(await accountsOf(deps, owner.farmId)).toMatchObject([{ state: "held" }]);
    const admin = await signedInAdmin(deps);
    const { rows } = await admin.call((api) =>
      api.admin.farms.page({ sort: "createdAt", size: 100 }),
    );
    expect(rows.find(({ id }) => id === owner.farmId)).toMatchObject({ payouts: "out_of_reach" });
    expect(await payoutMails(owner)).toEqual(["payout_account_ready", "payout_account_needs"]);
    const { text } = await newestMail(deps.db, "payout_account_needs");
    expect(text).toContain("set up your payouts again, and we will pay it");
    expect(text).not.toContain("looking into it");
    await expect(owner.call((api) => api.farmer.payouts.open())).rejects.toMatchObject({
      code: "CONFLICT",
    });
    clock.pass(1000);
    await begin(owner);
    const [closed, next] = await accountsOf(deps, owner.farmId);
    expect(closed).toMatchObject({ state: "closed", providerAccountId: accountId });
    expect(next).toMatchObject({ state: "started" });
    expect(next!.providerAccountId).not.toBe(accountId);
    expect(await account(owner)).toMatchObject({ state: "started" });
  });

  it.each(["incomplete", "held"] as const)(
    "was %s when it was disconnected tells its owner once that another one is needed",
    async (before) => {
      const { owner, accountId } = await onboarded(before === "held" ? "complete" : "incomplete");
      if (before === "held") await market.control.setCapability(accountId, "transfers", false);
      await refresh(owner);
      expect(await account(owner)).toMatchObject({ state: before, needs: ["document"] });
      const mails = (await payoutMails(owner)).length;
      await market.control.deauthorize(accountId);
      await refresh(owner);
      await refresh(owner);
      expect(await account(owner)).toMatchObject({ state: "out_of_reach", needs: [] });
      expect(await payoutMails(owner)).toHaveLength(mails + 1);
      const { text } = await newestMail(deps.db, "payout_account_needs");
      expect(text).toContain("is no longer connected with us");
    },
  );

  it("is not looked up at the provider more often than needed", async () => {
    await onboarded("complete");
    await sweepPayments(deps);
    const reads = async () =>
      (await market.control.calls()).filter(({ op }) => op === "accounts.retrieve").length;
    const before = await reads();
    await sweepPayments(deps);
    expect(await reads()).toBe(before);
  });
});

it("Owners who begin in Spanish return to the page in Spanish", async () => {
  const owner = await farmOwner(deps);
  const { url } = await speak("es", () => begin(owner));
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
    redirect: `${deps.publicUrl}/es/dashboard/farmer/sales?account=back`,
  });
});
