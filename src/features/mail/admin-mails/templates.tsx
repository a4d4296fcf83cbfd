import { Button, Group, NativeSelect, Skeleton, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { mailAdmin as m } from "#messages/mail/admin.ts";
import { MAIL_KINDS } from "#shared/mail/mail.ts";
import { mailKindWords } from "#shared/mail/mail-admin.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { QueryState } from "#client/lib/api/query-state.tsx";
import { useTableAddress } from "#client/lib/platform/server-table/use-table-address.ts";
import { Rich } from "#client/ui/rich.tsx";
import { MailCheck } from "#client/lib/mail/mail-check.tsx";
import { MailView } from "#client/lib/mail/mail-view.tsx";

const OPTIONS = MAIL_KINDS.map((kind) => ({ value: kind, label: mailKindWords(kind) }));

/** Previews one kind of email at a time, with made-up data. */
export function Templates() {
  const { search, change } = useTableAddress();
  const kind = MAIL_KINDS.find((one) => one === search["kind"]) ?? MAIL_KINDS[0];
  const sample = trpc.admin.mails.sample.useQuery({ kind });
  const test = trpc.admin.mails.sendTest.useMutation({
    meta: { failureTitle: m.testNotSent },
    onSuccess: ({ to }) => notify.success(m.testInOutbox, m.goesTo(to)),
  });
  return (
    <Stack>
      <Group align="end">
        <NativeSelect
          label={m.kind}
          data={OPTIONS}
          value={kind}
          onChange={(event) => change({ kind: event.currentTarget.value })}
        />
        <Button variant="default" loading={test.isPending} onClick={() => test.mutate({ kind })}>
          {m.sendTest}
        </Button>
      </Group>
      <QueryState query={sample} waiting={<Skeleton h={400} />} />
      {sample.data ? (
        <>
          <Text>
            <Rich>{m.subjectIs<ReactNode>(<strong>{sample.data.subject}</strong>)}</Rich>
          </Text>
          <MailView {...sample.data} />
          <MailCheck mail={sample.data} />
        </>
      ) : null}
    </Stack>
  );
}
