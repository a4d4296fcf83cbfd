import { sql } from "drizzle-orm";
import { emails } from "#db/schema/platform/system.ts";
import type { SandboxAccess } from "../../boot/payments.ts";
import type { Deps } from "../../deps.ts";
import { playPast } from "./play.ts";
import { openPast } from "./session.ts";
import { advanceAll } from "../../services/platform/lifecycles/advance.ts";
import { lifecycles } from "../../services/platform/lifecycles/lifecycles.ts";

type DemoPast = {
  deps: Deps;
  sandbox: SandboxAccess;
  say: (line: string) => void;
};

/** Gives a market that was just filled its past, and comes back to the present. */
export async function playDemoPast({ deps, sandbox, say }: DemoPast): Promise<void> {
  const { control } = sandbox;
  // No one listens yet: what happened then is known when the server opens.
  await control.webhookMode({ mode: "drop" });
  const advanceProvider = (seconds: number) => control.advanceClock(seconds);
  const past = openPast({ deps, advanceProvider });
  try {
    const placed = await playPast(past, sandbox);
    say(`Played the last weeks: ${placed} orders`);
  } finally {
    await wakeSandbox(sandbox);
  }
  // Those emails were read long ago.
  const lease = { leaseUntil: deps.clock.now() };
  await advanceAll(deps.db, lifecycles.mail, "send", undefined, { set: lease });
  const read = { leaseUntil: null, sentAt: sql`${emails.createdAt}` };
  await advanceAll(deps.db, lifecycles.mail, "sent", undefined, { set: read });
}

/** Brings the sandbox to the present, also after a past that was broken off. */
export async function wakeSandbox({ control }: Pick<SandboxAccess, "control">): Promise<void> {
  const there = await control.advanceClock(0);
  await control.advanceClock(Math.round((Date.now() - there.getTime()) / 1000));
  await control.webhookMode({ mode: "auto" });
}
