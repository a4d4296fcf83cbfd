import type { Outputs } from "#client/lib/api/trpc.ts";

type Order = Pick<Outputs["orders"]["byNumber"], "state" | "arrival">;

/** Refetch interval of an order while its van is expected, in milliseconds. */
const FRESH_MS = 60_000;

/** Reads an order again every minute while its van is out or late, so that an open page keeps saying when it comes. */
export const whileOnItsWay = {
  refetchInterval: ({ state: { data } }: { state: { data: Order | undefined } }) =>
    data && (data.arrival || data.state === "out_for_delivery") ? FRESH_MS : (false as const),
};
