import { Button, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Rich } from "#client/ui/rich.tsx";
import { membershipsEarly as m } from "#messages/memberships-early.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { FurrowMark } from "#client/ui/page/furrow-curve.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import styles from "./early-access.module.css";
import { ShareLink } from "./share-link.tsx";

/** A place in line with its share link; the code in the address makes it safe to reload. */
export function ConfirmationPage({ code }: { code: string }) {
  const [{ place, invited }] = trpc.memberships.earlyAccess.place.useSuspenseQuery({ code });
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
          <ShareLink code={code} />
        </section>
        <section className={styles.share} aria-labelledby="founding-title">
          <Title order={2} size="h3" id="founding-title">
            {m.ratherNot}
          </Title>
          <Text>{m.ratherNotText}</Text>
          <Button
            variant="default"
            mr="auto"
            renderRoot={(props) => <Link to="/reserve" {...props} />}
          >
            {m.seeFounding}
          </Button>
        </section>
        <Text size="sm" c="var(--color-quiet)">
          <Rich>
            {m.changedMind((words) => (
              <TextLink href="/contact">{words}</TextLink>
            ))}
          </Rich>
        </Text>
      </div>
    </PageContainer>
  );
}

function invitedText(invited: number): string {
  return invited === 0 ? m.noneInvited : m.invited(invited);
}
