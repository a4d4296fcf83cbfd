import { ordersAdding as m } from "#messages/orders-adding.ts";
import { useState } from "react";
import { cents, formatUsd } from "#shared/money.ts";
import { marketAgain } from "#client/lib/api/market-again.ts";
import { failureOf, type Outputs, trpc } from "../../api/trpc.ts";
import { checkoutOutcome as outcome } from "#messages/checkout-outcome.ts";
import type { Paid } from "../../checkout/flow/outcome/finish-order.ts";
import { useFinishOrder } from "../../checkout/flow/outcome/use-finish-order.ts";
import { intentOf } from "../../checkout/flow/payment/intent-of.ts";
import { mayHavePaid } from "../../payments/may-have-paid.ts";
import { notify } from "../../toasts/notify.ts";

export type Begun = Outputs["orders"]["beginAddition"];

type Adding = {
  product: { id: number; name: string };
  /** The token of a guest's order link; null for an account. */
  token: string | null;
  onClose: () => void;
};

/** From the quote of an addition to the server's confirmation that it is on the order; paid once per quote. */
export function useAdding({ product, token, onClose }: Adding) {
  const utils = trpc.useUtils();
  const [begun, setBegun] = useState<Begun | null>(null);
  /** Why the form is open even though a card is saved. */
  const [form, setForm] = useState<{ message: string | null } | null>(null);
  const own = trpc.orders.beginAddition.useMutation({ meta: { silent: true } });
  const byLink = trpc.guestOrders.beginAddition.useMutation({ meta: { silent: true } });
  const begin = token === null ? own : byLink;
  const pay = trpc.orders.payAddition.useMutation({ meta: { silent: true } });
  const finish = useFinishOrder();
  const [isLookingUp, setLookingUp] = useState(false);
  /** Whether the last payment may have gone through. */
  const [isUnknown, setUnknown] = useState(false);

  const prepare = async (number: string, quantity: number) => {
    setForm(null);
    const items = [{ id: product.id, quantity }];
    const wish = { number, items };
    const asked = token === null ? own.mutateAsync(wish) : byLink.mutateAsync({ ...wish, token });
    const made = await asked.catch(() => null);
    if (!made) return;
    setBegun(made);
    if (!made.card) setForm({ message: null });
  };

  const showAgain = () =>
    Promise.all([utils.orders.invalidate(), utils.guestOrders.invalidate(), marketAgain(utils)]);

  const end = async (how: "added" | "refunded" | "later") => {
    const paid = begun ? formatUsd(cents(begun.totals.total)) : "";
    onClose();
    if (how === "added") notify.success(m.added, m.comesWithIt(product.name));
    if (how === "later") notify.info(m.paymentOnItsWay, m.addAndEmail);
    if (how === "refunded") {
      notify.failure(m.notAdded, m.goesBack(paid));
    }
    await showAgain();
  };

  /** Looks up a payment without an answer; if it went through, ends as its answer would have. */
  const lookUp = async ({ clientSecret }: Begun) => {
    setLookingUp(true);
    const found = await finish(intentOf(clientSecret), { surelyPaid: false });
    setLookingUp(false);
    setUnknown(found.kind === "unknown");
    if (found.kind === "unknown") notify.failure(outcome.notLookedUp, outcome.notLookedUpText);
    if (found.kind === "unknown" || found.kind === "unpaid") void showAgain();
    else await end(howEnded(found));
    return found.kind;
  };

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
    onFinished: (finished: Paid) => end(howEnded(finished)),
  };
}

const howEnded = ({ kind }: Paid) => (kind === "refunded" || kind === "later" ? kind : "added");
