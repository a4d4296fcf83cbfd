import { membershipsEarly as m } from "#messages/memberships/early.ts";
import { formatUsd } from "#shared/money.ts";
import type { CampaignSearch } from "#shared/subscribers/campaign.ts";
import type { Variant } from "#shared/memberships/membership.ts";
import { PageAddress } from "#client/lib/pages/page-address.tsx";
import { useTerms } from "#client/lib/checkout/rates/use-terms.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { ProductImage } from "#client/ui/facts/product-image.tsx";
import { SectionHeading } from "#client/ui/page/section-heading.tsx";
import { SiteLink } from "#client/ui/buttons/site-link.tsx";
import { SplitHero } from "#client/ui/page/layouts/split-hero.tsx";
import styles from "./early-access.module.css";
import { EarlyQuestions } from "./early-questions.tsx";
import { JoinForm } from "./join-form.tsx";
import { LineCount } from "./line-count.tsx";
import { messagesOf } from "./messages.ts";
import { Points } from "./points.tsx";

type EarlyAccessPageProps = { variant: Variant; path: string; search: CampaignSearch };

/** The page to join the line before the market opens, in one of three variants. */
export function EarlyAccessPage({ variant, path, search }: EarlyAccessPageProps) {
  const message = messagesOf(useTerms())[variant];
  return (
    <>
      <PageAddress path={path} />
      <SplitHero
        title={
          <>
            {message.heading}
            <em>{message.emphasis}</em>
          </>
        }
        text={message.text}
        card={<JoinForm variant={variant} search={search} button={message.button} />}
        art={message.art}
      >
        <LineCount />
      </SplitHero>
      {variant === 2 ? <ThisWeek /> : null}
      <Points points={message.points} />
      <EarlyQuestions />
    </>
  );
}

/** Products in harvest now, with farm and price, from the shop's own data. */
function ThisWeek() {
  const home = trpc.catalog.home.useQuery();
  const featured = home.data?.featured.slice(0, 4) ?? [];
  if (featured.length === 0) return null;
  return (
    <PageContainer className={styles.section}>
      <SectionHeading title={m.inFields} aside={<SiteLink href="/shop">{m.lookAround}</SiteLink>} />
      <ul className={styles.goods}>
        {featured.map(({ id, name, farmName, price, pack, picture }) => (
          <li key={id} className={styles.good}>
            <ProductImage pictureKey={picture} alt="" />
            <div className={styles.goodText}>
              <b>{name}</b>
              <span className={styles.quiet}>{farmName}</span>
              <span>
                {formatUsd(price)} <span className={styles.quiet}>{pack}</span>
              </span>
            </div>
          </li>
        ))}
      </ul>
    </PageContainer>
  );
}
