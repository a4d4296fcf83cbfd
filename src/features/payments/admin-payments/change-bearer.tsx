import { Button, Modal, NativeSelect, Stack, Text, TextInput, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { paymentsFault as m } from "#messages/payments-fault.ts";
import { cents, formatUsd } from "#shared/money.ts";
import {
  BEARER_WORDS,
  BEARERS,
  bearerOf,
  whyField,
} from "#shared/payments/refunds/refund-cause.ts";
import { reasonLimits } from "#shared/platform/reason-limits.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import type { Payment } from "./payment-page.tsx";

type ChangeBearerProps = { refund: Payment["refunds"][number] };

/** Lets the team change who bears a refund, with a reason. */
export function ChangeBearer({ refund }: ChangeBearerProps) {
  const [opened, setOpened] = useState(false);
  const sum = formatUsd(cents(refund.amount + refund.credit));
  return (
    <>
      <Button size="compact-sm" variant="subtle" onClick={() => setOpened(true)}>
        {m.change}
        <VisuallyHidden>{m.changeOf(sum)}</VisuallyHidden>
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title={m.changeTitle}>
        <ChangeForm refund={refund} onDone={() => setOpened(false)} />
      </Modal>
    </>
  );
}

function ChangeForm({ refund, onDone }: ChangeBearerProps & { onDone: () => void }) {
  const [bearer, setBearer] = useState(refund.bearer);
  const [reason, setReason] = useState("");
  const [isAsked, setAsked] = useState(false);
  const utils = trpc.useUtils();
  const change = trpc.admin.payments.changeBearer.useMutation({
    meta: { failureTitle: m.notChanged },
    onSuccess: async () => {
      onDone();
      notify.success(m.changed);
      await utils.admin.payments.invalidate();
    },
  });
  const hasReason = whyField.safeParse(reason).success;
  return (
    <Stack>
      <Text>{m.changeLead}</Text>
      <NativeSelect
        label={m.whoBears}
        value={bearer ?? ""}
        data={BEARERS.map((value) => ({
          value,
          label:
            refund.cause && value === bearerOf(refund.cause)
              ? m.byCause(BEARER_WORDS[value])
              : BEARER_WORDS[value],
        }))}
        onChange={({ currentTarget: { value } }) =>
          setBearer(BEARERS.find((known) => known === value) ?? null)
        }
      />
      <TextInput
        label={m.whyBearer}
        description={m.keptWith}
        maxLength={reasonLimits.most}
        value={reason}
        error={isAsked && !hasReason ? m.whyBearer : null}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      <Button
        loading={change.isPending}
        onClick={() => {
          if (!hasReason || !bearer) setAsked(true);
          else change.mutate({ refundId: refund.id, bearer, reason: reason.trim() });
        }}
      >
        {m.save}
      </Button>
    </Stack>
  );
}
