import { Button, Stack, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { checkoutOutcome as m } from "#messages/checkout/outcome.ts";
import { formatUsd } from "#shared/money.ts";
import classes from "../checkout.module.css";
import type { Receipt } from "./finish-order.ts";
import { Notice } from "../totals/notice.tsx";

type ReceiptOutcomeProps = { receipt: Receipt | null; headingLevel: 1 | 3 };

/** The outcome of a payment that was not for goods. */
export function ReceiptOutcome({ receipt, headingLevel }: ReceiptOutcomeProps) {
  if (!receipt) return <PaidElsewhere />;
  const isMembership = receipt.status === "active";
  return (
    <Stack gap="lg">
      <div>
        <Title order={headingLevel}>{isMembership ? m.placeIsYours : m.thanksForPayment}</Title>
        <Text c="dimmed">{isMembership ? m.receiptSent(receipt.email) : m.keepNumber}</Text>
      </div>
      <dl className={classes["facts"]}>
        <dt>{m.receipt}</dt>
        <dd>{receipt.receiptNumber}</dd>
        <dt>{m.amount}</dt>
        <dd>{formatUsd(receipt.amount)}</dd>
        <dt>{m.paidBy}</dt>
        <dd>{receipt.email}</dd>
      </dl>
      {isMembership ? (
        <Button renderRoot={(props) => <Link to="/registration-success" {...props} />} mr="auto">
          {m.seeMembership}
        </Button>
      ) : null}
    </Stack>
  );
}

/** Paid in a different browser, so the receipt's data is not shown here. */
function PaidElsewhere() {
  return (
    <Notice title={m.wasReceived}>
      <Text size="sm">{m.receiptElsewhere}</Text>
    </Notice>
  );
}
