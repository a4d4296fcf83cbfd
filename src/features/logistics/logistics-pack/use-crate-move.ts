import { type Outputs, trpc } from "#client/lib/api/trpc.ts";

export type Crate = Outputs["logistics"]["pack"][number];

/**
 * What follows a move of a crate: its answer takes the crate's place in the list, which of hundreds of
 * orders is not fetched again for one tick. The moves of one crate wait for each other, so that the
 * last answer is the newest. Where a move was refused, the list is read again, since it was out of date.
 */
export function useCrateMove({ number, day, window }: Crate) {
  const utils = trpc.useUtils();
  return {
    scope: { id: `crate ${number}` },
    onSuccess: (moved: Crate) => {
      utils.logistics.pack.setData({ day, window }, (crates) =>
        crates?.map((crate) => (crate.number === moved.number ? moved : crate)),
      );
      void utils.logistics.invalidate(undefined, { refetchType: "none" });
    },
    onError: () => utils.logistics.invalidate(),
  };
}
