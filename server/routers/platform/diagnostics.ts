import { fullName } from "#shared/accounts/user.ts";
import { DEMO_PASSWORD, demoAccounts } from "../../demo/accounts.ts";
import {
  assertTestPages,
  knownUsernames,
  paymentDiagnostics,
} from "../../services/platform/diagnostics.ts";
import { publicProcedure, router } from "../../trpc/procedures.ts";

/** For trying out the market; closed on a production server and with live payments. */
export const diagnosticsRouter = router({
  payments: publicProcedure.query(({ ctx }) => paymentDiagnostics(ctx.deps)),

  /** The demo accounts on this server, with their well-known password. */
  signIns: publicProcedure.query(async ({ ctx }) => {
    assertTestPages(ctx.deps);
    const names = demoAccounts.map(({ username }) => username);
    const known = await knownUsernames(ctx.deps, names);
    return demoAccounts
      .filter(({ username }) => known.has(username))
      .map(({ username, firstName, lastName, role }) => ({
        username,
        name: fullName({ firstName, lastName }),
        role,
        password: DEMO_PASSWORD,
      }));
  }),
});
