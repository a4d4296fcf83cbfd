import { Group, Text } from "@mantine/core";
import type { Cents } from "#shared/money.ts";
import { formatUsd } from "#shared/money.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";

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
  const again = trpc.admin.payments.sendAgain.useMutation({
    meta: { failureTitle: "The refund was not sent again" },
    onSuccess: async () => {
      notify.success(`${formatUsd(amount)} is on its way again`);
      await utils.admin.payments.invalidate();
    },
  });
  const credit = trpc.admin.payments.giveAsCredit.useMutation({
    meta: { failureTitle: "No credit was given" },
    onSuccess: async () => {
      notify.success(`The customer has ${formatUsd(amount)} as credit`);
      await utils.admin.payments.invalidate();
    },
  });
  return (
    <>
      <Text size="sm" maw="64ch">
        The money came back from the bank, so the customer does not have it.{" "}
        {hasAccount
          ? "Send it again, or give it as credit."
          : "Send it again. There is no account that could keep credit: if it fails once more, write to the customer."}
      </Text>
      <Group gap="xs" my="xs">
        <ConfirmButton
          label="Send again"
          question={`Send ${formatUsd(amount)} to the card or account it was paid with once more? It fails again if that is closed.`}
          onConfirm={() => again.mutateAsync({ refundId: id })}
        />
        {hasAccount ? (
          <ConfirmButton
            label="Give as credit"
            question={`Give the customer ${formatUsd(amount)} as credit instead? The customer gets an email, and nothing goes to the card.`}
            onConfirm={() => credit.mutateAsync({ refundId: id })}
          />
        ) : null}
      </Group>
    </>
  );
}
