import { Button, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { trpc } from "#client/lib/api/trpc.ts";
import { FurrowMark } from "#client/ui/page/furrow-curve.tsx";
import { PageContainer } from "#client/ui/page/page-container.tsx";
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
        <Title order={1}>You are in line</Title>
        <p className={styles.place}>
          Your place is <b>number {place.toLocaleString("en-US")}</b>.
        </p>
        <Text c="var(--color-quiet)">{invitedText(invited)}</Text>
        <section className={styles.share} aria-labelledby="share-title">
          <Title order={2} size="h3" id="share-title">
            Bring your street
          </Title>
          <Text>Send this link to your neighbors, and see here how many joined through it.</Text>
          <ShareLink code={code} />
        </section>
        <section className={styles.share} aria-labelledby="founding-title">
          <Title order={2} size="h3" id="founding-title">
            Rather not wait?
          </Title>
          <Text>A founding place is yours for a refundable deposit.</Text>
          <Button
            variant="default"
            mr="auto"
            renderRoot={(props) => <Link to="/reserve" {...props} />}
          >
            See the founding membership
          </Button>
        </section>
        <Text size="sm" c="var(--color-quiet)">
          Changed your mind? <TextLink href="/contact">Write to us</TextLink> and we take you out of
          the line.
        </Text>
      </div>
    </PageContainer>
  );
}

function invitedText(invited: number): string {
  if (invited === 0) return "No one has joined through your link yet.";
  return invited === 1
    ? "One neighbor has joined through your link."
    : `${invited.toLocaleString("en-US")} neighbors have joined through your link.`;
}
