import { Title } from "@mantine/core";
import { Rich } from "#client/ui/rich.tsx";
import { membershipsFounding as m } from "#messages/memberships/founding.ts";
import type { CampaignSearch } from "#shared/subscribers/campaign.ts";
import { formatUsd } from "#shared/money.ts";
import { formatDayShort } from "#shared/time.ts";
import { PageAddress } from "#client/lib/pages/page-address.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { SectionHeading } from "#client/ui/page/section-heading.tsx";
import { SplitHero } from "#client/ui/page/layouts/split-hero.tsx";
import { FoundingForm } from "./founding-form.tsx";
import styles from "./membership.module.css";
import { useOffer } from "./use-offer.ts";
import { WaitingList } from "./waiting-list.tsx";

/** The founding membership: description, price, places left, and payment. */
export function ReservePage({ search }: { search: CampaignSearch }) {
  const { offer, soldOut, onSoldOut } = useOffer();
  const { deposit, places, placesLeft, firstDelivery } = offer;
  return (
    <>
      <PageAddress path="/reserve" />
      <SplitHero
        title={
          <Rich>
            {m.plantFor((words) => (
              <em>{words}</em>
            ))}
          </Rich>
        }
        text={m.plantForText(places)}
        card={
          soldOut ? (
            <WaitingList />
          ) : (
            <>
              <Title order={2} size="h3" mb="md">
                {m.yourPlace}
              </Title>
              <FoundingForm deposit={deposit} search={search} onSoldOut={onSoldOut} />
            </>
          )
        }
        art={["carrot", "leafy-green", "bread"]}
      >
        <div className={styles.facts}>
          <FactList
            facts={[
              [m.depositOnce, formatUsd(deposit)],
              [m.placesLeft, m.of(soldOut ? 0 : placesLeft, places)],
              ...(firstDelivery ? [[m.firstDelivery, formatDayShort(firstDelivery)] as const] : []),
            ]}
          />
        </div>
      </SplitHero>
      <Included deposit={formatUsd(deposit)} />
    </>
  );
}

function Included({ deposit }: { deposit: string }) {
  return (
    <PageContainer className={styles.section}>
      <SectionHeading title={m.whatYouGet} />
      <ul className={styles.cards}>
        <li>
          <Title order={3}>{m.numbered}</Title>
          <p>{m.numberedText}</p>
        </li>
        <li>
          <Title order={3}>{m.depositOf(deposit)}</Title>
          <p>{m.depositText}</p>
        </li>
        <li>
          <Title order={3}>{m.samePrices}</Title>
          <p>{m.samePricesText}</p>
        </li>
      </ul>
    </PageContainer>
  );
}
