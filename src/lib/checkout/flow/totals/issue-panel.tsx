import { Button, Group, Text } from "@mantine/core";
import type { CheckoutIssue } from "#shared/checkout/checkout-issue.ts";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { formatUsd } from "#shared/money.ts";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { PriceChangeList, ShortageList } from "./change-lists.tsx";
import { Notice } from "./notice.tsx";

type IssuePanelProps = {
  issue: CheckoutIssue;
  busy: boolean;
  /** Takes over what changed and goes on; for a full window, the next free one. */
  onAccept: () => void;
  /** Back to the delivery fields. */
  onAdjust: () => void;
};

/** Why the checkout stopped, what changed, and the ways to go on. Nothing is charged at this point, unless it was paid before. */
export function IssuePanel({ issue, busy, onAccept, onAdjust }: IssuePanelProps) {
  const { title, body, accept, adjust } = wordsOf(issue);
  return (
    <Notice title={title} role="alert">
      {body}
      {issue.kind === "paid" ? null : (
        <Text size="sm" c="dimmed">
          Nothing has been charged and your cart is kept.
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
        title: "Prices have changed",
        body: (
          <>
            <PriceChangeList changes={issue.changes} />
            {issue.total === null ? null : (
              <Text size="sm">Your total is now {formatUsd(issue.total)}.</Text>
            )}
          </>
        ),
        accept: "Accept and continue",
        adjust: null,
      };
    case "stock":
      return {
        title: issue.limited
          ? "We can hold only part of this for you right now"
          : "Some of it has sold",
        body: (
          <>
            <ShortageList shortages={issue.shortages} limited={issue.limited} />
            {issue.limited ? (
              <Text size="sm">
                Until an order is paid, we hold only part of our stock for one household or network.
                Take this much now, and order the rest once it is paid.
              </Text>
            ) : null}
          </>
        ),
        accept: "Accept and continue",
        adjust: null,
      };
    case "window":
      return {
        title: "This delivery window has just filled up",
        body: null,
        accept: issue.next ? `Take ${formatSlot(issue.next.day, issue.next.window)}` : null,
        adjust: "Choose another window",
      };
    case "paid":
      return {
        title: "This order is already paid",
        body: null,
        accept: "Show my order",
        adjust: null,
      };
    case "other":
      return {
        title: "We could not prepare your payment",
        body: (
          <Text size="sm">
            {issue.message}{" "}
            {issue.fieldErrors["delivery.zipCode"]?.startsWith("We do not deliver") ? (
              <TextLink href="/delivery">Hear from us when we do</TextLink>
            ) : null}
          </Text>
        ),
        accept: "Try again",
        adjust: "Change delivery details",
      };
  }
}
