import { farmsHarvest as m } from "#messages/farms-harvest.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";

/** What a farm can say about lines. After each, and after a refusal, the list is read again. */
export function useMarks() {
  const utils = trpc.useUtils();
  const onSettled = () => utils.farmer.invalidate();
  const meta = { failureTitle: m.notMarked };
  const ready = trpc.farmer.ready.useMutation({ meta, onSettled });
  const notReady = trpc.farmer.notReady.useMutation({ meta, onSettled });
  const productReady = trpc.farmer.productReady.useMutation({ meta, onSettled });
  return { ready, notReady, productReady };
}

/** The same for what is short, which the customers are notified of. */
export function useShorts(onDone: () => void) {
  const utils = trpc.useUtils();
  const common = {
    meta: { failureTitle: m.notMarked },
    onSettled: () => utils.farmer.invalidate(),
    onSuccess: () => {
      notify.success(m.markedShort, m.customersNotified);
      onDone();
    },
  };
  const short = trpc.farmer.short.useMutation(common);
  const productShort = trpc.farmer.productShort.useMutation(common);
  return { short, productShort };
}
