import { subscribersPopup as m } from "#messages/subscribers/popup.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ProductImage } from "#client/ui/facts/product-image.tsx";
import { brand } from "#shared/brand.ts";
import { sharedScene } from "#shared/platform/pages/pictures.ts";
import classes from "./welcome-popup.module.css";

/** One of the farms behind this week's harvest, in its own words; the market's while it is asked for. */
export function FarmerQuote() {
  const home = trpc.catalog.home.useQuery();
  const farm = home.data?.farms[0];
  return (
    <figure className={classes["quote"]}>
      <div className={classes["portrait"]}>
        <ProductImage
          pictureKey={farm?.picture ?? sharedScene}
          kind="farm"
          alt={farm ? m.drawn(farm.name) : ""}
          sizes="(min-width: 48em) 180px, 84px"
        />
      </div>
      <blockquote className={classes["words"]}>
        <p lang={farm?.untranslated.quote}>{farm ? m.quote(farm.quote) : brand.tagline}</p>
      </blockquote>
      {farm ? (
        <figcaption className={classes["by"]}>
          {farm.quoteBy}
          <span>{m.farmIn(farm.name, farm.town)}</span>
        </figcaption>
      ) : null}
    </figure>
  );
}
