import { Group, Text } from "@mantine/core";
import { paymentsAdmin as m } from "#messages/payments/admin.ts";
import type { Cents } from "#shared/money.ts";
import { formatUsd } from "#shared/money.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";

type FailedRefundProps = {
  refund: {
    id: string;
    amount: Cents;
    /** Whether the customer has an account that can hold credit. */
    hasAccount: boolean;
  };
};

/** The two options after a failed refund: retry it, or give credit. */
export function FailedRefund({ refund: { id, amount, hasAccount } }: FailedRefundProps) {
  const utils = trpc.useUtils();
  // Also after a failure: the request may have succeeded and only its response been lost.
  const onSettled = () => utils.admin.payments.invalidate();
  const again = trpc.admin.payments.sendAgain.useMutation({
    meta: { failureTitle: m.notSentAgain },
    onSuccess: () => notify.success(m.onItsWayAgain(formatUsd(amount))),
    onSettled,
  });
  const credit = trpc.admin.payments.giveAsCredit.useMutation({
    meta: { failureTitle: m.noCredit },
    onSuccess: () => notify.success(m.hasCredit(formatUsd(amount))),
    onSettled,
  });
  return (
    <>
      <Text size="sm" maw="64ch">
        {hasAccount ? m.cameBack : m.cameBackNoAccount}
      </Text>
      <Group gap="xs" my="xs">
        <ConfirmButton
          label={m.sendAgain}
          question={m.sendAgainQuestion(formatUsd(amount))}
          onConfirm={() => again.mutateAsync({ refundId: id })}
        />
        {hasAccount ? (
          <ConfirmButton
            label={m.asCredit}
            question={m.asCreditQuestion(formatUsd(amount))}
            onConfirm={() => credit.mutateAsync({ refundId: id })}
          />
        ) : null}
      </Group>
    </>
  );
}
