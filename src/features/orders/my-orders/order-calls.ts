import { ordersMine as m } from "#messages/orders/mine.ts";
import { createContext, useContext } from "react";
import { marketAgain } from "#client/lib/api/market-again.ts";
import { trpc } from "#client/lib/api/trpc.ts";

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

type CallOptions<Data> = {
  meta: { failureTitle: string };
  onSuccess: (data: Data) => void;
  onSettled: () => Promise<void>;
  onError: (error: unknown) => void;
};

/** A procedure that changes an order. */
type Procedure<Input, Data> = {
  useMutation: (options: CallOptions<Data>) => Call<Input, Data>;
};

type Listeners<Data> = {
  onDone: (data: Data) => void;
  onRefused?: (error: unknown) => void;
};

/** A mutation of the order. `run` never rejects: failures are reported in a toast. */
type OrderCall<Input> = { run: (input: Input) => Promise<void>; isPending: boolean };

/** The hook for a mutation that the signed-in owner makes with `own`, and the holder of an order link with `byLink`. */
function orderCall<Input, Data>(
  own: Procedure<Input, Data>,
  byLink: Procedure<NoInfer<Input> & { token: string }, Data>,
  failureTitle: () => string,
) {
  return function useOrderCall({ onDone, onRefused }: Listeners<Data>): OrderCall<Input> {
    const token = useOrderLink();
    const onSettled = useReadAgain();
    const options = {
      meta: { failureTitle: failureTitle() },
      onSuccess: onDone,
      onSettled,
      onError: (error: unknown) => onRefused?.(error),
    };
    const ownCall = own.useMutation(options);
    const linkCall = byLink.useMutation(options);
    const send = (input: Input) =>
      token === null ? ownCall.mutateAsync(input) : linkCall.mutateAsync({ ...input, token });
    return {
      run: async (input) => {
        await send(input).catch(() => {});
      },
      isPending: ownCall.isPending || linkCall.isPending,
    };
  };
}

/**
 * Refetches the order's queries, the delivery days and the stock that was released. Also after a failure, because the
 * request may have succeeded and only its response been lost.
 */
function useReadAgain(): () => Promise<void> {
  const utils = trpc.useUtils();
  return async () => {
    await Promise.all([
      utils.orders.invalidate(),
      utils.guestOrders.invalidate(),
      utils.payments.credit.invalidate(),
      utils.checkout.delivery.options.invalidate(),
      marketAgain(utils),
    ]);
  };
}

const { orders, guestOrders } = trpc;

export const useCancelOrder = orderCall(orders.cancel, guestOrders.cancel, () => m.notCanceled);
export const useTakeOff = orderCall(orders.takeOff, guestOrders.takeOff, () => m.notRemoved);
export const useReport = orderCall(orders.report, guestOrders.report, () => m.notSent);
export const useChangeDelivery = orderCall(
  orders.changeDelivery,
  guestOrders.changeDelivery,
  () => m.notChanged,
);
/** Schedules the redelivery of an order whose delivery failed. */
export const useRedeliver = orderCall(orders.redeliver, guestOrders.redeliver, () => m.notArranged);
/** Requests a refund instead, which the team decides. */
export const useAskMoneyBack = orderCall(
  orders.askMoneyBack,
  guestOrders.askMoneyBack,
  () => m.moneyNotAsked,
);

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
