import { useRef, useState } from "react";
import { paymentsRefund as m } from "#messages/payments/refund.ts";
import { formatUsd, NO_MONEY } from "#shared/money.ts";
import { planRefund, remainingOf } from "#shared/payments/refunds/refund.ts";
import { givenBy, isGiven, type RefundWish } from "#shared/payments/refunds/refund-plan.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { type Inputs, trpc } from "#client/lib/api/trpc.ts";
import { useActKey } from "#client/lib/forms/use-act-key.ts";
import { faultOf, lackOf, NO_FAULT } from "#client/lib/payments/fault-fields.tsx";
import type { Payment } from "./payment-page.tsx";

export type RefundedOrder = NonNullable<Payment["order"]>;

/** What is filled in of what a refund needs. */
type Filled = { hasFault: boolean; hasGoods: boolean };

const FILLED: Filled = { hasFault: true, hasGoods: true };

/** A refund being put together: what was entered, what it comes to, and what is still missing. */
export function useRefund(payment: Payment, order: RefundedOrder) {
  const [units, setUnits] = useState<Record<number, number>>({});
  const [delivery, setDelivery] = useState(false);
  const [reason, setReason] = useState("");
  const [fault, setFault] = useState(NO_FAULT);
  const wish = {
    lines: Object.entries(units)
      .map(([productId, quantity]) => ({ productId: Number(productId), quantity }))
      .filter((line) => line.quantity > 0),
    delivery,
  };
  const plan = planOf(order, payment, wish);
  const hasFault = lackOf(fault) === null;
  const hasGoods = plan.amount > 0 || plan.lines.length > 0;
  const { send, error } = useSend(payment.intentId, reason, fault);
  const { asked, askFor, goodsField, faultField } = useAsking(
    lackOf(fault) === "reason" ? "input" : "select",
  );
  return {
    units,
    setUnits,
    delivery,
    setDelivery,
    reason,
    setReason,
    fault,
    setFault,
    /** The server's error about what was entered. */
    error,
    /** What the chosen goods come to, and all that remains. */
    plan,
    remaining: planOf(order, payment, "remaining"),
    /** Refunds the chosen goods, or all that remains. */
    sendChosen: () => send(wish),
    sendRemaining: () => send("remaining"),
    /** Whether any goods or the delivery are chosen. */
    isChosen: hasGoods,
    /** What is missing, in words; empty if nothing is. */
    missing: missingWords({ lack: lackOf(fault), hasGoods }),
    /** Which fields show that they are missing, because a button was pressed too early. */
    showsNoGoods: !asked.hasGoods && !hasGoods,
    showsNoFault: !asked.hasFault,
    /** What a button does while something is missing; null once nothing is. */
    askForChosen: hasFault && hasGoods ? null : askFor({ hasFault, hasGoods }),
    askForRemaining: hasFault ? null : askFor({ hasFault, hasGoods: true }),
    goodsField,
    faultField,
  };
}

export type Refund = Omit<ReturnType<typeof useRefund>, "goodsField" | "faultField">;

function useSend(intentId: string, reason: string, fault: typeof NO_FAULT) {
  const utils = trpc.useUtils();
  const actKey = useActKey();
  const refund = trpc.admin.payments.refund.useMutation({
    meta: { failureTitle: m.nothingRefunded },
    onSuccess: ({ amount }) => {
      actKey.done();
      notify.success(amount > 0 ? m.goingBack(formatUsd(amount)) : m.noMoney);
    },
    // Also after a failure: the request may have succeeded and only its response been lost.
    onSettled: () =>
      Promise.all([utils.admin.payments.invalidate(), utils.admin.orders.invalidate()]),
  });
  const send = async (wish: Inputs["admin"]["payments"]["refund"]["wish"]) => {
    const why = faultOf(fault);
    if (!why) return;
    const act = { intentId, wish, reason: reason.trim(), ...why };
    await refund.mutateAsync({ ...act, key: actKey.of(act) });
  };
  return { send, error: refund.error };
}

/** Shows what is missing when a button is pressed too early, and moves the focus to it: `lacking` is its selector. */
function useAsking(lacking: string) {
  const [asked, setAsked] = useState(FILLED);
  const goodsField = useRef<HTMLDivElement>(null);
  const faultField = useRef<HTMLDivElement>(null);
  const askFor = (filled: Filled) => () => {
    setAsked(filled);
    if (filled.hasGoods) focusOn(faultField.current, lacking);
    else focusOn(goodsField.current, "input:not([disabled])");
  };
  return { asked, askFor, goodsField, faultField };
}

function focusOn(within: HTMLElement | null, selector: string) {
  within?.querySelector<HTMLElement>(selector)?.focus();
}

type Missing = { lack: ReturnType<typeof lackOf>; hasGoods: boolean };

/** The input still missing before submitting; empty if complete. */
function missingWords({ lack, hasGoods }: Missing): string {
  if (lack === "reason") return m.sayWhy;
  if (lack === null) return hasGoods ? "" : m.chooseUnits;
  return hasGoods ? m.chooseCause : m.chooseBoth;
}

function planOf(order: RefundedOrder, { refunds }: Payment, wish: RefundWish | "remaining") {
  const given = givenBy(
    refunds,
    refunds.filter(isGiven).flatMap(({ lines }) => lines),
  );
  try {
    return planRefund(order, given, wish === "remaining" ? remainingOf(order, given) : wish);
  } catch {
    return { lines: [], amount: NO_MONEY, credit: NO_MONEY };
  }
}
