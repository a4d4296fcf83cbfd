import { Text } from "@mantine/core";
import { paymentsReferrals as m } from "#messages/payments/referrals/referrals.ts";
import { formatUsd } from "#shared/money.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { Rich } from "#client/ui/rich.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";

/** Leads a signed-in customer to their link for friends; renders nothing while there is no offer, or until known. */
export function InviteLine() {
  const { data } = trpc.payments.referrals.mine.useQuery();
  if (!data?.offer) return null;
  const { friend, reward } = data.offer;
  return (
    <Text size="sm">
      <Rich>
        {m.inviteFriend(formatUsd(friend), formatUsd(reward), (words) => (
          <TextLink href="/dashboard/customer/referrals">{words}</TextLink>
        ))}
      </Rich>
    </Text>
  );
}
