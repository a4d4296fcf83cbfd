import { Badge, Modal, NativeSelect, Skeleton, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { MAIL_KINDS, mailLifecycle } from "#shared/mail.ts";
import { MAIL_STATE_WORDS, mailKindWords } from "#shared/mail-admin.ts";
import { formatInstant } from "#shared/time.ts";
import { notify } from "#client/lib/notify.ts";
import { failureMessage, type Inputs, type Outputs, trpc } from "#client/lib/trpc.ts";
import { useTableAddress } from "#client/lib/use-table-address.ts";
import type { Column } from "#client/ui/data-table/column.ts";
import { DataTable } from "#client/ui/data-table/data-table.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { ErrorPanel } from "#client/ui/error-panel.tsx";
import { MailView } from "#client/lib/mail-view/mail-view.tsx";
import styles from "./outbox.module.css";

type Mail = Outputs["mails"]["outbox"]["rows"][number];
type Query = NonNullable<Inputs["mails"]["outbox"]>;

const STATES = [
  { value: "", label: "Every state" },
  ...mailLifecycle.states.map((value) => ({ value, label: MAIL_STATE_WORDS[value] })),
];
const KINDS = [
  { value: "", label: "Every kind" },
  ...MAIL_KINDS.map((value) => ({ value, label: mailKindWords(value) })),
];

const columns = (open: (id: string) => void): readonly Column<Mail>[] => [
  {
    id: "subject",
    label: "Subject",
    leading: true,
    render: ({ id, subject }) => (
      <UnstyledButton className={styles.open} onClick={() => open(id)}>
        {subject}
      </UnstyledButton>
    ),
  },
  { id: "to", label: "To", render: ({ to }) => to },
  { id: "kind", label: "Kind", render: ({ kind }) => mailKindWords(kind) },
  {
    id: "state",
    label: "State",
    render: ({ state }) => (
      <Badge {...(state === "failed" ? { color: "clay" } : {})} variant="light">
        {MAIL_STATE_WORDS[state]}
      </Badge>
    ),
  },
  { id: "tries", label: "Tries", align: "end", render: ({ attempts }) => attempts },
  { id: "error", label: "Last error", offByDefault: true, render: ({ lastError }) => lastError },
  {
    id: "written",
    label: "Written",
    sort: "createdAt",
    render: ({ createdAt }) => formatInstant(createdAt),
  },
];

/** Every mail there is, with its state; what was given up can be sent again. */
export function Outbox() {
  const { address, search, change } = useTableAddress();
  const [openId, setOpenId] = useState<string | null>(null);
  const state = mailLifecycle.states.find((one) => one === search["state"]);
  const kind = MAIL_KINDS.find((one) => one === search["kind"]);
  const { q, dir, page } = address;
  const asked: Query = { q, dir, page, state, kind };
  const query = trpc.mails.outbox.useQuery(asked, {
    placeholderData: (before) => before,
    refetchOnMount: "always",
  });
  const retry = trpc.mails.retry.useMutation({
    meta: { failureTitle: "Nothing was sent again" },
    onSuccess: (count) => notify.success(`${count} back in the queue`),
    onSettled: () => query.refetch(),
  });
  return (
    <>
      <DataTable
        name="mails"
        columns={columns(setOpenId)}
        rowKey={({ id }) => id}
        query={query}
        failure={query.error ? failureMessage(query.error) : undefined}
        address={address}
        defaultSort={{ sort: "createdAt", dir: "desc" }}
        onAddress={change}
        searchLabel="Search addresses and subjects"
        filtered={state !== undefined || kind !== undefined}
        filters={
          <>
            <NativeSelect
              size="sm"
              aria-label="State"
              data={STATES}
              value={state ?? ""}
              onChange={({ currentTarget: { value } }) =>
                change({ state: value || undefined, page: undefined })
              }
            />
            <NativeSelect
              size="sm"
              aria-label="Kind"
              data={KINDS}
              value={kind ?? ""}
              onChange={({ currentTarget: { value } }) =>
                change({ kind: value || undefined, page: undefined })
              }
            />
          </>
        }
        bulk={[{ label: "Send again", run: (ids) => retry.mutateAsync({ ids: [...ids] }) }]}
        empty={<EmptyState title="No mail yet">The first order writes the first one.</EmptyState>}
      />
      <Modal
        opened={openId !== null}
        onClose={() => setOpenId(null)}
        size="xl"
        title="The mail as it was written"
        closeButtonProps={{ "aria-label": "Close" }}
      >
        {openId ? <OneMail id={openId} /> : null}
      </Modal>
    </>
  );
}

function OneMail({ id }: { id: string }) {
  const mail = trpc.mails.one.useQuery({ id });
  if (mail.isPending) return <Skeleton h={400} />;
  if (mail.isError) return <ErrorPanel message={failureMessage(mail.error)} />;
  return <MailView {...mail.data} />;
}
