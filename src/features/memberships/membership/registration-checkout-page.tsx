import { Title } from "@mantine/core";
import { Rich } from "#client/ui/rich.tsx";
import { membershipsFounding as m } from "#messages/memberships/founding.ts";
import type { CampaignSearch } from "#shared/subscribers/campaign.ts";
import { formatUsd, NO_MONEY } from "#shared/money.ts";
import { formatDayFull } from "#shared/time.ts";
import { PageAddress } from "#client/lib/pages/page-address.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { FoundingForm } from "./founding-form.tsx";
import styles from "./membership.module.css";
import { useOffer } from "./use-offer.ts";
import { WaitingList } from "./waiting-list.tsx";

/** Summary, consent and payment of a founding membership. */
export function RegistrationCheckoutPage({ search }: { search: CampaignSearch }) {
  const { offer, soldOut, onSoldOut } = useOffer();
  return (
    <PageContainer className={styles.checkout}>
      <PageAddress path="/registration-checkout" />
      <Title order={1}>{m.yourFounding}</Title>
      <div className={styles.columns}>
        <section className={styles.card} aria-labelledby="summary-title">
          <Title order={2} size="h3" id="summary-title" mb="sm">
            {m.summary}
          </Title>
          <FactList
            facts={[
              [m.founding, m.oneHousehold],
              [m.from, formatDayFull(offer.startsOn)],
              [m.until, formatDayFull(offer.endsOn)],
              [m.deposit, formatUsd(offer.deposit)],
              [m.tax, formatUsd(NO_MONEY)],
              [m.payNow, formatUsd(offer.deposit)],
            ]}
          />
          <p className={styles.quiet}>{m.endsItself}</p>
          <p className={styles.quiet}>
            <Rich>
              {m.preferFree((words) => (
                <TextLink href="/free-registration">{words}</TextLink>
              ))}
            </Rich>
          </p>
        </section>
        <section className={styles.card} aria-label={m.detailsAndPayment}>
          {soldOut ? (
            <WaitingList />
          ) : (
            <FoundingForm deposit={offer.deposit} search={search} consent onSoldOut={onSoldOut} />
          )}
        </section>
      </div>
    </PageContainer>
  );
}
