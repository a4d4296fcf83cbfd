import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { ROLES } from "#shared/accounts/roles.ts";
import { businessDayAt, formatInstant } from "#shared/time.ts";
import { ACCOUNT_STATES, USER_SORTS } from "#shared/accounts/user-admin.ts";
import { savedAs } from "#client/lib/save-file.ts";
import { ServerTable } from "#client/lib/platform/server-table/server-table.tsx";
import { tableFilter } from "#client/lib/platform/server-table/table-filter.ts";
import { askedBy, TABLE_QUERY } from "#client/lib/platform/server-table/table-query.ts";
import { type Inputs, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { useTableAddress } from "#client/lib/use-table-address.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { OpenInvitations } from "./open-invitations.tsx";
import { userPath } from "./paths.ts";
import { StateBadge } from "./state-badge.tsx";
import { ROLE_WORDS, STATE_WORDS } from "./words.ts";

type Row = Outputs["admin"]["users"]["page"]["rows"][number];
type Query = NonNullable<Inputs["admin"]["users"]["page"]>;

const COLUMNS: readonly Column<Row>[] = [
  {
    id: "name",
    label: "Name",
    sort: "name",
    leading: true,
    render: ({ id, firstName, lastName }) => (
      <TextLink href={userPath(id)}>{`${firstName} ${lastName}`}</TextLink>
    ),
  },
  { id: "username", label: "Username", sort: "username", render: ({ username }) => username },
  { id: "email", label: "Email", sort: "email", render: ({ email }) => email },
  { id: "role", label: "Role", render: ({ role }) => ROLE_WORDS[role] },
  { id: "state", label: "Status", render: ({ disabled }) => <StateBadge disabled={disabled} /> },
  {
    id: "secondFactor",
    label: "Second factor",
    offByDefault: true,
    render: ({ secondFactor }) => (secondFactor ? "On" : "Off"),
  },
  {
    id: "lastSeenAt",
    label: "Last seen",
    sort: "lastSeenAt",
    whole: true,
    render: ({ lastSeenAt }) => (lastSeenAt ? formatInstant(lastSeenAt) : "Never"),
  },
  {
    id: "joined",
    label: "Joined",
    sort: "createdAt",
    whole: true,
    render: ({ createdAt }) => businessDayAt(new Date(createdAt)),
  },
  {
    id: "orders",
    label: "Orders",
    sort: "orders",
    align: "end",
    render: ({ orders }) => orders,
  },
  {
    id: "spent",
    label: "Spent",
    sort: "spent",
    align: "end",
    render: ({ spent }) => <MoneyText amount={spent} size="small" />,
  },
];

const ORDER = { sort: "createdAt", dir: "desc" } as const;
const ROLE = tableFilter({
  name: "role",
  label: "Role",
  ids: ROLES,
  words: (id) => ROLE_WORDS[id],
  all: "All roles",
});
const STATE = tableFilter({
  name: "state",
  label: "Status",
  ids: ACCOUNT_STATES,
  words: (id) => STATE_WORDS[id],
  all: "All statuses",
});

/** Everyone who has an account: search, filters, closing several at once, export. */
export function UsersPage() {
  const table = useTableAddress();
  const asked: Query = {
    ...askedBy(table.address, ORDER, USER_SORTS),
    role: ROLE.idIn(table.search),
    state: STATE.idIn(table.search),
  };
  const query = trpc.admin.users.page.useQuery(asked, TABLE_QUERY);
  const csv = trpc.admin.users.export.useMutation(savedAs("furrow-users.csv"));
  const onSettled = () => query.refetch();
  const disable = trpc.admin.users.disable.useMutation({
    meta: { failureTitle: "No one was disabled" },
    onSettled,
  });
  const enable = trpc.admin.users.enable.useMutation({
    meta: { failureTitle: "No one was enabled" },
    onSettled,
  });
  return (
    <>
      <AreaHeading
        title="Users"
        actions={
          <Button component={Link} to="/dashboard/admin/users/new">
            Invite someone
          </Button>
        }
      >
        Everyone with an account. Changing a role or closing an account signs the person out.
      </AreaHeading>
      <OpenInvitations />
      <ServerTable
        name="users"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        defaultSort={ORDER}
        searchLabel="Search names and addresses"
        filters={[ROLE, STATE]}
        bulk={[
          {
            label: "Disable",
            question: (count) =>
              `Close ${countWords(count)}? They are signed out at once and cannot come back until enabled.`,
            needsReason: true,
            run: (ids, reason) => disable.mutateAsync({ ids: [...ids], reason }),
          },
          {
            label: "Enable",
            question: (count) => `Open ${countWords(count)} again?`,
            run: (ids) => enable.mutateAsync({ ids: [...ids] }),
          },
        ]}
        onExport={() => csv.mutate(asked)}
        exporting={csv.isPending}
        empty={<EmptyState title="No one yet" />}
      />
    </>
  );
}

function countWords(count: number): string {
  return count === 1 ? "this account" : `these ${count} accounts`;
}
