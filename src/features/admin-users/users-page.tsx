import { Button, NativeSelect } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { ROLES } from "#shared/roles.ts";
import { businessDayAt, formatInstant } from "#shared/time.ts";
import { ACCOUNT_STATES, USER_SORTS } from "#shared/user-admin.ts";
import { saveTextFile } from "#client/lib/save-file.ts";
import { failureMessage, type Inputs, type Outputs, trpc } from "#client/lib/trpc.ts";
import { useTableAddress } from "#client/lib/use-table-address.ts";
import { AreaHeading } from "#client/ui/area-heading.tsx";
import type { Column } from "#client/ui/data-table/column.ts";
import { DataTable } from "#client/ui/data-table/data-table.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { MoneyText } from "#client/ui/money-text.tsx";
import { TextLink } from "#client/ui/text-link.tsx";
import { OpenInvitations } from "./open-invitations.tsx";
import { userPath } from "./paths.ts";
import { StateBadge } from "./state-badge.tsx";
import { ROLE_WORDS, STATE_WORDS } from "./words.ts";

type Row = Outputs["userAdmin"]["page"]["rows"][number];
type Query = NonNullable<Inputs["userAdmin"]["page"]>;

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
    render: ({ lastSeenAt }) => (lastSeenAt ? formatInstant(lastSeenAt) : "Never"),
  },
  {
    id: "joined",
    label: "Joined",
    sort: "createdAt",
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

const ROLE_OPTIONS = [
  { value: "", label: "Every role" },
  ...ROLES.map((value) => ({ value, label: ROLE_WORDS[value] })),
];
const STATE_OPTIONS = [
  { value: "", label: "Every status" },
  ...ACCOUNT_STATES.map((value) => ({ value, label: STATE_WORDS[value] })),
];

/** Everybody who has an account: search, filters, closing several at once, export. */
export function UsersPage() {
  const { address, search, change } = useTableAddress();
  const role = ROLES.find((one) => one === search["role"]);
  const state = ACCOUNT_STATES.find((one) => one === search["state"]);
  const sort = USER_SORTS.find((one) => one === address.sort);
  const { q, dir, page } = address;
  const asked: Query = { q, sort, dir, page, role, state };
  const query = trpc.userAdmin.page.useQuery(asked, {
    placeholderData: (before) => before,
    refetchOnMount: "always",
  });
  const csv = trpc.userAdmin.export.useMutation({
    meta: { failureTitle: "The export failed" },
    onSuccess: (text) => saveTextFile("furrow-users.csv", text),
  });
  const onSettled = () => query.refetch();
  const disable = trpc.userAdmin.disable.useMutation({
    meta: { failureTitle: "Nobody was disabled" },
    onSettled,
  });
  const enable = trpc.userAdmin.enable.useMutation({
    meta: { failureTitle: "Nobody was enabled" },
    onSettled,
  });
  const select = (name: string) => (event: { currentTarget: { value: string } }) =>
    change({ [name]: event.currentTarget.value || undefined, page: undefined });
  return (
    <>
      <AreaHeading
        title="Users"
        actions={
          <Button component={Link} to="/dashboard/admin/users/new">
            Invite somebody
          </Button>
        }
      >
        Everybody with an account. A new role, and closing an account, end the person's sessions.
      </AreaHeading>
      <OpenInvitations />
      <DataTable
        name="users"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        query={query}
        failure={query.error ? failureMessage(query.error) : undefined}
        address={address}
        defaultSort={{ sort: "createdAt", dir: "desc" }}
        onAddress={change}
        searchLabel="Search names and addresses"
        filtered={role !== undefined || state !== undefined}
        filters={
          <>
            <NativeSelect
              size="sm"
              aria-label="Role"
              data={ROLE_OPTIONS}
              value={role ?? ""}
              onChange={select("role")}
            />
            <NativeSelect
              size="sm"
              aria-label="Status"
              data={STATE_OPTIONS}
              value={state ?? ""}
              onChange={select("state")}
            />
          </>
        }
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
        empty={<EmptyState title="Nobody yet" />}
      />
    </>
  );
}

function countWords(count: number): string {
  return count === 1 ? "this account" : `these ${count} accounts`;
}
