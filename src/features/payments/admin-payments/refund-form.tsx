import { Checkbox, Group, NumberInput, Stack, Text, TextInput, Title } from "@mantine/core";
import "@mantine/core/styles/NumberInput.layer.css";
import { useRef, useState } from "react";
import { paymentsRefund as m } from "#messages/payments-refund.ts";
import { DISPUTE_LOST } from "#shared/payments/disputes/dispute.ts";
import { type Cents, formatUsd, NO_MONEY, sumCents } from "#shared/money.ts";
import { hasNotLeft } from "#shared/orders/order.ts";
import { endsOrder, isLeft, planRefund, restOf } from "#shared/payments/refunds/refund.ts";
import { givenBy, isGiven, type RefundWish } from "#shared/payments/refunds/refund-plan.ts";
import { reasonLimits } from "#shared/platform/reason-limits.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { refusedFields } from "#client/lib/api/refused-fields.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useActKey } from "#client/lib/use-act-key.ts";
import { FaultFields, faultOf, lackOf, NO_FAULT } from "#client/lib/payments/fault-fields.tsx";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import type { Payment } from "./payment-page.tsx";
import styles from "./payment-page.module.css";

type Order = NonNullable<Payment["order"]>;
type RefundFormProps = { payment: Payment; order: Order; title?: string };

/** A key that changes with every refund, even one of zero, so that the form resets. */
export function keyOf({ left: { lines, amount } }: Order): string {
  return [amount, ...lines.map(({ quantity }) => quantity)].join();
}

/** The order's lines with the quantity to refund of each, and the resulting amount. */
export function RefundForm({ payment, order, title = m.title }: RefundFormProps) {
  const [units, setUnits] = useState<Record<number, number>>({});
  const [delivery, setDelivery] = useState(false);
  const [reason, setReason] = useState("");
  const [fault, setFault] = useState(NO_FAULT);
  /** The missing input, shown when the button is pressed too early. */
  const [asked, setAsked] = useState<Filled>(FILLED);
  const goodsField = useRef<HTMLDivElement>(null);
  const faultField = useRef<HTMLDivElement>(null);
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
  const wish = {
    lines: Object.entries(units)
      .map(([productId, quantity]) => ({ productId: Number(productId), quantity }))
      .filter((line) => line.quantity > 0),
    delivery,
  };
  const plan = planOf(order, payment, wish);
  const rest = planOf(order, payment, "rest");
  const send = async (what: typeof wish | "rest") => {
    const why = faultOf(fault);
    if (!why) return;
    try {
      const act = { intentId: payment.intentId, wish: what, reason: reason.trim(), ...why };
      await refund.mutateAsync({ ...act, key: actKey.of(act) });
    } catch {
      // The error is already shown.
    }
  };
  const open = isLeft(order.left);
  const hasFault = lackOf(fault) === null;
  const hasGoods = plan.amount > 0 || plan.lines.length > 0;
  const askFor = (filled: Filled) => () => {
    setAsked(filled);
    if (filled.hasGoods)
      focusOn(faultField.current, lackOf(fault) === "reason" ? "input" : "select");
    else focusOn(goodsField.current, "input:not([disabled])");
  };
  const { isWithBank } = payment;
  const lost = payment.disputes.filter(({ status }) => status === DISPUTE_LOST);
  const taken = sumCents(lost.map(({ amount }) => amount));
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {title}
      </Title>
      <Stack gap="md">
        <div ref={goodsField}>
          <Lines order={order} units={units} onUnits={setUnits} isFixed={isWithBank} />
          {asked.hasGoods || hasGoods ? null : (
            <Text size="sm" c="var(--mantine-color-error)" role="alert">
              {m.chooseLine}
            </Text>
          )}
        </div>
        {isWithBank ? (
          <Text>{m.withBank}</Text>
        ) : open ? (
          <>
            {taken > 0 ? (
              <Text>{m.bankTook(formatUsd(taken), formatUsd(order.left.amount))}</Text>
            ) : null}
            {order.left.delivery > 0 ? (
              <Checkbox
                label={m.delivery(formatUsd(order.left.delivery))}
                checked={delivery}
                onChange={(event) => setDelivery(event.currentTarget.checked)}
              />
            ) : null}
            <Stack ref={faultField} gap="md">
              <FaultFields draft={fault} onDraft={setFault} isAsked={!asked.hasFault} />
            </Stack>
            <TextInput
              label={m.note}
              description={m.forTheLog}
              maw={480}
              maxLength={reasonLimits.most}
              value={reason}
              error={refusedFields(refund.error)["reason"]}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
            {hasNotLeft(order.state) ? <Text size="sm">{m.takenOff}</Text> : null}
            {plan.credit > 0 ? <Text size="sm">{m.creditBack(formatUsd(plan.credit))}</Text> : null}
            <Text size="sm" role="status">
              {missingWords({ lack: lackOf(fault), hasGoods })}
            </Text>
            <Group>
              <ConfirmButton
                label={m.refund(formatUsd(plan.amount))}
                danger
                onTooSoon={hasFault && hasGoods ? null : askFor({ hasFault, hasGoods })}
                question={<RefundQuestion order={order} {...plan} ends={endsOrder(order, plan)} />}
                onConfirm={() => send(wish)}
              />
              <ConfirmButton
                label={m.refundRest(formatUsd(order.left.amount))}
                danger
                onTooSoon={hasFault ? null : askFor({ hasFault, hasGoods: true })}
                question={<RefundQuestion order={order} {...rest} ends={endsOrder(order, rest)} />}
                onConfirm={() => send("rest")}
              />
            </Group>
          </>
        ) : (
          <Text>{m.allRefunded}</Text>
        )}
      </Stack>
    </section>
  );
}

