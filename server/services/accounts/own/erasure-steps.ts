import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";

/** Rooms that end or blank more of an erased account than the map of persons does (`db/persons`). */
export const ERASING_ROOMS = ["boxes", "payments", "subscribers"] as const;

type Erased = { userId: string; subscriberIds: readonly string[] };

/** What a room does about an account that is erased, in the transaction of the erasure. */
export type ErasureStep = (
  deps: Pick<Deps, "clock" | "log">,
  tx: Tx,
  erased: Erased,
) => Promise<void>;

/** Handed in with the dependencies (`server/boot/erasure.ts`), so that accounts know no room above them. */
export type ErasureSteps = Record<(typeof ERASING_ROOMS)[number], ErasureStep>;
