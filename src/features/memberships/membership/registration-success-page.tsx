import { Button, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { formatUsd } from "#shared/money.ts";
import { formatDayFull } from "#shared/time.ts";
import { leadWords } from "#shared/checkout/terms-words.ts";
import { useBusiness } from "#client/lib/platform/business.ts";
import { useTerms } from "#client/lib/checkout/rates/use-terms.ts";
import { useSession } from "#client/lib/session/session.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { BareHeader } from "#client/ui/page/bare-header.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { PageContainer } from "#client/ui/page/page-container.tsx";
import styles from "./membership.module.css";

type Membership = Outputs["memberships"]["latest"];

/** A membership as it stands: the server knows it by cookie or account, so a reload changes nothing. */
export function RegistrationSuccessPage() {
  const [membership] = trpc.memberships.latest.useSuspenseQuery();
  const { email } = useBusiness();
  return (
    <>
      <BareHeader />
      <PageContainer narrow className={styles.success}>
        <Title order={1}>Welcome, {membership.firstName}</Title>
        <p className={styles.lead}>
          You are member <b>number {(membership.place ?? 0).toLocaleString("en-US")}</b>. We have
          sent a confirmation to {membership.email}.
        </p>
        <section className={styles.card} aria-label="Your membership">
          <FactList facts={factsOf(membership)} />
        </section>
        <NextSteps />
        {membership.receiptNumber ? (
          <Text size="sm" c="var(--color-quiet)">
            Changed your mind? Until your first delivery the whole deposit comes back: write to{" "}
            {email} with the number of your receipt.
          </Text>
        ) : null}
      </PageContainer>
    </>
  );
}

function factsOf({ kind, receiptNumber, amount, startsOn, endsOn, zipCode }: Membership) {
  return [
    ["Membership", kind === "founding" ? "Founding" : "Free"],
    ...(receiptNumber ? [["Receipt", receiptNumber] as const] : []),
    ...(receiptNumber ? [["Refundable deposit", formatUsd(amount)] as const] : []),
    ["From", formatDayFull(startsOn ?? "")],
    ["Until", formatDayFull(endsOn ?? "")],
    ...(zipCode ? [["Zip code", zipCode] as const] : []),
  ] as const;
}

function NextSteps() {
  const terms = useTerms();
  const { user } = useSession();
  return (
    <section aria-labelledby="steps-title">
      <Title order={2} size="h3" id="steps-title" mb="md">
        What comes next
      </Title>
      <ol className={styles.steps}>
        <li>Look for our email. It has all of the above.</li>
        <li>
          {user
            ? "Save your address in your account, with instructions for the door."
            : "Open an account with the same email, and save your address there."}
        </li>
        <li>Fill your first cart. What you order today is at your door in {leadWords(terms)}.</li>
      </ol>
      <div className={styles.actions}>
        <Button renderRoot={(props) => <Link to="/shop" {...props} />}>See what is ripe</Button>
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to={user ? "/dashboard/customer/addresses" : "/auth"} {...props} />
          )}
        >
          {user ? "Save your address" : "Open an account"}
        </Button>
      </div>
    </section>
  );
}
