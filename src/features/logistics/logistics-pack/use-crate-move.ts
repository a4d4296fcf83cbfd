import { type Outputs, trpc } from "#client/lib/api/trpc.ts";

export type Crate = Outputs["logistics"]["pack"][number];

/**
 * Handles the response to a change of a crate: it replaces the crate in the cached list, so that hundreds of orders
 * are not refetched for one checkbox. Changes of one crate run one after the other, so that the last response is
 * the newest. If a change was rejected, the list was stale and is refetched.
 */
export function useCrateMove({ number, day, window }: Crate) {
  const utils = trpc.useUtils();
  return {
    scope: { id: `crate ${number}` },
    onSuccess: async (moved: Crate) => {
      // The response to an earlier query would overwrite this one.
      await utils.logistics.pack.cancel({ day, window });
      utils.logistics.pack.setData({ day, window }, (crates) =>
        crates?.map((crate) => (crate.number === moved.number ? moved : crate)),
      );
      void utils.logistics.invalidate(undefined, { refetchType: "none" });
    },
    onError: () => utils.logistics.invalidate(),
  };
}
