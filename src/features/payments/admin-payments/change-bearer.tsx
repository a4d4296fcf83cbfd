import { Button, Modal, Stack, Text, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { paymentsFault as m } from "#messages/payments/fault.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { isReason } from "#shared/platform/fields/reason-field.ts";
import { BearerReason, BearerSelect } from "#client/lib/payments/fault-fields.tsx";
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
  return (
    <Stack>
      <Text>{m.changeLead}</Text>
      <BearerSelect cause={refund.cause} bearer={bearer} onBearer={setBearer} />
      <BearerReason value={reason} isAsked={isAsked} onChange={setReason} />
      <Button
        loading={change.isPending}
        onClick={() => {
          if (!isReason(reason) || !bearer) setAsked(true);
          else change.mutate({ refundId: refund.id, bearer, reason: reason.trim() });
        }}
      >
        {m.save}
      </Button>
    </Stack>
  );
}
