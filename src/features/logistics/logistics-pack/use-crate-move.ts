import { useQueryClient } from "@tanstack/react-query";
import { logisticsPack as m } from "#messages/logistics/pack.ts";
import { lostAnswer } from "#client/lib/api/lost-answer.ts";
import { type Inputs, type Outputs, trpc } from "#client/lib/api/trpc.ts";

export type Crate = Outputs["logistics"]["pack"][number];
type CrateKey = Pick<Crate, "number" | "day" | "window">;

/**
 * Handles the response to a change of a crate: it replaces the crate in the cached list, so that hundreds of orders
 * are not refetched for one checkbox. Changes of one crate run one after the other, so that the last response is
 * the newest. If a change was rejected, the list was stale and is refetched.
 */
export function useCrateMove(crate: CrateKey) {
  return moveOf(trpc.useUtils(), crate);
}

function moveOf(utils: ReturnType<typeof trpc.useUtils>, { number, day, window }: CrateKey) {
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

/**
 * Packs a line of any crate or takes it out, as its checkbox does, and resolves to the changed crate. Rejects if it was
 * refused, which a toast says too.
 */
export function useMarkLine() {
  const utils = trpc.useUtils();
  const client = useQueryClient();
  return (crate: CrateKey, productId: number, packed: boolean): Promise<Crate> =>
    client
      .getMutationCache()
      .build(client, {
        mutationFn: (input: Inputs["logistics"]["packLine"]) =>
          utils.client.logistics.packLine.mutate(input),
        meta: { failureTitle: m.notMarked, ...lostAnswer() },
        ...moveOf(utils, crate),
      })
      .execute({ orderNumber: crate.number, productId, packed });
}
