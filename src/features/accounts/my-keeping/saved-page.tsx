import { Skeleton, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { accountsKeeping as m } from "#messages/accounts/saved/keeping.ts";
import { orderLineOf } from "#client/lib/catalog/product-card/card-texts.ts";
import { useDeliveryDays } from "#client/lib/checkout/rates/use-delivery-days.ts";
import { ProductGrid } from "#client/lib/catalog/product-card/product-grid.tsx";
import { FollowFarm } from "#client/lib/accounts/saved/follow-farm.tsx";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { QueryState } from "#client/lib/api/query-state.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import { Tile, TileList } from "#client/ui/facts/tile.tsx";
import classes from "./my-keeping.module.css";

/** Products and farms that the customer has marked. */
export function SavedPage() {
  const saved = trpc.accounts.customer.saved.useQuery(undefined, { refetchOnMount: "always" });
  const { options } = useDeliveryDays();
  const { products = [], farms = [] } = saved.data ?? {};
  return (
    <>
      <AreaHeading title={m.saved}>{m.savedText}</AreaHeading>
      <QueryState query={saved} waiting={<Skeleton h={240} radius="lg" aria-busy="true" />} />
      {saved.data && products.length + farms.length === 0 ? (
        <EmptyState
          art="strawberry"
          title={m.nothingSaved}
          action={<PillLink to="/shop">{m.lookAround}</PillLink>}
        >
          {m.nothingSavedText}
        </EmptyState>
      ) : null}
      {products.length > 0 ? (
        <section aria-labelledby="products">
          <Title order={2} size="h3" mb="sm" id="products">
            {m.products}
          </Title>
          <ProductGrid products={products} orderLine={orderLineOf(options)} />
        </section>
      ) : null}
      {farms.length > 0 ? <Farms farms={farms} /> : null}
    </>
  );
}

function Farms({ farms }: { farms: Outputs["accounts"]["customer"]["saved"]["farms"] }) {
  return (
    <section className={classes["section"]} aria-labelledby="farms">
      <Title order={2} size="h3" mb="sm" id="farms">
        {m.farms}
      </Title>
      <TileList>
        {farms.map(({ id, name, town, tagline, untranslated, status, goods }) => (
          <Tile
            key={id}
            heading="h3"
            title={
              <Link to="/farmers/$id" params={{ id: String(id) }}>
                {name}
              </Link>
            }
          >
            <p className={classes["quiet"]}>
              {town}. <span lang={untranslated.tagline}>{tagline}</span>.
            </p>
            <p className={classes["quiet"]}>
              {status === "live" ? m.productsNow(goods) : m.onBreak}
            </p>
            <FollowFarm id={id} name={name} />
          </Tile>
        ))}
      </TileList>
    </section>
  );
}
