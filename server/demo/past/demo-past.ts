import { sql } from "drizzle-orm";
import { emails } from "#db/schema/mail/emails.ts";
import { installation } from "#db/schema/platform/system.ts";
import type { SandboxAccess } from "../../boot/payments.ts";
import { ConfigError } from "../../config/error.ts";
import type { Deps } from "../../deps.ts";
import { playPast } from "./play.ts";
import { openPast } from "./session.ts";
import { advanceAll } from "../../services/platform/lifecycles/advance.ts";
import { lifecycles } from "../../services/platform/lifecycles/lifecycles.ts";

type DemoPast = {
  deps: Deps;
  sandbox: SandboxAccess;
  say: (line: string) => void;
  /** Length of the past in weeks. */
  weeks?: number | undefined;
};

/** Simulates the past of a newly filled market, returns to the present, and records that it is done. */
export async function playDemoPast({ deps, sandbox, say, weeks }: DemoPast): Promise<void> {
  const { control } = sandbox;
  // Nobody is listening for webhooks yet; the server catches up when it starts.
  await control.webhookMode({ mode: "drop" });
  const advanceProvider = (seconds: number) => control.advanceClock(seconds);
  const past = openPast({ deps, advanceProvider });
  try {
    const placed = await playPast(past, sandbox, weeks);
    say(`Played the last weeks: ${placed} orders`);
  } finally {
    await wakeSandbox(sandbox);
  }
  // Mark those emails as sent, because they belong to the past.
  const lease = { leaseUntil: deps.clock.now() };
  await advanceAll(deps.db, lifecycles.mail, "send", undefined, { set: lease });
  const read = { leaseUntil: null, sentAt: sql`${emails.createdAt}` };
  await advanceAll(deps.db, lifecycles.mail, "sent", undefined, { set: read });
  await deps.db.update(installation).set({ pastPending: false });
}

/** Throws ConfigError if the simulation was interrupted, because the figures of half a past make no sense. */
export async function assertPastPlayed({ db }: Pick<Deps, "db">): Promise<void> {
  const [row] = await db.select({ isPending: installation.pastPending }).from(installation);
  if (!row?.isPending) return;
  throw new ConfigError(
    "The first start was broken off while it played the demo market's past: delete the folder of DATA_DIR, or name an empty database in DATABASE_URL, and start again.",
  );
}

/** Moves the sandbox's clock to the present, even after an interrupted simulation. */
export async function wakeSandbox({ control }: Pick<SandboxAccess, "control">): Promise<void> {
  const there = await control.advanceClock(0);
  await control.advanceClock(Math.round((Date.now() - there.getTime()) / 1000));
  await control.webhookMode({ mode: "auto" });
}
