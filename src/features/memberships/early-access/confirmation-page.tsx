import { Button, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Rich } from "#client/ui/rich.tsx";
import { membershipsEarly as m } from "#messages/memberships/early.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ShareLink } from "#client/lib/platform/share/share-link.tsx";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { FurrowMark } from "#client/ui/page/furrow-curve.tsx";
import { CardPage } from "#client/ui/page/layouts/card-page.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import styles from "./early-access.module.css";

/** For an address already in line: its place is sent to its owner by email. */
export function JoinedPage() {
  return (
    <PageContainer narrow>
      <div className={styles.confirmation}>
        <FurrowMark size={96} />
        <Title order={1}>{m.lookForEmail}</Title>
        <Text>{m.lookForEmailText}</Text>
        <Text c="var(--color-quiet)">{m.noEmail}</Text>
        <FoundingOffer />
      </div>
    </PageContainer>
  );
}

/** A place in line with its share link and the option to leave. */
export function ConfirmationPage({ token }: { token: string }) {
  const [{ place, invited, code }] = trpc.memberships.earlyAccess.place.useSuspenseQuery({ token });
  const [hasLeft, setLeft] = useState(false);
  const leave = trpc.memberships.earlyAccess.leave.useMutation({
    meta: { failureTitle: m.notLeft },
    onSuccess: () => setLeft(true),
  });
  if (hasLeft) {
    return (
      <CardPage isAnswer title={m.left} text={m.leftText}>
        <TextLink href="/early-access">{m.joinAgain}</TextLink>
      </CardPage>
    );
  }
  return (
    <PageContainer narrow>
      <div className={styles.confirmation}>
        <FurrowMark size={96} />
        <Title order={1}>{m.inLine}</Title>
        <p className={styles.place}>
          <Rich>
            {m.yourPlace(
              (words) => (
                <b>{words}</b>
              ),
              place,
            )}
          </Rich>
        </p>
        <Text c="var(--color-quiet)">{invitedText(invited)}</Text>
        <section className={styles.share} aria-labelledby="share-title">
          <Title order={2} size="h3" id="share-title">
            {m.bringStreet}
          </Title>
          <Text>{m.bringStreetText}</Text>
          <ShareLink path={`/early-access3?ref=${code}`} />
        </section>
        <FoundingOffer />
        <section className={styles.share} aria-labelledby="leave-title">
          <Title order={2} size="h3" id="leave-title">
            {m.changedMind}
          </Title>
          <ConfirmButton
            label={m.leave}
            question={m.leaveSure}
            onConfirm={() => leave.mutateAsync({ token })}
          />
        </section>
      </div>
    </PageContainer>
  );
}

/** Shown for any link that does not lead to a place, whatever the reason. */
export function NoPlacePage() {
  return (
    <CardPage title={m.deadLink} text={m.deadLinkText}>
      <TextLink href="/early-access">{m.joinAgain}</TextLink>
    </CardPage>
  );
}

function FoundingOffer() {
  return (
    <section className={styles.share} aria-labelledby="founding-title">
      <Title order={2} size="h3" id="founding-title">
        {m.ratherNot}
      </Title>
      <Text>{m.ratherNotText}</Text>
      <Button variant="default" mr="auto" renderRoot={(props) => <Link to="/reserve" {...props} />}>
        {m.seeFounding}
      </Button>
    </section>
  );
}

function invitedText(invited: number): string {
  return invited === 0 ? m.noneInvited : m.invited(invited);
}
