import { Title } from "@mantine/core";
import type { CampaignSearch } from "#shared/subscribers/campaign.ts";
import { formatUsd, NO_MONEY } from "#shared/money.ts";
import { formatDayFull } from "#shared/time.ts";
import { PageAddress } from "#client/lib/pages/page-address.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { PageContainer } from "#client/ui/page/page-container.tsx";
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
      <Title order={1}>Your founding membership</Title>
      <div className={styles.columns}>
        <section className={styles.card} aria-labelledby="summary-title">
          <Title order={2} size="h3" id="summary-title" mb="sm">
            Summary
          </Title>
          <FactList
            facts={[
              ["Founding membership", "One household"],
              ["From", formatDayFull(offer.startsOn)],
              ["Until", formatDayFull(offer.endsOn)],
              ["Refundable deposit", formatUsd(offer.deposit)],
              ["Tax", formatUsd(NO_MONEY)],
              ["To pay now", formatUsd(offer.deposit)],
            ]}
          />
          <p className={styles.quiet}>
            It ends by itself. Until your first delivery the whole deposit comes back when you ask
            for it.
          </p>
          <p className={styles.quiet}>
            Prefer no deposit? There is a{" "}
            <TextLink href="/free-registration">free membership</TextLink> too.
          </p>
        </section>
        <section className={styles.card} aria-label="Your details and payment">
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
