import { Title } from "@mantine/core";
import type { CampaignSearch } from "#shared/subscribers/campaign.ts";
import { formatUsd } from "#shared/money.ts";
import { formatDayShort } from "#shared/time.ts";
import { PageAddress } from "#client/lib/pages/page-address.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { PageContainer } from "#client/ui/page/page-container.tsx";
import { SectionHeading } from "#client/ui/page/section-heading.tsx";
import { SplitHero } from "#client/ui/page/split-hero.tsx";
import { FoundingForm } from "./founding-form.tsx";
import styles from "./membership.module.css";
import { useOffer } from "./use-offer.ts";
import { WaitingList } from "./waiting-list.tsx";

/** The founding membership: what it is, what it costs, what is left, and paying for it. */
export function ReservePage({ search }: { search: CampaignSearch }) {
  const { offer, soldOut, onSoldOut } = useOffer();
  const { deposit, places, placesLeft, firstDelivery } = offer;
  return (
    <>
      <PageAddress path="/reserve" />
      <SplitHero
        title={
          <>
            Be a household the farms <em>plant for.</em>
          </>
        }
        text={`${places.toLocaleString("en-US")} founding members give the farms something to count on before the first box leaves. You stay one for a year, and until your first delivery you can have the deposit back.`}
        card={
          soldOut ? (
            <WaitingList />
          ) : (
            <>
              <Title order={2} size="h3" mb="md">
                Your founding place
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
              ["Refundable deposit, once", formatUsd(deposit)],
              [
                "Places left",
                `${(soldOut ? 0 : placesLeft).toLocaleString("en-US")} of ${places.toLocaleString("en-US")}`,
              ],
              ...(firstDelivery
                ? [["First delivery from", formatDayShort(firstDelivery)] as const]
                : []),
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
      <SectionHeading title="What you get, and what you do not" />
      <ul className={styles.cards}>
        <li>
          <Title order={3}>A numbered place</Title>
          <p>Yours for a year from today. It does not renew and nothing is charged again.</p>
        </li>
        <li>
          <Title order={3}>A deposit of {deposit}</Title>
          <p>
            Ask for it back any time until your first delivery, and all of it returns to your card.
          </p>
        </li>
        <li>
          <Title order={3}>The same prices</Title>
          <p>Members pay what everyone pays, and the farms get the same share of it.</p>
        </li>
      </ul>
    </PageContainer>
  );
}
