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
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";

/**
 * The first page. `own` is what stands at its top for one person instead of the promise to everybody. A
 * part whose data fails says so by itself; the parts below still show.
 */
export function HomePage({ own }: { own: ReactNode }) {
  const home = trpc.catalog.home.useQuery();
  const { options } = useDeliveryDays();
  const next = options && nextDelivery(options.days, options.today);
  const isSubscribed = useIsSubscribed(own !== null);
  return (
    // A page of its own, so that what was in sight does not slide when a person becomes known.
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
      {isSubscribed ? null : <BoxBand />}
      <Guarantee />
    </Fragment>
  );
}

/**
 * Whether a customer has a weekly box, which their week shows: nobody is sold what they have. As long as it is not
 * known it is taken for granted, so that the offer never comes and goes.
 */
function useIsSubscribed(isCustomer: boolean): boolean {
  const { data, isPending } = trpc.boxes.own.read.useQuery(undefined, { enabled: isCustomer });
  return isCustomer && (isPending || (Boolean(data) && data?.state !== "canceled"));
}
