import { ordersPhone as m } from "#messages/orders/phone.ts";
import { useState } from "react";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { notify } from "#client/lib/toasts/notify.ts";

export type Prepared = Outputs["admin"]["phoneOrders"]["take"];

type Charged = Outputs["admin"]["phoneOrders"]["charge"];

type SettlingOptions = {
  /** Called with the number of the order that was placed or added to. */
  onPlaced: (orderNumber: string) => void;
  /** Called when the draft was canceled. */
  onCanceled: () => void;
};

/** How a prepared order ends: its card is charged, a payment link is sent, or it is canceled. */
export function useSettling({ onPlaced, onCanceled }: SettlingOptions) {
  const [message, setMessage] = useState<string | null>(null);
  const utils = trpc.useUtils();
  const listAgain = () => void utils.admin.phoneOrders.waiting.invalidate();
  const charge = trpc.admin.phoneOrders.charge.useMutation({
    meta: { failureTitle: m.notConfirmed, fallback: m.unknownCharge },
    onSuccess: (charged) => {
      if (charged.status === "placed") return onPlaced(charged.orderNumber);
      setMessage(CHARGED_WORDS[charged.status](charged));
    },
    // Also after a failure, because the request may have succeeded.
    onSettled: () => {
      listAgain();
      void utils.admin.orders.invalidate();
    },
  });
  const send = trpc.admin.phoneOrders.sendLink.useMutation({
    meta: { failureTitle: m.linkNotSent },
    onSuccess: ({ to }) => {
      notify.success(m.linkOnItsWay, m.getsEmailWithIt(to));
      setMessage(m.linkWentTo(to));
      listAgain();
    },
  });
  const cancel = trpc.admin.phoneOrders.cancel.useMutation({
    meta: { failureTitle: m.notCanceled },
    onSuccess: onCanceled,
    onSettled: listAgain,
  });
  return {
    charge,
    send,
    cancel,
    /** What came of the last attempt, if the order is not placed yet; null before. */
    message,
    isBusy: charge.isPending || send.isPending || cancel.isPending,
  };
}

const CHARGED_WORDS: Record<Exclude<Charged["status"], "placed">, (charged: Charged) => string> = {
  processing: () => m.stillWorking,
  refunded: () => m.goodsGone,
  link: (charged) =>
    m.pleaseSendLink(("message" in charged && charged.message) || m.holderConfirms),
};
