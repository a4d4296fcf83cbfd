import { catalogHome as m } from "#messages/catalog/home.ts";
import { CardSkeletons } from "#client/ui/states/card-skeletons.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { SectionHeading } from "#client/ui/page/section-heading.tsx";
import { SiteLink } from "#client/ui/buttons/site-link.tsx";
import { ProductGrid } from "#client/lib/catalog/product-card/product-grid.tsx";
import { failureMessage, isApiError, type Outputs } from "#client/lib/api/trpc.ts";
import { HarvestChips } from "./harvest-chips.tsx";
import type { OrderLine } from "#client/lib/catalog/product-card/card-texts.ts";
import styles from "./harvest-section.module.css";

type HarvestProps = {
  data: Outputs["catalog"]["home"] | undefined;
  error: { message: string } | null;
  onRetry: () => void;
  orderLine: OrderLine | null;
};

/** Eight products from this week's harvest. */
export function HarvestSection(props: HarvestProps) {
  const count = props.data?.productCount;
  return (
    <section className={styles.section} aria-labelledby="harvest">
      <PageContainer>
        <SectionHeading
          id="harvest"
          title={m.harvest}
          aside={<SiteLink href="/shop">{count ? m.seeAllOf(count) : m.seeAll}</SiteLink>}
        />
        <HarvestChips />
        <div className={styles.goods}>
          <Harvest {...props} />
        </div>
      </PageContainer>
    </section>
  );
}

function Harvest({ data, error, onRetry, orderLine }: HarvestProps) {
  if (error) {
    return (
      <ErrorPanel
        title={m.harvestNotLoaded}
        message={failureMessage(error)}
        requestId={isApiError(error) ? error.data?.requestId : null}
        onRetry={onRetry}
      />
    );
  }
  if (!data) return <CardSkeletons />;
  if (data.featured.length === 0) {
    return (
      <EmptyState
        art="seedling"
        title={m.fieldsRest}
        order={3}
        action={<SiteLink href="/shop">{m.seeNext}</SiteLink>}
      >
        {m.nothingInSeason}
      </EmptyState>
    );
  }
  return <ProductGrid isShort products={data.featured} orderLine={orderLine} label={m.harvest} />;
}
