import { Badge, Group } from "@mantine/core";
import { ordersDesk as m } from "#messages/orders/desk.ts";
import { capital } from "#shared/capital.ts";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { orderDeskPath, PAID_BY_WORDS } from "#shared/orders/order-desk.ts";
import { ORDER_STATE_WORDS } from "#shared/orders/words/order-words.ts";
import { formatInstant } from "#shared/time.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import { LongWord } from "#client/ui/long-word.tsx";

type Order = Outputs["admin"]["orders"]["page"]["rows"][number];

/** The columns of the table of all orders. */
export const ORDER_COLUMNS: readonly Column<Order>[] = [
  {
    id: "number",
    label: m.orderNumber,
    leading: true,
    whole: true,
    render: ({ number }) => <TextLink href={orderDeskPath(number)}>{number}</TextLink>,
  },
  {
    id: "placed",
    label: m.placed,
    sort: "placedAt",
    sortsAs: "time",
    whole: true,
    render: ({ placedAt }) => formatInstant(placedAt),
  },
  {
    id: "customer",
    label: m.customer,
    render: ({ name, email }) => name || <LongWord>{email}</LongWord>,
  },
  {
    id: "email",
    label: m.email,
    offByDefault: true,
    render: ({ email }) => <LongWord>{email}</LongWord>,
  },
  {
    id: "delivery",
    label: m.delivery,
    sort: "deliveryDay",
    sortsAs: "time",
    render: ({ day, window }) => capital(formatSlot(day, window)),
  },
  { id: "place", label: m.place, render: ({ city, zip }) => `${city} ${zip}` },
  {
    id: "state",
    label: m.status,
    render: ({ state, hasOpenProblem }) => (
      <Group component="span" gap={6}>
        <Badge variant="default">{ORDER_STATE_WORDS[state]}</Badge>
        {hasOpenProblem ? (
          <Badge variant="default" c="var(--color-clay-text)">
            {m.openProblem}
          </Badge>
        ) : null}
      </Group>
    ),
  },
  {
    id: "total",
    label: m.total,
    sort: "total",
    align: "end",
    render: ({ total }) => <MoneyText amount={total} />,
  },
  {
    id: "paid",
    label: m.paidBy,
    offByDefault: true,
    render: ({ isBox, credit }) => PAID_BY_WORDS[isBox ? "box" : credit > 0 ? "credit" : "card"],
  },
];
