import { z } from "zod";
import { namedFarm } from "#shared/fields.ts";
import { ofFarm } from "#shared/farms/harvest/harvest.ts";
import { yearField } from "#shared/payments/payouts/farm-year.ts";
import { requireFarm, unknownFarm } from "../../services/accounts/farm-members.ts";
import { getPayoutWhy } from "../../services/analytics/why/payout-why.ts";
import { beginOnboarding, openPayoutAccount } from "../../services/payments/accounts/begin.ts";
import {
  getPayoutAccount,
  refreshPayoutAccount,
} from "../../services/payments/accounts/read-account.ts";
import {
  getPayout,
  listPayouts,
  exportPayout,
} from "../../services/payments/payouts/farm-payouts.ts";
import { exportFarmYears } from "../../services/payments/payouts/farm-years-csv.ts";
import { farmYears, yearsBooked } from "../../services/payments/payouts/farm-years.ts";
import { moves } from "../../trpc/moves.ts";
import { areaProcedure, countedFile, router } from "../../trpc/procedures.ts";
import { type FarmCall, farmIn } from "./farm-in.ts";

const ofPayout = z.strictObject({ ...namedFarm, payoutId: z.uuid() });

const ofYear = z.strictObject({ ...namedFarm, year: yearField });

const farmer = areaProcedure("farmer");

/** Only the farm's own team may decide where its money goes: an admin acting for it has no farm here. */
const ownFarm = async ({ ctx: { deps, user } }: Pick<FarmCall, "ctx">) => ({
  actor: user,
  farm: await requireFarm(deps, user.id),
});

/** A farm's payouts and its account at the payment provider. All throw `not_found` for any other farm. */
export const payoutsRouter = router({
  account: farmer
    .input(ofFarm)
    .query(async (call) => getPayoutAccount(call.ctx.deps, (await farmIn(call)).id)),

  /** The account, freshly read from the provider. Throws `provider_unavailable`. */
  refresh: farmer
    .input(ofFarm)
    .mutation(async (call) => refreshPayoutAccount(call.ctx.deps, (await farmIn(call)).id)),

  /** The farm's payouts, newest first. */
  list: farmer
    .input(ofFarm)
    .query(async (call) => listPayouts(call.ctx.deps, (await farmIn(call)).id)),

  /** One payout with its parts. Also throws `not_found` for an unknown payout. */
  one: farmer
    .input(ofPayout)
    .query(async (call) => getPayout(call.ctx.deps, (await farmIn(call)).id, call.input.payoutId)),

  /** What its amount is made of, or one order's part in it. Throws `not_found`. */
  why: farmer
    .input(ofPayout.extend({ number: z.string().max(40).optional() }))
    .query(async (call) => getPayoutWhy(call.ctx.deps, (await farmIn(call)).id, call.input)),

  csv: farmer
    .input(ofPayout)
    .use(countedFile)
    .mutation(async (call) =>
      exportPayout(call.ctx.deps, (await farmIn(call)).id, call.input.payoutId),
    ),

  /** The farm's annual totals. */
  year: farmer.input(ofYear).query(async (call) => {
    const { deps } = call.ctx;
    const { id: farmId } = await farmIn(call);
    const { year } = call.input;
    const [one] = await farmYears(deps, { year, farmId });
    if (!one) throw unknownFarm();
    return { years: await yearsBooked(deps), farm: one };
  }),

  yearCsv: farmer
    .input(ofYear)
    .use(countedFile)
    .mutation(async (call) => {
      const { id: farmId } = await farmIn(call);
      return exportFarmYears(call.ctx.deps, { year: call.input.year, farmId });
    }),

  /** Throws `provider_unavailable`, `conflict`. */
  beginOnboarding: farmer
    .meta(moves("money", "payout_account.begun"))
    .mutation(async (call) => beginOnboarding(call.ctx.deps, await ownFarm(call))),

  /** Throws `provider_unavailable`, and `conflict` before the farm has completed onboarding. */
  open: farmer
    .meta(moves("money", "payout_account.opened"))
    .mutation(async (call) => openPayoutAccount(call.ctx.deps, await ownFarm(call))),
});
