import { Title } from "@mantine/core";
import { membershipsCounts as m } from "#messages/memberships/counts.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { FactList } from "#client/ui/facts/fact-list.tsx";

/** How many people joined the line through each early access message; empty until someone has. */
export function VariantCounts() {
  const { data } = trpc.admin.earlyAccess.counts.useQuery(undefined, { refetchOnMount: "always" });
  if (!data || data.every(({ count }) => count === 0)) return null;
  return (
    <section aria-labelledby="variant-counts">
      <Title order={2} size="h4" id="variant-counts" mt="xl" mb="sm">
        {m.title}
      </Title>
      <FactList facts={data.map(({ variant, count }) => [m.variants[variant], m.people(count)])} />
    </section>
  );
}
