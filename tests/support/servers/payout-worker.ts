import { createInterface } from "node:readline";
import { connect } from "#db/client.ts";
import { draftDue } from "#server/services/payments/payouts/draft.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { testDeps } from "../deps.ts";
import { movableClock } from "../market/time/clock.ts";
import { sandboxPayments } from "../market/market-place.ts";

// A process that drafts or sends payouts on request, at the requested time, and reports each completion until it is
// killed: payout-worker DATABASE_URL SANDBOX_PORT
const [databaseUrl = "", port = ""] = process.argv.slice(2);
const { db } = connect(databaseUrl);
const { payments } = sandboxPayments(Number(port));
await db.execute("select 1");
process.stdout.write("ready\n");
for await (const line of createInterface({ input: process.stdin })) {
  const [work, now = ""] = line.split(" ");
  const deps = testDeps(db, { payments, clock: movableClock(now) });
  await (work === "draft" ? draftDue(deps) : sweepPayments(deps));
  process.stdout.write("done\n");
}
