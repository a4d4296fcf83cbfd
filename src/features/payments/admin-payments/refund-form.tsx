import { Checkbox, Group, NumberInput, Stack, Text } from "@mantine/core";
import "@mantine/core/styles/NumberInput.layer.css";
import type { RefObject } from "react";
import { paymentsRefund as m } from "#messages/payments/refund.ts";
import { DISPUTE_LOST } from "#shared/payments/disputes/dispute.ts";
import { type Cents, formatUsd, sumCents } from "#shared/money.ts";
import { hasNotLeft } from "#shared/orders/order.ts";
import { endsOrder, isLeft } from "#shared/payments/refunds/refund.ts";
import { refusedFields } from "#client/lib/api/refused-fields.ts";
import { FaultFields } from "#client/lib/payments/fault-fields.tsx";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { ReasonInput } from "#client/ui/fields/reason-input.tsx";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import { FiguresHead } from "#client/ui/data-table/figures-head.tsx";
import tables from "#client/ui/data-table/figures-table.module.css";
import { TitledSection } from "#client/ui/page/titled-section.tsx";
import type { Payment } from "./payment-page.tsx";
import styles from "./payment-page.module.css";
import { type Refund, type RefundedOrder, useRefund } from "./use-refund.ts";

type RefundFormProps = { payment: Payment; order: RefundedOrder; title?: string };

/** A key that changes with every refund, even one of zero, so that the form resets. */
export function keyOf({ left: { lines, amount } }: RefundedOrder): string {
  return [amount, ...lines.map(({ quantity }) => quantity)].join();
}

/** The order's lines with the quantity to refund of each, and the resulting amount. */
export function RefundForm({ payment, order, title = m.title }: RefundFormProps) {
  const { goodsField, faultField, ...refund } = useRefund(payment, order);
  const { isWithBank } = payment;
  const lost = payment.disputes.filter(({ status }) => status === DISPUTE_LOST);
  const taken = sumCents(lost.map(({ amount }) => amount));
  return (
    <TitledSection title={title}>
      <Stack gap="md">
        <div ref={goodsField}>
          <Lines
            order={order}
            units={refund.units}
            onUnits={refund.setUnits}
            isFixed={isWithBank}
          />
          {refund.showsNoGoods ? (
            <Text size="sm" c="var(--mantine-color-error)" role="alert">
              {m.chooseLine}
            </Text>
          ) : null}
        </div>
        {isWithBank ? (
          <Text>{m.withBank}</Text>
        ) : isLeft(order.left) ? (
          <>
            {taken > 0 ? (
              <Text>{m.bankTook(formatUsd(taken), formatUsd(order.left.amount))}</Text>
            ) : null}
            <Why order={order} refund={refund} faultField={faultField} />
            <Buttons order={order} refund={refund} />
          </>
        ) : (
          <Text>{m.allRefunded}</Text>
        )}
      </Stack>
    </TitledSection>
  );
}

type PartProps = { order: RefundedOrder; refund: Refund };
type WhyProps = PartProps & { faultField: RefObject<HTMLDivElement | null> };

/** Whether the delivery is refunded too, why, and what follows. */
function Why({ order, refund, faultField }: WhyProps) {
  const { plan } = refund;
  return (
    <>
      {order.left.delivery > 0 ? (
        <Checkbox
          label={m.delivery(formatUsd(order.left.delivery))}
          checked={refund.delivery}
          onChange={(event) => refund.setDelivery(event.currentTarget.checked)}
        />
      ) : null}
      <Stack ref={faultField} gap="md">
        <FaultFields draft={refund.fault} onDraft={refund.setFault} isAsked={refund.showsNoFault} />
      </Stack>
      <ReasonInput
        label={m.note}
        description={m.forTheLog}
        maw={480}
        value={refund.reason}
        error={refusedFields(refund.error)["reason"]}
        onChange={refund.setReason}
      />
      {hasNotLeft(order.state) ? <Text size="sm">{m.takenOff}</Text> : null}
      {plan.credit > 0 ? <Text size="sm">{m.creditBack(formatUsd(plan.credit))}</Text> : null}
      <Text size="sm" role="status">
        {refund.missing}
      </Text>
    </>
  );
}

function Buttons({ order, refund: { plan, remaining, ...refund } }: PartProps) {
  return (
    <Group>
      <ConfirmButton
        label={refund.isChosen ? m.refund(formatUsd(plan.amount)) : m.refundChosen}
        danger
        onTooSoon={refund.askForChosen}
        question={<RefundQuestion order={order} {...plan} ends={endsOrder(order, plan)} />}
        onConfirm={refund.sendChosen}
      />
      <ConfirmButton
        label={m.refundRemaining(formatUsd(order.left.amount))}
        danger
        onTooSoon={refund.askForRemaining}
        question={
          <RefundQuestion order={order} {...remaining} ends={endsOrder(order, remaining)} />
        }
        onConfirm={refund.sendRemaining}
      />
    </Group>
  );
}

type QuestionProps = { order: RefundedOrder; amount: Cents; credit: Cents; ends: boolean };

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

type LinesProps = {
  order: RefundedOrder;
  units: Record<number, number>;
  onUnits: (units: Record<number, number>) => void;
  /** Whether refunds are blocked, whatever amount remains. */
  isFixed: boolean;
};

function Lines({ order, units, onUnits, isFixed }: LinesProps) {
  const leftOf = (productId: number) =>
    order.left.lines.find((line) => line.productId === productId)?.quantity ?? 0;
  return (
    <table className={tables.table}>
      <FiguresHead
        words={[m.goods]}
        figures={[m.bought, m.left, ...(isFixed ? [] : [m.refundColumn]), m.lineAmount]}
      />
      <tbody>
        {order.lines.map(({ productId, name, farmName, quantity, lineTotal }) => (
          <tr key={productId}>
            <th scope="row">
              <span>
                {name}
                <Text span display="block" size="sm" c="dimmed">
                  {farmName}
                </Text>
              </span>
            </th>
            <td data-label={m.bought} data-end>
              {quantity}
            </td>
            <td data-label={m.left} data-end>
              {leftOf(productId)}
            </td>
            {isFixed ? null : (
              <td data-label={m.refundColumn} data-end>
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
            <td data-label={m.lineAmount} data-end>
              <MoneyText amount={lineTotal} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
