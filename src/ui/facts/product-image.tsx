import { useCallback, useEffect, useRef, useState } from "react";
import {
  lastResortPicture,
  type PictureKind,
  pictureKeyFor,
  pictureRatios,
  pictureSources,
  pictureWidths,
  representativePicture,
} from "#shared/platform/pictures.ts";
import styles from "./product-image.module.css";

export type ProductImageProps = {
  /** The key of the picture's files; `art-…` for cut-outs. */
  pictureKey: string;
  kind?: PictureKind;
  /** Empty when the words beside it say the same. */
  alt: string;
  /** The `sizes` of the responsive picture; the default suits a card. */
  sizes?: string;
  /** True for the one picture a page opens with. */
  eager?: boolean;
  className?: string | undefined;
};

/** Own picture, then the stock photo, then a drawing that is always there (spec section 2, "Images"). */
const STAGES = ["own", "representative", "drawing"] as const;

/**
 * A picture of produce or a farm with its size known before it loads. One that cannot be loaded
 * becomes a stock photo, labeled as such.
 */
export function ProductImage(props: ProductImageProps) {
  return <Picture key={props.pictureKey} {...props} />;
}

const CARD_SIZES = "(min-width: 62em) 280px, (min-width: 36em) 33vw, 50vw";

function Picture({
  pictureKey,
  kind = "product",
  alt,
  sizes,
  eager,
  className,
}: ProductImageProps) {
  const { stage, image, fail } = useFallback();
  const width = pictureWidths[kind][1];
  const key = stage === "own" ? pictureKey : pictureKeyFor(representativePicture);
  const sources = pictureSources(key, stage === "own" ? kind : "product");
  return (
    <span className={[styles.frame, className].filter(Boolean).join(" ")} data-kind={kind}>
      <picture>
        {stage === "drawing" ? null : (
          <>
            <source type="image/avif" srcSet={sources.avif} sizes={sizes ?? CARD_SIZES} />
            <source type="image/webp" srcSet={sources.webp} sizes={sizes ?? CARD_SIZES} />
          </>
        )}
        <img
          ref={image}
          className={styles.image}
          src={stage === "drawing" ? lastResortPicture : sources.fallback}
          alt={alt}
          width={width}
          height={Math.round(width / pictureRatios[kind])}
          loading={eager ? "eager" : "lazy"}
          decoding="async"
          fetchPriority={eager ? "high" : "auto"}
          onError={fail}
        />
      </picture>
      {stage === "own" || kind === "art" ? null : (
        <span className={styles.label}>Representative photo</span>
      )}
    </span>
  );
}

function useFallback() {
  const [attempt, setAttempt] = useState(0);
  const image = useRef<HTMLImageElement>(null);
  const fail = useCallback(
    () => setAttempt((before) => Math.min(before + 1, STAGES.length - 1)),
    [],
  );
  useEffect(() => {
    // A picture in the server's markup may have failed before this script could listen.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc) fail();
  }, [fail]);
  return { stage: STAGES[attempt] ?? "drawing", image, fail };
}
