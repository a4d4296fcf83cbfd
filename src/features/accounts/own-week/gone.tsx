import { accountsWeek as m } from "#messages/accounts/home/week.ts";
import { monthName } from "#shared/catalog/catalog.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import classes from "./own-week.module.css";

type GoneGoods = Outputs["orders"]["week"]["gone"][number];

/** Goods of earlier orders that are unavailable now, each with the reason. */
export function Gone({ goods }: { goods: readonly GoneGoods[] }) {
  if (goods.length === 0) return null;
  return (
    <>
      <p className={classes["goneTitle"]} id="gone-goods">
        {m.alsoBought}
      </p>
      <ul className={classes["gone"]} aria-labelledby="gone-goods">
        {goods.map((product) => (
          <li key={product.id}>
            <TextLink href={`/products/${product.id}`}>{product.name}</TextLink>
            <span>{reasonOf(product)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function reasonOf({ visible, returnsIn }: GoneGoods): string {
  if (!visible) return m.notSelling;
  return returnsIn === null ? m.soldOut : m.backIn(monthName(returnsIn));
}
