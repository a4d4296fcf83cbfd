import { catalogHome as m } from "#messages/catalog/home.ts";
import { PillLink, PillRow } from "#client/ui/buttons/pill-link.tsx";
import { CATEGORIES } from "#shared/catalog/catalog.ts";

/** Links into the shop. None is marked as current, which would look like a filter for the cards below. */
export function HarvestChips() {
  return (
    <PillRow label={m.byKind}>
      <PillLink to="/shop" search={{ season: "now" }}>
        {m.inSeason}
      </PillLink>
      <PillLink to="/shop" search={{ organic: true }}>
        {m.organic}
      </PillLink>
      {CATEGORIES.map(({ id, label }) => (
        <PillLink key={id} to="/shop" search={{ category: id }}>
          {label}
        </PillLink>
      ))}
    </PillRow>
  );
}
