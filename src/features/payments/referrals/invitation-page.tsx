import { Text, Title } from "@mantine/core";
import { useEffect } from "react";
import { paymentsReferrals as m } from "#messages/payments/referrals/referrals.ts";
import { formatUsd } from "#shared/money.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { isLost } from "#client/lib/api/is-lost.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { keepCode } from "#client/lib/checkout/flow/fields/promotion-memory.ts";
import { isDeadLink } from "#client/lib/pages/secret-link.ts";
import { PageAddress } from "#client/lib/pages/page-address.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import styles from "./referrals.module.css";

/** The offer behind a customer's referral link; the code stays in the browser until it is used or removed. */
export function InvitationPage({ code }: { code: string }) {
  const query = trpc.payments.referrals.invitation.useQuery({ code });
  const kept = query.data?.code;
  useEffect(() => {
    if (kept !== undefined) keepCode(kept);
  }, [kept]);
  if (query.isPending) return <PageSkeleton />;
  const shop = <PillLink to="/shop">{m.inviteShop}</PillLink>;
  if (isLost(query)) {
    return isDeadLink(query.error) ? (
      <EmptyState art="bee" order={1} title={m.inviteGone} action={shop}>
        {m.inviteGoneText}
      </EmptyState>
    ) : (
      <QueryError query={query} isPage />
    );
  }
  const friend = formatUsd(query.data.friend);
  return (
    <PageContainer className={styles.invitation}>
      <PageAddress path={`/r/${query.data.code}`} />
      <Title order={1}>{m.inviteTitle(friend)}</Title>
      <Text>{m.inviteText(friend, formatUsd(query.data.minimum))}</Text>
      <Text className={styles.quiet}>{m.inviteKept(query.data.code)}</Text>
      {shop}
    </PageContainer>
  );
}
