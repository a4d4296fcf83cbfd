import { Button, Group, Text } from "@mantine/core";
import { checkoutPayment as m } from "#messages/checkout/payment.ts";
import type { CheckoutIssue } from "#shared/checkout/checkout-issue.ts";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { formatUsd } from "#shared/money.ts";
import { useCartZip } from "../../delivery-zip/zip-store.ts";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { PriceChangeList, ShortageList } from "./change-lists.tsx";
import { isNotServed } from "#shared/platform/zones/not-served.ts";
import { Notice } from "./notice.tsx";

type IssuePanelProps = {
  issue: CheckoutIssue;
  busy: boolean;
  /** Applies the changes and continues; for a full window, chooses the next available one. */
  onAccept: () => void;
  /** Back to the delivery fields. */
  onAdjust: () => void;
};

/**
 * Why the checkout stopped, what changed, and how to continue. Nothing has been charged at this point, unless it was
 * already paid.
 */
export function IssuePanel({ issue, busy, onAccept, onAdjust }: IssuePanelProps) {
  const { title, body, accept, adjust } = wordsOf(issue);
  return (
    <Notice title={title} role="alert">
      {body}
      {issue.kind === "paid" ? null : (
        <Text size="sm" c="dimmed">
          {m.notCharged}
        </Text>
      )}
      <Group gap="sm" mt="xs">
        {accept ? (
          <Button onClick={onAccept} loading={busy}>
            {accept}
          </Button>
        ) : null}
        {adjust ? (
          <Button variant="default" onClick={onAdjust} disabled={busy}>
            {adjust}
          </Button>
        ) : null}
      </Group>
    </Notice>
  );
}

function wordsOf(issue: CheckoutIssue) {
  switch (issue.kind) {
    case "price":
      return {
        title: m.pricesChanged,
        body: (
          <>
            <PriceChangeList changes={issue.changes} />
            {issue.total === null ? null : (
              <Text size="sm">{m.totalNow(formatUsd(issue.total))}</Text>
            )}
          </>
        ),
        accept: m.accept,
        adjust: null,
      };
    case "stock":
      return {
        title: issue.limited ? m.holdPart : m.someSold,
        body: (
          <>
            <ShortageList shortages={issue.shortages} limited={issue.limited} />
            {issue.limited ? <Text size="sm">{m.whyPart}</Text> : null}
          </>
        ),
        accept: m.accept,
        adjust: null,
      };
    case "window":
      return {
        title: m.windowFilled,
        body: null,
        accept: issue.next ? m.take(formatSlot(issue.next.day, issue.next.window)) : null,
        adjust: m.anotherWindow,
      };
    case "paid":
      return issue.orderNumber === null
        ? {
            title: m.lastPayment,
            body: <Text size="sm">{issue.message}</Text>,
            accept: m.lookUpPayment,
            adjust: null,
          }
        : { title: m.alreadyPaid, body: null, accept: m.showOrder, adjust: null };
    case "other":
      return {
        title: m.notPrepared,
        body: (
          <Text size="sm">
            {issue.message}{" "}
            {isNotServed(issue.fieldErrors["delivery.zipCode"] ?? "") ? <HearWhen /> : null}
          </Text>
        ),
        accept: m.tryAgain,
        adjust: m.changeDelivery,
      };
  }
}

/** Leads to the waiting list of the zip that was typed, which is not asked for again there. */
function HearWhen() {
  const zip = useCartZip();
  return (
    <TextLink href={zip ? `/delivery?zip=${encodeURIComponent(zip.slice(0, 5))}` : "/delivery"}>
      {m.hearWhen}
    </TextLink>
  );
}
