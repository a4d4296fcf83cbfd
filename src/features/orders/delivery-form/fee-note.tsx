import { Text } from "@mantine/core";
import { cents } from "#shared/money.ts";
import { cheaperWords, dearerWords, taxedOtherwiseWords } from "#shared/orders/fee-change.ts";
import { changeTermsSchema } from "#shared/orders/order-change.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";

/** Whether a zip code is complete and differs from the order's. */
export function isElsewhere(order: { delivery: { zipCode: string } }, zipCode: string): boolean {
  const isWhole = changeTermsSchema.shape.zipCode.safeParse(zipCode).success;
  return isWhole && zipCode !== order.delivery.zipCode;
}

type FeeNoteProps = {
  zipCode: string;
  /** The order's terms at the zip code; undefined until they have loaded. */
  terms: Outputs["orders"]["changeTerms"] | undefined;
};

/** Previews how the fee and tax would change. */
export function FeeNote({ zipCode, terms }: FeeNoteProps) {
  const words = terms?.served ? wordsOf(zipCode, terms) : null;
  return words && <Text role="status">{words}</Text>;
}

function wordsOf(
  zipCode: string,
  { difference, isTaxedAlike }: NonNullable<FeeNoteProps["terms"]>,
): string | null {
  if (difference > 0) return dearerWords(zipCode, cents(difference));
  if (!isTaxedAlike) return taxedOtherwiseWords(zipCode);
  return difference < 0 ? cheaperWords(zipCode, cents(-difference)) : null;
}
