import { Button, Text, Title } from "@mantine/core";
import { paymentsReferrals as m } from "#messages/payments/referrals/referrals.ts";
import { formatUsd } from "#shared/money.ts";
import { REPORT_DAYS } from "#shared/analytics/report-days.ts";
import { REFERRAL_STEP_WORDS } from "#shared/payments/referrals/referral-admin.ts";
import { formatDayOf } from "#shared/time.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { QueryState } from "#client/lib/api/query-state.tsx";
import { Dotted } from "#client/ui/facts/dotted.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { Rich } from "#client/ui/rich.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { ReferralLink } from "./referral-link.tsx";
import { BandFigure } from "#client/ui/facts/band-figure.tsx";
import { Entry, EntryList } from "#client/ui/facts/entry-list.tsx";
import styles from "./referrals.module.css";

type Mine = Outputs["payments"]["referrals"]["mine"];

/** A customer's referral link, the friends who used it, and the credit it earned. */
export function ReferralsPage() {
  const query = trpc.payments.referrals.mine.useQuery(undefined, { refetchOnMount: "always" });
  return (
    <>
      <AreaHeading title={m.title}>{m.lead}</AreaHeading>
      <QueryState query={query} waiting={<PageSkeleton withHeading={false} />} />
      {query.data ? (
        <>
          <Offer mine={query.data} />
          <Friends mine={query.data} />
        </>
      ) : null}
    </>
  );
}

function Offer({ mine: { offer, code } }: { mine: Mine }) {
  if (!offer) return <Text mb="lg">{m.off}</Text>;
  const [friend, reward] = [formatUsd(offer.friend), formatUsd(offer.reward)];
  return (
    <section className={styles.offer} aria-labelledby="offer-title">
      <Title order={2} size="h4" id="offer-title">
        {m.offer(friend, reward)}
      </Title>
      <Text>{m.offerText(friend, formatUsd(offer.minimum), reward, REPORT_DAYS)}</Text>
      {code === null ? <Begin /> : <ReferralLink code={code} friend={friend} />}
      <Text className={styles.quiet}>{m.limit(String(offer.perYear))}</Text>
    </section>
  );
}

function Begin() {
  const utils = trpc.useUtils();
  const begin = trpc.payments.referrals.begin.useMutation({
    meta: { failureTitle: m.notBegun },
    onSuccess: () => utils.payments.referrals.mine.invalidate(),
  });
  return (
    <Button mr="auto" loading={begin.isPending} onClick={() => begin.mutate()}>
      {m.begin}
    </Button>
  );
}

function Friends({ mine: { friends, earned } }: { mine: Mine }) {
  return (
    <section aria-labelledby="friends-title">
      <BandFigure label={m.earned} amount={earned} />
      <Title order={2} size="h4" id="friends-title" mb="sm">
        {m.friends}
      </Title>
      {friends.length === 0 ? (
        <Text className={styles.quiet}>{m.noFriends}</Text>
      ) : (
        <EntryList aria-labelledby="friends-title">
          {friends.map((friend) => (
            <Friend key={friend.id} friend={friend} />
          ))}
        </EntryList>
      )}
      <Text mt="md" className={styles.quiet}>
        <Rich>
          {m.seeCredit((words) => (
            <TextLink href="/dashboard/customer/credit">{words}</TextLink>
          ))}
        </Rich>
      </Text>
    </section>
  );
}

function Friend({ friend }: { friend: Mine["friends"][number] }) {
  const { firstName, step, reward, takenBack, at } = friend;
  return (
    <Entry
      name={firstName ?? m.someone}
      note={
        <Dotted
          facts={[
            formatDayOf(at),
            REFERRAL_STEP_WORDS[step],
            ...(takenBack ? [m.takenBack(formatUsd(takenBack))] : []),
          ]}
        />
      }
    >
      {step === "credited" ? <MoneyText amount={reward} /> : null}
    </Entry>
  );
}
