import { farmsLanding as m } from "#messages/farms/applying/landing.ts";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { InfoPackButton } from "../info-pack/info-pack-button.tsx";
import { PageAddress } from "#client/lib/pages/page-address.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { useTerms } from "#client/lib/checkout/rates/use-terms.ts";
import { SplitHero } from "#client/ui/page/layouts/split-hero.tsx";
import { nextDelivery } from "#shared/checkout/delivery-sentence.ts";
import type { CommissionOffer } from "#shared/farms/money/farm-payout.ts";
import { marketingFigures, payoutsText } from "#shared/platform/pages/marketing.ts";
import { FarmVoices } from "./farm-voices.tsx";
import { FarmWeek } from "./farm-week.tsx";
import { PayoutCalculator } from "./payout-calculator.tsx";
import { Requirements } from "./requirements.tsx";
import { WhoFits } from "./who-fits.tsx";
import styles from "./farm-landing.module.css";

type FarmLandingPageProps = { title: string; text: string };

/** Why and how a farm joins. Used by two URLs, which differ only in title and text. */
export function FarmLandingPage({ title, text }: FarmLandingPageProps) {
  const deliveryTerms = useTerms();
  const options = trpc.checkout.delivery.options.useQuery();
  const home = trpc.catalog.home.useQuery();
  const terms = trpc.analytics.figures.farmTerms.useQuery();
  const next = options.data ? nextDelivery(options.data.days, options.data.today) : undefined;
  return (
    <>
      <PageAddress path="/join-as-farm" />
      <SplitHero title={title} text={text} card={<PayoutCalculator />}>
        <StartLink />
        <p className={styles.aside}>
          {m.aside(rateText(terms.data?.commission), payoutsText(deliveryTerms))}
        </p>
      </SplitHero>
      <WhoFits />
      {next ? <FarmWeek next={next} /> : null}
      <Requirements>
        <StartLink />
        <InfoPackButton />
      </Requirements>
      {home.data && home.data.farms.length > 0 ? <FarmVoices farms={home.data.farms} /> : null}
    </>
  );
}

/** The specification's range of rates, or the single rate from the settings. */
function rateText(offer: CommissionOffer | undefined): string {
  return offer && offer.least === offer.most
    ? m.percent(offer.least / 100)
    : marketingFigures().commission;
}

function StartLink() {
  return (
    <Button component={Link} to="/join-as-farmer" size="lg" color="clay" className={styles.start}>
      {m.start}
    </Button>
  );
}
