import { farmsPublic as m } from "#messages/farms/page/public.ts";
import { formatDayFull } from "#shared/time.ts";
import { orderLineOf } from "#client/lib/catalog/product-card/card-texts.ts";
import { useDeliveryDays } from "#client/lib/checkout/rates/use-delivery-days.ts";
import { ProductGrid } from "#client/lib/catalog/product-card/product-grid.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import { SectionHeading } from "#client/ui/page/section-heading.tsx";
import type { Farm } from "./farm-head.ts";
import { MoreInShop } from "./more-in-shop.tsx";
import styles from "./farm-page.module.css";

/** The farm's available products, or the reason why there are none. */
export function FarmGoods({ farm }: { farm: Farm }) {
  const { options } = useDeliveryDays();
  const { products, goodsInAll, slug } = farm;
  if (farm.status === "paused") return <LeaveBanner farm={farm} />;
  return (
    <section className={styles.goods} aria-labelledby="goods">
      <SectionHeading
        id="goods"
        title={m.thisWeek}
        {...(products.length > 0 && { text: countText(goodsInAll) })}
      />
      {products.length > 0 ? (
        <>
          <ProductGrid
            isShort
            products={products}
            orderLine={orderLineOf(options)}
            label={m.thisWeek}
          />
          <MoreInShop shown={products.length} all={goodsInAll} slug={slug} />
        </>
      ) : (
        <EmptyState
          art="seedling"
          title={m.nothingThisWeek}
          order={3}
          action={<PillLink to="/shop">{m.seeOthers}</PillLink>}
        >
          {farm.crops.length > 0 ? m.calendarSays : m.notListed}
        </EmptyState>
      )}
    </section>
  );
}

function LeaveBanner({ farm }: { farm: Farm }) {
  const { name, pausedSince, pausedUntil } = farm;
  return (
    <section className={styles.leave} aria-label={m.onLeave}>
      <p>
        <strong>
          {pausedSince ? m.onLeaveSince(name, formatDayFull(pausedSince)) : m.isOnLeave(name)}
        </strong>{" "}
        {pausedUntil ? m.backOn(formatDayFull(pausedUntil)) : m.whenBack}
      </p>
      <PillLink to="/shop">{m.shopOthers}</PillLink>
    </section>
  );
}

function countText(count: number): string {
  return m.canOrder(count);
}
