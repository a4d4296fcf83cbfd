import { Text } from "@mantine/core";
import { cents } from "#shared/money.ts";
import { cheaperWords, dearerWords } from "#shared/orders/fee-change.ts";
import { changeTermsSchema } from "#shared/orders/order-change.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";

/** Whether a zip code is whole and not the one that the order goes to. */
export function isElsewhere(order: { delivery: { zipCode: string } }, zipCode: string): boolean {
  const isWhole = changeTermsSchema.shape.zipCode.safeParse(zipCode).success;
  return isWhole && zipCode !== order.delivery.zipCode;
}

type FeeNoteProps = {
  zipCode: string;
  /** What the zip code means for the order; nothing until that is known. */
  terms: Outputs["orders"]["changeTerms"] | undefined;
};

/** What happens to the fee, before the change is saved. */
export function FeeNote({ zipCode, terms }: FeeNoteProps) {
  if (!terms?.served || terms.difference === 0) return null;
  const { difference } = terms;
  return (
    <Text role="status">
      {difference > 0
        ? dearerWords(zipCode, cents(difference))
        : cheaperWords(zipCode, cents(-difference))}
    </Text>
  );
}
