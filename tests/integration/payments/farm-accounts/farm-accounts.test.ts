import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/platform/audit.ts";
import type { Deps } from "#server/deps.ts";
import { refreshPayoutAccount } from "#server/services/payments/accounts/read-account.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { newestMail } from "#tests/support/market/people/account-mails.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import { accountsOf } from "#tests/support/market/people/farm-owner.ts";
import type { MarketPlace } from "#tests/support/market/market-place.ts";
import { type FarmAccounts, withFarmAccounts } from "#tests/support/setups/farm-accounts.ts";

let market: MarketPlace;
let at: FarmAccounts;
withFarmAccounts((opened) => {
  ({ market, at } = opened);
});

describe("What the farm has told", () => {
  it("is enough: the account is ready, and an email says so once", async () => {
    const { owner } = await at.onboarded("complete");
    expect(await at.account(owner)).toEqual({ state: "ready", needs: [], isTurnedDown: false });
    await at.refresh(owner);
    await Promise.all([at.refresh(owner), sweepPayments(at.deps)]);
    expect(await at.payoutMails(owner)).toEqual(["payout_account_ready"]);
    const { url } = await owner.call((api) => api.farmer.payouts.open());
    expect(url).toContain("/__stripe_sandbox/express?");
  });

  it("is not enough: an email lists what is missing, once, in the reader's language", async () => {
    const { owner, accountId } = await at.onboarded("incomplete");
    expect(await at.account(owner)).toMatchObject({ state: "incomplete", needs: ["document"] });
    await at.refresh(owner);
    expect(await at.payoutMails(owner)).toEqual(["payout_account_needs"]);
    const { text } = await newestMail(at.deps.db, "payout_account_needs");
    expect(text).toContain("• A photo of a document that shows who you are");
    expect(text).toContain(`${at.deps.publicUrl}/dashboard/farmer/sales`);
    await market.control.onboard(accountId, "complete");
    await sweepPayments({
      ...at.deps,
      clock: { now: () => new Date(at.clock.now().getTime() + 7 * HOUR) },
    });
    expect(await at.account(owner)).toMatchObject({ state: "ready" });
    expect(await at.payoutMails(owner)).toEqual(["payout_account_needs", "payout_account_ready"]);
  });
});

describe("An account that", () => {
  it("loses its capability is held and not lost, and ready again when it has it back", async () => {
    const { owner, accountId } = await at.onboarded("complete");
    await market.control.setCapability(accountId, "transfers", false);
    await at.refresh(owner);
    expect(await at.account(owner)).toMatchObject({ state: "held", needs: ["document"] });
    await market.control.setCapability(accountId, "transfers", true);
    await at.refresh(owner);
    expect(await at.account(owner)).toMatchObject({ state: "ready", needs: [] });
    expect(await accountsOf(at.deps, owner.farmId)).toMatchObject([
      { providerAccountId: accountId },
    ]);
    expect(await at.payoutMails(owner)).toEqual([
      "payout_account_ready",
      "payout_account_needs",
      "payout_account_ready",
    ]);
    const moves = await at.deps.db
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
    const { owner, accountId } = await at.onboarded("complete");
    const answered = Promise.withResolvers<void>();
    const mayArrive = Promise.withResolvers<void>();
    // The provider's response is delayed.
    const readAccount: Deps["payments"]["readAccount"] = async (id) => {
      const told = await at.deps.payments.readAccount(id);
      answered.resolve();
      await mayArrive.promise;
      return told;
    };
    const slow = { ...at.deps, payments: { ...at.deps.payments, readAccount } };
    const early = refreshPayoutAccount(slow, owner.farmId);
    await answered.promise;
    await market.control.setCapability(accountId, "transfers", false);
    await at.refresh(owner);
    mayArrive.resolve();
    expect(await early).toMatchObject({ state: "held", needs: ["document"] });
    expect(await at.payoutMails(owner)).toEqual(["payout_account_ready", "payout_account_needs"]);
    expect(await accountsOf(at.deps, owner.farmId)).toMatchObject([{ readAt: at.clock.now() }]);
  });

  it("was disconnected unnoticed is paid nothing, and its owner is told and begins another one", async () => {
    const { owner, accountId } = await at.onboarded("complete");
    await market.control.deauthorize(accountId);
    await at.refresh(owner);
    await at.refresh(owner);
    expect(await at.account(owner)).toMatchObject({ state: "out_of_reach", needs: [] });
    expect(await accountsOf(at.deps, owner.farmId)).toMatchObject([{ state: "held" }]);
    const admin = await signedInAdmin(at.deps);
    const { rows } = await admin.call((api) =>
      api.admin.farms.page({ sort: "createdAt", size: 100 }),
    );
    expect(rows.find(({ id }) => id === owner.farmId)).toMatchObject({ payouts: "out_of_reach" });
    expect(await at.payoutMails(owner)).toEqual(["payout_account_ready", "payout_account_needs"]);
    const { text } = await newestMail(at.deps.db, "payout_account_needs");
    expect(text).toContain("set up your payouts again, and we will pay it");
    expect(text).not.toContain("looking into it");
    await expect(owner.call((api) => api.farmer.payouts.open())).rejects.toMatchObject({
      code: "CONFLICT",
    });
    at.clock.pass(1000);
    await at.begin(owner);
    const [closed, next] = await accountsOf(at.deps, owner.farmId);
    expect(closed).toMatchObject({ state: "closed", providerAccountId: accountId });
    expect(next).toMatchObject({ state: "started" });
    expect(next!.providerAccountId).not.toBe(accountId);
    expect(await at.account(owner)).toMatchObject({ state: "started" });
  });

  it.each(["incomplete", "held"] as const)(
    "was %s when it was disconnected tells its owner once that another one is needed",
    async (before) => {
      const { owner, accountId } = await at.onboarded(
        before === "held" ? "complete" : "incomplete",
      );
      if (before === "held") await market.control.setCapability(accountId, "transfers", false);
      await at.refresh(owner);
      expect(await at.account(owner)).toMatchObject({ state: before, needs: ["document"] });
      const mails = (await at.payoutMails(owner)).length;
      await market.control.deauthorize(accountId);
      await at.refresh(owner);
      await at.refresh(owner);
      expect(await at.account(owner)).toMatchObject({ state: "out_of_reach", needs: [] });
      expect(await at.payoutMails(owner)).toHaveLength(mails + 1);
      const { text } = await newestMail(at.deps.db, "payout_account_needs");
      expect(text).toContain("is no longer connected with us");
    },
  );

  it("is not looked up at the provider more often than needed", async () => {
    await at.onboarded("complete");
    await sweepPayments(at.deps);
    const reads = async () =>
      (await market.control.calls()).filter(({ op }) => op === "accounts.retrieve").length;
    const before = await reads();
    await sweepPayments(at.deps);
    expect(await reads()).toBe(before);
  });
});
