import { Badge } from "@mantine/core";
import { paymentsReferralAdmin as m } from "#messages/payments/referrals/referral-admin.ts";
import { isErased } from "#shared/accounts/erased.ts";
import { formatUsd } from "#shared/money.ts";
import { referralLifecycle } from "#shared/payments/referrals/referral.ts";
import {
  REFERRAL_SORTS,
  REFERRAL_WORDS,
  referralEndWords,
} from "#shared/payments/referrals/referral-admin.ts";
import { formatInstant } from "#shared/time.ts";
import { ServerTable } from "#client/lib/platform/server-table/server-table.tsx";
import { tableFilter } from "#client/lib/platform/server-table/table-filter.ts";
import {
  askedBy,
  NEWEST_FIRST,
  TABLE_QUERY,
} from "#client/lib/platform/server-table/table-query.ts";
import { type Inputs, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { useTableAddress } from "#client/lib/platform/server-table/use-table-address.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { ReasonButton } from "#client/ui/buttons/reason-button.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import { LongWord } from "#client/ui/long-word.tsx";

type Referral = Outputs["admin"]["referrals"]["page"]["rows"][number];
type Query = NonNullable<Inputs["admin"]["referrals"]["page"]>;

const STATE = tableFilter({
  name: "state",
  label: m.status,
  ids: referralLifecycle.states,
  words: (id) => REFERRAL_WORDS[id],
  all: m.allStatuses,
});

const COLUMNS: readonly Column<Referral>[] = [
  {
    id: "order",
    label: m.order,
    leading: true,
    whole: true,
    render: ({ orderNumber }) => (
      <TextLink href={`/dashboard/admin/orders/${orderNumber}`}>{orderNumber}</TextLink>
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
    id: "referrer",
    label: m.referrer,
    render: ({ referrer, referrerId }) => (
      <TextLink href={`/dashboard/admin/users/${referrerId}`}>{referrer}</TextLink>
    ),
  },
  {
    id: "friend",
    label: m.friend,
    render: ({ friend }) => (isErased(friend) ? m.erased : <LongWord>{friend}</LongWord>),
  },
  { id: "off", label: m.off, align: "end", render: ({ off }) => <MoneyText amount={off} /> },
  {
    id: "state",
    label: m.status,
    render: ({ state, cause, takenBack }) => (
      <>
        <Badge variant={state === "credited" ? "light" : "default"}>{REFERRAL_WORDS[state]}</Badge>
        {takenBack === null ? null : <div>{m.takenBackSum(formatUsd(takenBack))}</div>}
        {cause ? <div>{referralEndWords(cause)}</div> : null}
      </>
    ),
  },
  {
    id: "reward",
    label: m.reward,
    sort: "reward",
    align: "end",
    render: ({ reward }) => <MoneyText amount={reward} />,
  },
  { id: "actions", label: m.actions, render: (referral) => <TakeBack referral={referral} /> },
];

/** Every first order placed through a referral link, with the credit it earned the referrer. */
export function AdminReferralsPage() {
  const table = useTableAddress();
  const asked: Query = {
    ...askedBy(table.address, NEWEST_FIRST, REFERRAL_SORTS),
    state: STATE.idIn(table.search),
  };
  const query = trpc.admin.referrals.page.useQuery(asked, TABLE_QUERY);
  return (
    <>
      <AreaHeading title={m.title}>{m.lead}</AreaHeading>
      <ServerTable
        name="referrals"
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

function TakeBack({ referral: { id, state, reward, referrer } }: { referral: Referral }) {
  const utils = trpc.useUtils();
  const waits = state === "waiting";
  const takeBack = trpc.admin.referrals.takeBack.useMutation({
    meta: { failureTitle: waits ? m.notRefused : m.notTakenBack },
    onSuccess: () => notify.success(waits ? m.refused : m.takenBack),
    onSettled: () => utils.admin.referrals.invalidate(),
  });
  if (!waits && state !== "credited") return null;
  return (
    <ReasonButton
      size="sm"
      label={waits ? m.refuse : m.takeBack}
      question={
        waits ? m.refuseQuestion(referrer) : m.takeBackQuestion(formatUsd(reward), referrer)
      }
      onConfirm={(reason) => takeBack.mutateAsync({ id, reason })}
    />
  );
}
