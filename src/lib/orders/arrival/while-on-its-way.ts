import type { Outputs } from "../../api/trpc.ts";
import { MINUTE_MS } from "#shared/durations.ts";

type Order = Pick<Outputs["orders"]["byNumber"], "state" | "arrival">;

/** Refetch interval of an order while its van is expected, in milliseconds. */
const FRESH_MS = MINUTE_MS;

/**
 * Query options that refetch an order every minute while its van is out or late, to keep the expected arrival
 * current.
 */
export const whileOnItsWay = {
  refetchInterval: ({ state: { data } }: { state: { data: Order | null | undefined } }) =>
    data && (data.arrival || data.state === "out_for_delivery") ? FRESH_MS : (false as const),
};