function focusOn(within: HTMLElement | null, selector: string) {
  within?.querySelector<HTMLElement>(selector)?.focus();
}

type Filled = { hasFault: boolean; hasGoods: boolean };

const FILLED: Filled = { hasFault: true, hasGoods: true };

type Missing = { lack: ReturnType<typeof lackOf>; hasGoods: boolean };

/** The input still missing before submitting; empty if complete. */
function missingWords({ lack, hasGoods }: Missing): string {
  if (lack === "reason") return m.sayWhy;
  if (lack === null) return hasGoods ? "" : m.chooseUnits;
  return hasGoods ? m.chooseCause : m.chooseBoth;
}

type QuestionProps = { order: Order; amount: Cents; credit: Cents; ends: boolean };

/** Previews a refund: amount, recipient, and effect on the order. */
function RefundQuestion({ order, amount, credit, ends }: QuestionProps) {
  return (
    <>
      <p>
        {amount === 0
          ? m.questionFree
          : credit > 0
            ? m.questionWithCredit(formatUsd(amount), order.email, formatUsd(credit))
            : m.question(formatUsd(amount), order.email)}
      </p>
      {ends ? (
        <p>
          <strong>{m.nothingLeft(order.number)}</strong>
        </p>
      ) : null}
    </>
  );
}

function planOf(order: Order, { refunds }: Payment, wish: RefundWish | "rest") {
  const given = givenBy(
    refunds,
    refunds.filter(isGiven).flatMap(({ lines }) => lines),
  );
  try {
    return planRefund(order, given, wish === "rest" ? restOf(order, given) : wish);
  } catch {
    return { lines: [], amount: NO_MONEY, credit: NO_MONEY };
  }
}

type LinesProps = {
  order: Order;
  units: Record<number, number>;
  onUnits: (units: Record<number, number>) => void;
  /** Whether refunds are blocked, whatever amount remains. */
  isFixed: boolean;
};

function Lines({ order, units, onUnits, isFixed }: LinesProps) {
  const leftOf = (productId: number) =>
    order.left.lines.find((line) => line.productId === productId)?.quantity ?? 0;
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{m.goods}</th>
            <th scope="col" data-end>
              {m.bought}
            </th>
            <th scope="col" data-end>
              {m.left}
            </th>
            {isFixed ? null : <th scope="col">{m.refundColumn}</th>}
            <th scope="col" data-end>
              {m.lineAmount}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(({ productId, name, farmName, quantity, lineTotal }) => (
            <tr key={productId}>
              <td>
                {name}
                <Text size="sm" c="dimmed">
                  {farmName}
                </Text>
              </td>
              <td data-end>{quantity}</td>
              <td data-end>{leftOf(productId)}</td>
              {isFixed ? null : (
                <td>
                  <NumberInput
                    className={styles.units}
                    size="sm"
                    aria-label={m.unitsOf(name)}
                    min={0}
                    max={leftOf(productId)}
                    clampBehavior="strict"
                    allowDecimal={false}
                    disabled={leftOf(productId) === 0}
                    value={units[productId] ?? 0}
                    onChange={(value) => onUnits({ ...units, [productId]: Number(value) || 0 })}
                  />
                </td>
              )}
              <td data-end>
                <MoneyText amount={lineTotal} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
