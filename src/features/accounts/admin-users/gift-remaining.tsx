import { Text } from "@mantine/core";
import { accountsAdmin as m } from "#messages/accounts/admin/admin.ts";
import { GIFT_CASH_UNDER } from "#shared/payments/gift-cards/gift-values.ts";
import { formatUsd } from "#shared/money.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useActKey } from "#client/lib/forms/use-act-key.ts";
import { ReasonButton } from "#client/ui/buttons/reason-button.tsx";
import { TitledSection } from "#client/ui/page/titled-section.tsx";
import type { User } from "./user-page.tsx";

/** The user's remaining gift card balance, if the law entitles them to have it in cash; otherwise renders nothing. */
export function GiftRemaining({
  user: { id, firstName },
  onDone,
}: {
  user: User;
  onDone: () => void;
}) {
  const query = trpc.admin.giftCards.remaining.useQuery({ id }, { refetchOnMount: "always" });
  const actKey = useActKey();
  const payOut = trpc.admin.giftCards.payOut.useMutation({
    meta: { failureTitle: m.notPaidOut },
    onSuccess: () => {
      actKey.done();
      notify.success(m.paidOut);
    },
    onSettled: () => {
      void query.refetch();
      onDone();
    },
  });
  const remaining = query.data ?? 0;
  if (!query.data || remaining <= 0 || remaining >= GIFT_CASH_UNDER) return null;
  const sum = formatUsd(query.data);
  return (
    <TitledSection title={m.giftRemaining} isSmall>
      <Text mb="sm" maw="64ch">
        {m.giftRemainingText(sum, formatUsd(GIFT_CASH_UNDER))}
      </Text>
      <ReasonButton
        label={m.payOut(sum)}
        question={m.payOutQuestion(sum, firstName)}
        onConfirm={(reason) => {
          const act = { id, amount: remaining, reason };
          return payOut.mutateAsync({ ...act, key: actKey.of(act) });
        }}
      />
    </TitledSection>
  );
}
