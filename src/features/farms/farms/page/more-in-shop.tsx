import { farmsPublic as m } from "#messages/farms/page/public.ts";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import styles from "./farm-page.module.css";

type MoreInShopProps = {
  /** How many products of the farm its page shows. */
  shown: number;
  /** How many it has. */
  all: number;
  slug: string;
};

/** A link to all of a farm's products in the shop, if its page does not show them all. */
export function MoreInShop({ shown, all, slug }: MoreInShopProps) {
  if (all <= shown) return null;
  return (
    <div className={styles.more}>
      <PillLink to="/shop" search={{ farm: slug }}>
        {m.seeAllInShop(all)}
      </PillLink>
    </div>
  );
}
