import { useRouter } from "@tanstack/react-router";
import { useEffect, useId, useState } from "react";
import { checkoutCart as m } from "#messages/checkout/cart.ts";
import { orderLineOf } from "#client/lib/catalog/product-card/card-texts.ts";
import { ProductGrid } from "#client/lib/catalog/product-card/product-grid.tsx";
import { useDeliveryDays } from "#client/lib/checkout/rates/use-delivery-days.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { CardSkeletons } from "#client/ui/states/card-skeletons.tsx";
import classes from "./cart.module.css";
import { useKeptPicks } from "./use-kept-picks.ts";

/** How many goods are picked. */
const MOST = 4;

type SeasonPicksProps = { isEmpty: boolean; onLeave: () => void };

/**
 * Goods for an empty cart. They stay if the cart was opened empty or one of them was used, so that several can be
 * added, and go when Undo brings back what was removed. `onLeave` is called when one of them is opened.
 */
export function SeasonPicks({ isEmpty, onLeave }: SeasonPicksProps) {
  const [stays, setStays] = useState(isEmpty);
  if (!isEmpty && !stays) return null;
  return (
    <div onFocus={() => setStays(true)}>
      <Picks onLeave={onLeave} />
    </div>
  );
}

/** This week's harvest, as far as it can come on the shopper's day. If that is not known, there are none. */
function Picks({ onLeave }: Pick<SeasonPicksProps, "onLeave">) {
  const home = trpc.catalog.home.useQuery();
  const days = trpc.checkout.delivery.options.useQuery();
  const { options } = useDeliveryDays();
  const orderLine = orderLineOf(options);
  const picks = useKeptPicks(home.data?.featured, orderLine, MOST);
  const titleId = useId();
  useLeaving(onLeave);
  if (home.isLoadingError || days.isLoadingError) return null;
  if (options && (!orderLine || picks?.length === 0)) return null;
  return (
    <section className={classes["picks"]} aria-labelledby={titleId}>
      <h3 className={classes["picksTitle"]} id={titleId}>
        {m.inSeason}
      </h3>
      {picks && options ? (
        <ProductGrid products={picks} orderLine={orderLine} />
      ) : (
        <CardSkeletons count={MOST} />
      )}
    </section>
  );
}

/** Calls `onLeave` when the page is left for another one. */
function useLeaving(onLeave: () => void): void {
  const router = useRouter();
  useEffect(
    () => router.subscribe("onBeforeNavigate", ({ pathChanged }) => pathChanged && onLeave()),
    [router, onLeave],
  );
}
