import { Button, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Rich } from "#client/ui/rich.tsx";
import { membershipsFounding as m } from "#messages/memberships/founding.ts";
import { formatUsd } from "#shared/money.ts";
import { formatDayFull } from "#shared/time.ts";
import { leadWords } from "#shared/checkout/lead-words.ts";
import { useBusiness } from "#client/lib/platform/business.ts";
import { useTerms } from "#client/lib/checkout/rates/use-terms.ts";
import { useSession } from "#client/lib/session/session.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { BareHeader } from "#client/ui/page/bare-header.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import styles from "./membership.module.css";

type Membership = Outputs["memberships"]["latest"];

/** The current state of a membership. The server finds it by cookie or account, so the page survives a reload. */
export function RegistrationSuccessPage() {
  const [membership] = trpc.memberships.latest.useSuspenseQuery();
  const { email } = useBusiness();
  return (
    <>
      <BareHeader />
      <PageContainer narrow className={styles.success}>
        <Title order={1}>{m.welcome(membership.firstName)}</Title>
        <p className={styles.lead}>
          <Rich>
            {m.member(
              (words) => (
                <b>{words}</b>
              ),
              membership.place ?? 0,
              membership.email,
            )}
          </Rich>
        </p>
        <section className={styles.card} aria-label={m.yourMembership}>
          <FactList facts={factsOf(membership)} />
        </section>
        <NextSteps />
        {membership.receiptNumber ? (
          <Text size="sm" c="var(--color-quiet)">
            {m.changedMind(email)}
          </Text>
        ) : null}
      </PageContainer>
    </>
  );
}

function factsOf({ kind, receiptNumber, amount, startsOn, endsOn, zipCode }: Membership) {
  return [
    [m.membership, kind === "founding" ? m.isFounding : m.isFree],
    ...(receiptNumber ? [[m.receipt, receiptNumber] as const] : []),
    ...(receiptNumber ? [[m.deposit, formatUsd(amount)] as const] : []),
    [m.from, formatDayFull(startsOn ?? "")],
    [m.until, formatDayFull(endsOn ?? "")],
    ...(zipCode ? [[m.zipCode, zipCode] as const] : []),
  ] as const;
}

function NextSteps() {
  const terms = useTerms();
  const { user } = useSession();
  return (
    <section aria-labelledby="steps-title">
      <Title order={2} size="h3" id="steps-title" mb="md">
        {m.next}
      </Title>
      <ol className={styles.steps}>
        <li>{m.lookForEmail}</li>
        <li>{user ? m.saveInAccount : m.openWithEmail}</li>
        <li>{m.fillCart(leadWords(terms))}</li>
      </ol>
      <div className={styles.actions}>
        <Button renderRoot={(props) => <Link to="/shop" {...props} />}>{m.seeRipe}</Button>
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to={user ? "/dashboard/customer/addresses" : "/auth"} {...props} />
          )}
        >
          {user ? m.saveAddress : m.openAccount}
        </Button>
      </div>
    </section>
  );
}
