import { catalogHome as m } from "#messages/catalog/home.ts";
import { feeText } from "#shared/checkout/terms-words.ts";
import { useTerms } from "#client/lib/checkout/rates/use-terms.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import styles from "./hero.module.css";

/** Three figures from our own records; unknown ones are left out. */
export function HeroFigures({ figures }: { figures: Outputs["catalog"]["home"] | undefined }) {
  const terms = useTerms();
  return (
    <dl className={styles.figures}>
      {figures?.farmCents ? <Figure value={`${figures.farmCents}¢`} meaning={m.toTheFarm} /> : null}
      {figures?.productCount ? (
        <Figure value={String(figures.productCount)} meaning={m.goods} />
      ) : null}
      <Figure value={feeText(terms)} meaning={m.delivery} />
    </dl>
  );
}

function Figure({ value, meaning }: { value: string; meaning: string }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.meaning}>{meaning}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
