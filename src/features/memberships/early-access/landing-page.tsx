import { Button, Text, TextInput, Title } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { Rich } from "#client/ui/rich.tsx";
import { membershipsEarly as m } from "#messages/memberships/early.ts";
import { brand } from "#shared/brand.ts";
import type { CampaignSearch } from "#shared/subscribers/campaign.ts";
import { leadWords } from "#shared/checkout/lead-words.ts";
import { useZipForm } from "#client/lib/checkout/delivery-zip/use-zip-form.ts";
import { readZip } from "#client/lib/checkout/delivery-zip/zip-store.ts";
import { PageAddress } from "#client/lib/pages/page-address.tsx";
import { useTerms } from "#client/lib/checkout/rates/use-terms.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { LazyWaitingForm } from "#client/lib/subscribers/waiting-list/lazy-waiting-form.tsx";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { SplitHero } from "#client/ui/page/layouts/split-hero.tsx";
import styles from "./early-access.module.css";
import { LineCount } from "./line-count.tsx";
import type { Message } from "./messages.ts";
import { Points } from "./points.tsx";

/** The landing page for campaigns: one headline, one field, three figures from our own records. */
export function LandingPage({ search }: { search: CampaignSearch }) {
  const terms = useTerms();
  return (
    <>
      <PageAddress path={`/${brand.slug}-landing`} />
      <SplitHero
        title={
          <Rich>
            {m.closer((words) => (
              <em>{words}</em>
            ))}
          </Rich>
        }
        text={m.landingText(leadWords(terms))}
        card={<LandingForm search={search} />}
        art={["tomato", "corn", "milk"]}
      >
        <LineCount />
      </SplitHero>
      <Proofs />
    </>
  );
}

function LandingForm({ search }: { search: CampaignSearch }) {
  const router = useRouter();
  const form = useZipForm(() => {
    const zip = Number(readZip());
    void router.navigate({ to: "/early-access", search: { ...search, ...(zip ? { zip } : {}) } });
  });
  return (
    <>
      <form method="post" noValidate onSubmit={form.onSubmit} className={styles.landingForm}>
        <LiveFields>
          <Title order={2} size="h3">
            {m.doWeCome}
          </Title>
          <TextInput
            label={m.zipCode}
            name="zip"
            size="md"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
            error={form.error}
            onChange={form.clearError}
          />
          <Button type="submit" size="lg" fullWidth loading={form.isPending}>
            {m.checkZip}
          </Button>
          <Text size="sm" c="var(--color-quiet)">
            {m.thenChoose}
          </Text>
        </LiveFields>
      </form>
      <LazyWaitingForm zipCode={form.unserved} />
    </>
  );
}

/** Current figures of the market. */
function Proofs() {
  const home = trpc.catalog.home.useQuery();
  if (!home.data) return null;
  const { farmCount, productCount, farmCents } = home.data;
  const points: Message["points"] = [
    {
      art: "tractor",
      title: m.farms(farmCount),
      text: m.farmsText,
    },
    {
      art: "basket",
      title: m.products(productCount),
      text: m.productsText,
    },
    {
      art: "honey",
      title: farmCents === null ? m.mostOfDollar : m.ofDollar(farmCents),
      text: m.dollarText,
    },
  ];
  return <Points points={points} />;
}
