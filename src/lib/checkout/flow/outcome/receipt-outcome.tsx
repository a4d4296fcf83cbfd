import { Button, Stack, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { formatUsd } from "#shared/money.ts";
import classes from "../checkout.module.css";
import type { Receipt } from "./finish-order.ts";
import { Notice } from "../totals/notice.tsx";

type ReceiptOutcomeProps = { receipt: Receipt | null; headingLevel: 1 | 3 };

/** The end of a payment that was not for goods. */
export function ReceiptOutcome({ receipt, headingLevel }: ReceiptOutcomeProps) {
  if (!receipt) return <PaidElsewhere />;
  const isMembership = receipt.status === "active";
  return (
    <Stack gap="lg">
      <div>
        <Title order={headingLevel}>
          {isMembership ? "Your founding place is yours" : "Thank you, we have your payment"}
        </Title>
        <Text c="dimmed">
          {isMembership
            ? `We have sent the receipt to ${receipt.email}.`
            : "Please keep your receipt number."}
        </Text>
      </div>
      <dl className={classes["facts"]}>
        <dt>Receipt</dt>
        <dd>{receipt.receiptNumber}</dd>
        <dt>Amount</dt>
        <dd>{formatUsd(receipt.amount)}</dd>
        <dt>Paid by</dt>
        <dd>{receipt.email}</dd>
      </dl>
      {isMembership ? (
        <Button renderRoot={(props) => <Link to="/registration-success" {...props} />} mr="auto">
          See your membership
        </Button>
      ) : null}
    </Stack>
  );
}

/** Paid, but in another browser than this one: its data is not for everyone. */
function PaidElsewhere() {
  return (
    <Notice title="This payment was received">
      <Text size="sm">Its receipt shows in the browser that paid.</Text>
    </Notice>
  );
}
