import { Fragment, type ReactNode } from "react";
import { PageAddress } from "#client/lib/pages/page-address.tsx";
import { orderLineOf } from "#client/lib/catalog/product-card/card-texts.ts";
import { useDeliveryDays } from "#client/lib/checkout/rates/use-delivery-days.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { nextDelivery } from "#shared/checkout/delivery-sentence.ts";
import { BoxBand } from "./box-band.tsx";
import { FarmIntroductions } from "./farm-introductions.tsx";
import { Guarantee } from "./guarantee.tsx";
import { HarvestSection } from "./harvest-section.tsx";
import { Hero } from "./hero/hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { LazyStories } from "./lazy-stories.tsx";

/**
 * The home page. `own` replaces the hero for a signed-in customer. Each section shows its own loading error, so the
 * others still render.
 */
export function HomePage({ own }: { own: ReactNode }) {
  const home = trpc.catalog.home.useQuery();
  const stories = trpc.catalog.homeStories.useQuery();
  const { options } = useDeliveryDays();
  const next = options && nextDelivery(options.days, options.today);
  const isSubscribed = useIsSubscribed(own !== null);
  return (
    // A separate key remounts the page once the customer is known, so that visible content does not shift.
    <Fragment key={own ? "own" : "everybody's"}>
      <PageAddress path="/" />
      {own ?? <Hero next={next} figures={home.data} />}
      <HarvestSection
        data={home.data}
        error={home.error}
        onRetry={() => void home.refetch()}
        orderLine={orderLineOf(options)}
      />
      {next ? <HowItWorks next={next} /> : null}
      {home.data && home.data.farms.length > 0 ? (
        <FarmIntroductions farms={home.data.farms} count={home.data.farmCount} />
      ) : null}
      {isSubscribed ? null : <BoxBand from={stories.data?.boxFrom} />}
      <Guarantee />
      <LazyStories />
    </Fragment>
  );
}

/**
 * Whether the customer already has a weekly box, in which case it is not offered again. True until known, so that
 * the offer does not appear and then vanish.
 */
function useIsSubscribed(isCustomer: boolean): boolean {
  const { data, isPending } = trpc.boxes.own.read.useQuery(undefined, { enabled: isCustomer });
  return isCustomer && (isPending || (Boolean(data) && data?.state !== "canceled"));
}
