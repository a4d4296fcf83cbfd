import { Text } from "@mantine/core";
import { leastWords, minimumWords } from "#shared/platform/zones/zone-words.ts";
import { useCart } from "#client/lib/checkout/rates/use-cart.ts";
import { useTerms } from "#client/lib/checkout/rates/use-terms.ts";
import { useKnownZip, useZoneOf } from "#client/lib/checkout/rates/use-zone.ts";

/** The minimum order in the delivery zone and the amount still missing; renders nothing if the zone has no minimum. */
export function MinimumLine() {
  const { subtotal } = useCart().totals;
  const { minimums } = useTerms();
  const zone = useZoneOf(useKnownZip(), minimums.most > 0);
  if (!zone || zone.minimumCents === 0) return null;
  const lack = minimumWords(zone, subtotal);
  return (
    <Text size="sm" c="dimmed" role="status" mt={-12}>
      {lack ? <strong>{lack}</strong> : leastWords(zone)}
    </Text>
  );
}
