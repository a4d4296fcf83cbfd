import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { brand } from "#shared/brand.ts";
import { accountsAdmin as m } from "#messages/accounts/admin/admin.ts";
import { accountName } from "#shared/accounts/user.ts";
import { ROLES } from "#shared/accounts/roles.ts";
import { businessDayAt, formatDayYear, formatInstant } from "#shared/time.ts";
import { ACCOUNT_STATES, USER_SORTS } from "#shared/accounts/user-admin.ts";
import { savedAs } from "#client/lib/save-file.ts";
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
import { LongWord } from "#client/ui/long-word.tsx";
import { OpenInvitations } from "./open-invitations.tsx";
import { userPath } from "./paths.ts";
import { StateBadge } from "./state-badge.tsx";
import { ROLE_WORDS, STATE_WORDS } from "./words.ts";

type Row = Outputs["admin"]["users"]["page"]["rows"][number];
type Query = NonNullable<Inputs["admin"]["users"]["page"]>;

const COLUMNS: readonly Column<Row>[] = [
  {
    id: "name",
    label: m.name,
    sort: "name",
    sortsAs: "text",
    leading: true,
    render: (user) => <TextLink href={userPath(user.id)}>{accountName(user)}</TextLink>,
  },
  {
    id: "username",
    label: m.username,
    sort: "username",
    sortsAs: "text",
    offByDefault: true,
    render: ({ username }) => username,
  },
  {
    id: "email",
    label: m.email,
    sort: "email",
    sortsAs: "text",
    render: ({ email }) => <LongWord>{email}</LongWord>,
  },
  { id: "role", label: m.role, render: ({ role }) => ROLE_WORDS[role] },
  { id: "state", label: m.status, render: ({ disabled }) => <StateBadge disabled={disabled} /> },
  {
    id: "secondFactor",
    label: m.secondFactor,
    offByDefault: true,
    render: ({ secondFactor }) => (secondFactor ? m.on : m.off),
  },
  {
    id: "lastSeenAt",
    label: m.lastSeen,
    sort: "lastSeenAt",
    sortsAs: "time",
    whole: true,
    render: ({ lastSeenAt }) => (lastSeenAt ? formatInstant(lastSeenAt) : m.never),
  },
  {
    id: "joined",
    label: m.joined,
    sort: "createdAt",
    sortsAs: "time",
    whole: true,
    render: ({ createdAt }) => formatDayYear(businessDayAt(new Date(createdAt))),
  },
  {
    id: "orders",
    label: m.orders,
    sort: "orders",
    align: "end",
    render: ({ orders }) => orders,
  },
  {
    id: "spent",
    label: m.spent,
    sort: "spent",
    align: "end",
    render: ({ spent }) => <MoneyText amount={spent} size="small" />,
  },
];

const ROLE = tableFilter({
  name: "role",
  label: m.role,
  ids: ROLES,
  words: (id) => ROLE_WORDS[id],
  all: m.allRoles,
});
const STATE = tableFilter({
  name: "state",
  label: m.status,
  ids: ACCOUNT_STATES,
  words: (id) => STATE_WORDS[id],
  all: m.allStatuses,
});

/** Everyone who has an account: search, filters, closing several at once, export. */
export function UsersPage() {
  const table = useTableAddress();
  const asked: Query = {
    ...askedBy(table.address, NEWEST_FIRST, USER_SORTS),
    role: ROLE.idIn(table.search),
    state: STATE.idIn(table.search),
  };
  const query = trpc.admin.users.page.useQuery(asked, TABLE_QUERY);
  const csv = trpc.admin.users.export.useMutation(savedAs(`${brand.slug}-users.csv`));
  const onSettled = () => query.refetch();
  const disable = trpc.admin.users.disable.useMutation({
    meta: { failureTitle: m.nooneDisabled },
    onSettled,
  });
  const enable = trpc.admin.users.enable.useMutation({
    meta: { failureTitle: m.nooneEnabled },
    onSettled,
  });
  return (
    <>
      <AreaHeading
        title={m.users}
        actions={
          <Button component={Link} to="/dashboard/admin/users/new">
            {m.invite}
          </Button>
        }
      >
        {m.usersText}
      </AreaHeading>
      <OpenInvitations />
      <ServerTable
        name="users"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        defaultSort={NEWEST_FIRST}
        searchLabel={m.search}
        filters={[ROLE, STATE]}
        bulk={[
          {
            label: m.disable,
            question: m.closeQuestion,
            needsReason: true,
            run: (ids, reason) => disable.mutateAsync({ ids: [...ids], reason }),
          },
          {
            label: m.enable,
            question: m.openQuestion,
            run: (ids) => enable.mutateAsync({ ids: [...ids] }),
          },
        ]}
        onExport={() => csv.mutate(asked)}
        exporting={csv.isPending}
        empty={<EmptyState title={m.noOne} />}
      />
    </>
  );
}
