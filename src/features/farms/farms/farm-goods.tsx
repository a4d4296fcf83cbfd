import { formatDayFull } from "#shared/time.ts";
import { orderLineOf } from "#client/lib/catalog/product-card/card-texts.ts";
import { useDeliveryDays } from "#client/lib/checkout/rates/use-delivery-days.ts";
import { ProductGrid } from "#client/lib/catalog/product-card/product-grid.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import { SectionHeading } from "#client/ui/page/section-heading.tsx";
import type { Farm } from "./farm-head.ts";
import styles from "./farm-page.module.css";

/** What can be bought of the farm now, or why there is nothing. */
export function FarmGoods({ farm }: { farm: Farm }) {
  const { options } = useDeliveryDays();
  const { products } = farm;
  if (farm.status === "paused") return <LeaveBanner farm={farm} />;
  return (
    <section className={styles.goods} aria-labelledby="goods">
      <SectionHeading
        id="goods"
        title="This week from us"
        {...(products.length > 0 && { text: countText(products.length) })}
      />
      {products.length > 0 ? (
        <ProductGrid
          isShort
          products={products}
          orderLine={orderLineOf(options)}
          label="This week from us"
        />
      ) : (
        <EmptyState
          art="seedling"
          title="Nothing to harvest this week"
          order={3}
          action={<PillLink to="/shop">See what others have</PillLink>}
        >
          {farm.crops.length > 0
            ? "The calendar below says what comes next."
            : "They have not listed a product yet."}
        </EmptyState>
      )}
    </section>
  );
}

function LeaveBanner({ farm }: { farm: Farm }) {
  const { name, pausedSince, pausedUntil } = farm;
  return (
    <section className={styles.leave} aria-label="On leave">
      <p>
        <strong>
          {name} is on leave
          {pausedSince ? ` since ${formatDayFull(pausedSince)}` : ""}.
        </strong>{" "}
        {pausedUntil
          ? `They are back on ${formatDayFull(pausedUntil)}, and so is their harvest.`
          : "When they are back, so is their harvest."}
      </p>
      <PillLink to="/shop">Shop from other farms</PillLink>
    </section>
  );
}

function countText(count: number): string {
  return count === 1 ? "One product can be ordered now." : `${count} products can be ordered now.`;
}
