import { PillLink, PillRow } from "#client/ui/buttons/pill-link.tsx";
import { CATEGORIES } from "#shared/catalog/catalog.ts";

/** Ways into the shop; the cards below are what is in season, so that one is marked. */
export function HarvestChips() {
  return (
    <PillRow label="Shop by kind">
      <PillLink to="/shop" search={{ inSeason: true }} selected>
        In season
      </PillLink>
      <PillLink to="/shop" search={{ organic: true }}>
        Organic
      </PillLink>
      {CATEGORIES.map(({ id, label }) => (
        <PillLink key={id} to="/shop" search={{ category: id }}>
          {label}
        </PillLink>
      ))}
    </PillRow>
  );
}
