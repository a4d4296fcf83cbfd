import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";

/** Rooms with erasure steps beyond the rules in `db/persons`. */
export const ERASING_ROOMS = ["boxes", "farms", "payments", "subscribers"] as const;

type Erased = {
  userId: string;
  subscriberIds: readonly string[];
  applicationIds: readonly string[];
};

/** A room's part in the erasure of an account, in the same transaction. */
export type ErasureStep = (
  deps: Pick<Deps, "clock" | "log">,
  tx: Tx,
  erased: Erased,
) => Promise<void>;

/** Passed in with the dependencies (`server/boot/erasure.ts`), so that this room does not import rooms above it. */
export type ErasureSteps = Record<(typeof ERASING_ROOMS)[number], ErasureStep>;
