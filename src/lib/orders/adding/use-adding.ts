import { ordersAdding as m } from "#messages/orders/adding.ts";
import { useState } from "react";
import { cents, formatUsd } from "#shared/money.ts";
import { marketAgain } from "#client/lib/api/market-again.ts";
import { failureOf, trpc } from "../../api/trpc.ts";
import { checkoutOutcome as outcome } from "#messages/checkout/outcome.ts";
import type { Paid } from "../../checkout/flow/outcome/finish-order.ts";
import { useFinishOrder } from "../../checkout/flow/outcome/use-finish-order.ts";
import { intentOf } from "../../checkout/flow/payment/intent/intent-of.ts";
import { mayHavePaid } from "../../payments/may-have-paid.ts";
import { notify } from "../../toasts/notify.ts";
import { type Begun, useAdditionQuote } from "./use-addition-quote.ts";

type Adding = {
  product: { id: number; name: string };
  /** The token of a guest's order link; null for an account. */
  token: string | null;
  onClose: () => void;
};

/** From the quote of an addition to the server's confirmation that it is on the order; paid once per quote. */
export function useAdding({ product, token, onClose }: Adding) {
  const { begun, form, setForm, prepare, begin } = useAdditionQuote(product.id, token);
  const pay = trpc.orders.payAddition.useMutation({ meta: { silent: true } });
  const showAgain = useShowAgain();

  const end = async (how: Ending) => {
    onClose();
    tell(how, { name: product.name, paid: begun ? formatUsd(cents(begun.totals.total)) : "" });
    await showAgain();
  };

  const { lookUp, isLookingUp, isUnknown } = useAdditionLookUp(end);

  /** Another quantity is another purchase, so a payment whose outcome is unknown is looked up first. */
  const ask = async (number: string, quantity: number) => {
    if (isUnknown && begun && (await lookUp(begun)) !== "unpaid") return;
    pay.reset();
    await prepare(number, quantity);
  };

  const confirm = async () => {
    if (!begun?.card) return;
    const { checkoutId, revision, card, orderNumber, lines } = begun;
    begin.reset();
    const wish = { checkoutId, revision, cardId: card.id };
    const paid = await pay.mutateAsync(wish).catch(async (error: unknown) => {
      // Shows, next to the reason, what would be paid now and with which card.
      if (failureOf(error)?.code === "conflict") {
        await prepare(orderNumber, lines[0]?.quantity ?? 1);
      }
      if (mayHavePaid(error)) await lookUp(begun);
      else void showAgain();
      return null;
    });
    if (!paid) return;
    if (paid.status === "form") return setForm({ message: paid.message });
    await end(paid.status === "processing" ? "later" : paid.status);
  };

  return {
    begun,
    form,
    ask,
    confirm,
    isAsking: begin.isPending,
    isPaying: pay.isPending || isLookingUp,
    failure: isUnknown
      ? outcome.notLookedUpText
      : (failureOf(pay.error) ?? failureOf(begin.error))?.message,
    hasFailed: pay.isError || begin.isError,
    onFinished: (finished: Paid) => end(endingOf(finished)),
  };
}

type Ending = "added" | "refunded" | "later";

const endingOf = ({ kind }: Paid): Ending =>
  kind === "refunded" || kind === "later" ? kind : "added";

/** Looks up a payment without an answer; if it went through, `end` is called as its answer would have. */
function useAdditionLookUp(end: (how: Ending) => Promise<void>) {
  const finish = useFinishOrder();
  const showAgain = useShowAgain();
  const [isLookingUp, setLookingUp] = useState(false);
  /** Whether the last payment may have gone through. */
  const [isUnknown, setUnknown] = useState(false);

  const lookUp = async ({ clientSecret }: Begun) => {
    setLookingUp(true);
    const found = await finish(intentOf(clientSecret), { surelyPaid: false });
    setLookingUp(false);
    setUnknown(found.kind === "unknown");
    if (found.kind === "unknown") notify.failure(outcome.notLookedUp, outcome.notLookedUpText);
    if (found.kind === "unknown" || found.kind === "unpaid") void showAgain();
    else await end(endingOf(found));
    return found.kind;
  };

  return { lookUp, isLookingUp, isUnknown };
}

/** Fetches again what an addition changes: orders, and the stock that public pages show. */
function useShowAgain() {
  const utils = trpc.useUtils();
  return () =>
    Promise.all([utils.orders.invalidate(), utils.guestOrders.invalidate(), marketAgain(utils)]);
}

/** Says how it ended. `paid` is the formatted amount. */
function tell(how: Ending, { name, paid }: { name: string; paid: string }) {
  if (how === "added") notify.success(m.added, m.comesWithIt(name));
  if (how === "later") notify.info(m.paymentOnItsWay, m.addAndEmail);
  if (how === "refunded") notify.failure(m.notAdded, m.goesBack(paid));
}
