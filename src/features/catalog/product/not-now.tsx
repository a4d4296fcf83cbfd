import { Skeleton, Title } from "@mantine/core";
import { lazy, Suspense } from "react";
import { catalogAlert as m } from "#messages/catalog/alert.ts";
import { monthName } from "#shared/catalog/catalog.ts";
import { AddingSlot } from "#client/lib/orders/adding/adding-slot.tsx";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import { Later } from "#client/ui/later.tsx";
import styles from "./product-buy.module.css";

type Product = Outputs["catalog"]["product"];

/** Loaded only for unavailable products; on the server it is always available. */
const load = async () => (await import("./alert-form.tsx")).AlertForm;
const AlertForm = import.meta.env.SSR
  ? await load()
  : lazy(async () => ({ default: await load() }));

/** For unavailable products: when they return, the email alert form, and alternatives. */
export function NotNow({ product }: { product: Product }) {
  const { returnsIn } = product;
  return (
    <section id="when-back" className={styles.notNow} aria-labelledby="not-now">
      <Title order={2} id="not-now" className={styles.notNowTitle}>
        {returnsIn === null ? m.soldOut : m.outOfSeason(monthName(returnsIn))}
      </Title>
      <p className={styles.notNowText}>{returnsIn === null ? m.noHarvestSet : m.grows}</p>
      <AddingSlot product={product} />
      <Later>
        <Suspense fallback={<Skeleton height={148} />}>
          <AlertForm product={product} />
        </Suspense>
      </Later>
      <PillLink to="/shop" search={{ category: product.category }}>
        {m.seeAvailable}
      </PillLink>
    </section>
  );
}
