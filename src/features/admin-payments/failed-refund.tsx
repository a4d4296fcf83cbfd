import { Group } from "@mantine/core";
import type { Cents } from "#shared/money.ts";
import { formatUsd } from "#shared/money.ts";
import { notify } from "#client/lib/notify.ts";
import { trpc } from "#client/lib/trpc.ts";
import { ConfirmButton } from "#client/ui/confirm-button.tsx";

type FailedRefundProps = {
  refund: {
    id: string;
    amount: Cents;
    /** Whether its customer has an account that can keep credit. */
    hasAccount: boolean;
  };
};

/** The two ways on from a refund that failed: the same way once more, or credit. */
export function FailedRefund({ refund: { id, amount, hasAccount } }: FailedRefundProps) {
  const utils = trpc.useUtils();
  const again = trpc.payments.sendAgain.useMutation({
    meta: { failureTitle: "The refund was not sent again" },
    onSuccess: async () => {
      notify.success(`${formatUsd(amount)} are on their way again`);
      await utils.payments.invalidate();
    },
  });
  const credit = trpc.payments.giveAsCredit.useMutation({
    meta: { failureTitle: "No credit was given" },
    onSuccess: async () => {
      notify.success(`The customer has ${formatUsd(amount)} as credit`);
      await utils.payments.invalidate();
    },
  });
  return (
    <Group gap="xs" my="xs">
      <ConfirmButton
        label="Send again"
        question={`Send ${formatUsd(amount)} back the way the customer paid once more? It fails again when the card is closed.`}
        onConfirm={() => again.mutateAsync({ refundId: id })}
      />
      {hasAccount ? (
        <ConfirmButton
          label="Give as credit"
          question={`Give the customer ${formatUsd(amount)} as credit instead? The customer is told, and nothing goes to the card.`}
          onConfirm={() => credit.mutateAsync({ refundId: id })}
        />
      ) : null}
    </Group>
  );
}
