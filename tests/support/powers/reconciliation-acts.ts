import { chargedElsewhere } from "#tests/support/market/payments/reconciliation.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import { reconcile } from "#server/services/payments/reconciliation/reconcile.ts";
import type { Scenario } from "./world.ts";

/** Decisions about differences between the ledger and the provider. */
export const RECONCILIATION_ACTS: Record<string, Scenario> = {
  "admin.reconciliation.explain": async (world) => {
    const intentId = await chargedElsewhere(world);
    world.clock.pass(3 * HOUR);
    await reconcile(world.deps);
    const who = await world.person("admin");
    const explained = { id: `charge:${intentId}`, reason: "Rent of the stall" };
    return { who, act: (api) => api.admin.reconciliation.explain(explained) };
  },
};
