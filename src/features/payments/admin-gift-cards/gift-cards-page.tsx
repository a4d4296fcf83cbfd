import { Badge } from "@mantine/core";
import { paymentsGiftAdmin as m } from "#messages/payments/gift-cards/gift-admin.ts";
import { isErased } from "#shared/accounts/erased.ts";
import { giftCardLifecycle } from "#shared/payments/gift-cards/gift-card.ts";
import { GIFT_CARD_WORDS, GIFT_SORTS } from "#shared/payments/gift-cards/gift-card-admin.ts";
import { formatDayOf, formatDayShort, formatInstant } from "#shared/time.ts";
import { ServerTable } from "#client/lib/platform/server-table/server-table.tsx";
import { tableFilter } from "#client/lib/platform/server-table/table-filter.ts";
import {
  askedBy,
  NEWEST_FIRST,
  TABLE_QUERY,
} from "#client/lib/platform/server-table/table-query.ts";
import { type Inputs, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { useTableAddress } from "#client/lib/platform/server-table/use-table-address.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { GiftActions } from "./gift-actions.tsx";
import { GiftSums } from "./gift-sums.tsx";

type Gift = Outputs["admin"]["giftCards"]["page"]["rows"][number];
type Query = NonNullable<Inputs["admin"]["giftCards"]["page"]>;

const STATE = tableFilter({
  name: "state",
  label: m.status,
  ids: giftCardLifecycle.states.filter((state) => state !== "pending"),
  words: (id) => GIFT_CARD_WORDS[id],
  all: m.allStatuses,
});

/** A person of a gift card: name, then address. */
const person = (name: string, email: string | null) =>
  [name || m.erased, email !== null && isErased(email) ? "" : email].filter(Boolean).join(", ");

const COLUMNS: readonly Column<Gift>[] = [
  {
    id: "receipt",
    label: m.card,
    leading: true,
    whole: true,
    render: ({ intentId, receiptNumber }) => (
      <TextLink href={`/dashboard/payments/${intentId}`}>{receiptNumber}</TextLink>
    ),
  },
  {
    id: "when",
    label: m.when,
    sort: "createdAt",
    sortsAs: "time",
    whole: true,
    render: ({ createdAt }) => formatInstant(createdAt),
  },
  {
    id: "recipient",
    label: m.recipient,
    render: ({ recipientName, recipientEmail }) => person(recipientName, recipientEmail),
  },
  {
    id: "buyer",
    label: m.buyer,
    render: ({ buyerName, buyerEmail }) => person(buyerName, buyerEmail),
  },
  {
    id: "sent",
    label: m.sent,
    whole: true,
    render: ({ sentAt, sendOn }) =>
      sentAt ? m.sentOn(formatDayOf(sentAt)) : m.sendsOn(formatDayShort(sendOn)),
  },
  {
    id: "state",
    label: m.status,
    render: ({ state }) => (
      <Badge variant={state === "active" ? "light" : "default"}>{GIFT_CARD_WORDS[state]}</Badge>
    ),
  },
  {
    id: "amount",
    label: m.amount,
    sort: "amount",
    align: "end",
    render: ({ amount }) => <MoneyText amount={amount} />,
  },
  { id: "actions", label: m.actions, render: (gift) => <GiftActions gift={gift} /> },
];

/** Every gift card sold, with the outstanding balance beside the ledger's. */
export function AdminGiftCardsPage() {
  const table = useTableAddress();
  const asked: Query = {
    ...askedBy(table.address, NEWEST_FIRST, GIFT_SORTS),
    state: STATE.idIn(table.search),
  };
  const query = trpc.admin.giftCards.page.useQuery(asked, TABLE_QUERY);
  return (
    <>
      <AreaHeading title={m.title}>
        {m.lead} <TextLink href="/dashboard/payments">{m.allPayments}</TextLink>
      </AreaHeading>
      <GiftSums />
      <ServerTable
        name="giftCards"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        defaultSort={NEWEST_FIRST}
        searchLabel={m.search}
        filters={[STATE]}
        empty={<EmptyState title={m.none} />}
      />
    </>
  );
}
