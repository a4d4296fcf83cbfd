import { ordersMine as m } from "#messages/orders-mine.ts";
import { createContext, useContext } from "react";
import { marketAgain } from "#client/lib/api/market-again.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";

/** The token of a guest's order link; null when the signed-in owner views the order. */
const LinkContext = createContext<string | null>(null);
export const OrderLink = LinkContext.Provider;

export function useOrderLink(): string | null {
  return useContext(LinkContext);
}

type Call<Input, Data> = {
  mutateAsync: (input: Input) => Promise<Data>;
  isPending: boolean;
};

/** A mutation of the order. `run` never rejects: failures are reported in a toast. */
type OrderCall<Input> = { run: (input: Input) => Promise<void>; isPending: boolean };

function heldBy<Input, Data>(
  token: string | null,
  own: Call<Input, Data>,
  byLink: Call<Input & { token: string }, Data>,
): OrderCall<Input> {
  const send = (input: Input) =>
    token === null ? own.mutateAsync(input) : byLink.mutateAsync({ ...input, token });
  return {
    run: async (input) => {
      await send(input).catch(() => {});
    },
    isPending: own.isPending || byLink.isPending,
  };
}

/**
 * Refetches the order's queries and the stock that was released. Also after a failure, because the request may have
 * succeeded and only its response been lost.
 */
function useReadAgain(): () => Promise<void> {
  const utils = trpc.useUtils();
  return async () => {
    await Promise.all([
      utils.orders.invalidate(),
      utils.guestOrders.invalidate(),
      marketAgain(utils),
    ]);
  };
}

type Done<Data> = { onDone: (data: Data) => void };

export function useCancelOrder({ onDone }: Done<Outputs["orders"]["cancel"]>) {
  const readAgain = useReadAgain();
  const options = {
    meta: { failureTitle: m.notCanceled },
    onSuccess: onDone,
    onSettled: readAgain,
  };
  const own = trpc.orders.cancel.useMutation(options);
  return heldBy(useOrderLink(), own, trpc.guestOrders.cancel.useMutation(options));
}

export function useTakeOff({ onDone }: Done<Outputs["orders"]["takeOff"]>) {
  const readAgain = useReadAgain();
  const options = {
    meta: { failureTitle: m.notRemoved },
    onSuccess: onDone,
    onSettled: readAgain,
  };
  const own = trpc.orders.takeOff.useMutation(options);
  return heldBy(useOrderLink(), own, trpc.guestOrders.takeOff.useMutation(options));
}

export function useReport({ onDone }: { onDone: () => void }) {
  const readAgain = useReadAgain();
  const options = {
    meta: { failureTitle: m.notSent },
    onSuccess: onDone,
    onSettled: readAgain,
  };
  const own = trpc.orders.report.useMutation(options);
  return heldBy(useOrderLink(), own, trpc.guestOrders.report.useMutation(options));
}

type Changing = Done<Outputs["orders"]["changeDelivery"]> & {
  onRefused: (error: unknown) => void;
};

export function useChangeDelivery({ onDone, onRefused }: Changing) {
  const utils = trpc.useUtils();
  const readAgain = useReadAgain();
  const options = {
    meta: { failureTitle: m.notChanged },
    onSuccess: onDone,
    onSettled: async () => {
      await Promise.all([readAgain(), utils.checkout.delivery.options.invalidate()]);
    },
    onError: onRefused,
  };
  const own = trpc.orders.changeDelivery.useMutation(options);
  return heldBy(useOrderLink(), own, trpc.guestOrders.changeDelivery.useMutation(options));
}

/** Schedules the redelivery of an order whose delivery failed. */
export function useRedeliver({ onDone }: Done<Outputs["orders"]["redeliver"]>) {
  const readAgain = useReadAgain();
  const options = {
    meta: { failureTitle: m.notArranged },
    onSuccess: onDone,
    onSettled: readAgain,
  };
  const own = trpc.orders.redeliver.useMutation(options);
  return heldBy(useOrderLink(), own, trpc.guestOrders.redeliver.useMutation(options));
}

/** Requests a refund instead, which the team decides. */
export function useAskMoneyBack({ onDone }: { onDone: () => void }) {
  const readAgain = useReadAgain();
  const options = {
    meta: { failureTitle: m.moneyNotAsked },
    onSuccess: onDone,
    onSettled: readAgain,
  };
  const own = trpc.orders.askMoneyBack.useMutation(options);
  return heldBy(useOrderLink(), own, trpc.guestOrders.askMoneyBack.useMutation(options));
}

/** Queries the order's terms at another zip code, while `enabled`. */
export function useTermsAt(where: { number: string; zipCode: string }, enabled: boolean) {
  const token = useOrderLink();
  const own = trpc.orders.changeTerms.useQuery(where, { enabled: enabled && token === null });
  const byLink = trpc.guestOrders.changeTerms.useQuery(
    { ...where, token: token ?? "" },
    { enabled: enabled && token !== null },
  );
  return token === null ? own.data : byLink.data;
}
