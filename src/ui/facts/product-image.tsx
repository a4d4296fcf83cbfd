import { platformUi as m } from "#messages/platform/ui.ts";
import { type CSSProperties, useCallback, useEffect, useRef, useState } from "react";
import {
  lastResortPicture,
  type PhotoSources,
  photoSources,
  type PictureKind,
  pictureRatios,
  printOf,
  printUrl,
  representativePicture,
} from "#shared/platform/pages/pictures.ts";
import styles from "./product-image.module.css";

/** A part of a print, with an aspect ratio of 4 to 3. */
export type PrintPart = { left: number; top: number; width: number };

export type ProductImageProps = {
  /** The key of a photo or print; `art-…` for prints without a background. */
  pictureKey: string;
  kind?: PictureKind;
  /** Empty if the adjacent text says the same. */
  alt: string;
  /** The `sizes` of a responsive photo; the default suits a card. */
  sizes?: string;
  /** The part of a print to show, 4 to 3, in its units of 800 by 600; all of it by default. */
  part?: PrintPart | null;
  /** True for a page's main picture. */
  eager?: boolean;
  className?: string | undefined;
};

/** The own picture, then the stock picture, then a drawing that is always available (spec section 2, "Images"). */
const STAGES = ["own", "representative", "drawing"] as const;

/**
 * A picture of produce or a farm whose size is known before it loads: a photo, or one of Furrow's prints on its
 * background. If it cannot be loaded, it is replaced by a stock picture, labeled as such.
 */
export function ProductImage(props: ProductImageProps) {
  return <Picture key={props.pictureKey} {...props} />;
}

const CARD_SIZES = "(min-width: 62em) 280px, (min-width: 36em) 33vw, 50vw";

/** The nominal width in pixels; only the ratio matters. */
const WIDTH = 800;

function Picture({
  pictureKey,
  kind = "product",
  alt,
  sizes,
  part,
  eager,
  className,
}: ProductImageProps) {
  const { stage, image, fail } = useFallback();
  const { src, ground, photo } = fileOf(stage, pictureKey, kind);
  return (
    <span
      className={[styles.frame, className].filter(Boolean).join(" ")}
      data-kind={kind}
      style={ground ? ({ "--ground": `var(--ground-${ground})` } as CSSProperties) : undefined}
    >
      <picture>
        {photo ? (
          <>
            <source type="image/avif" srcSet={photo.avif} sizes={sizes ?? CARD_SIZES} />
            <source type="image/webp" srcSet={photo.webp} sizes={sizes ?? CARD_SIZES} />
          </>
        ) : null}
        <img
          ref={image}
          className={styles.image}
          data-photo={photo ? true : undefined}
          src={part ? src + partOf(part) : src}
          alt={alt}
          width={WIDTH}
          height={Math.round(WIDTH / pictureRatios[kind])}
          loading={eager ? "eager" : "lazy"}
          decoding="async"
          fetchPriority={eager ? "high" : "auto"}
          onError={fail}
        />
      </picture>
      {stage === "own" || kind === "art" ? null : (
        <span className={styles.label}>{m.representative}</span>
      )}
    </span>
  );
}

/** The URL fragment that selects a part of an SVG. */
const partOf = ({ left, top, width }: PrintPart) =>
  `#svgView(viewBox(${left},${top},${width},${width * 0.75}))`;

type PictureFile = { src: string; ground?: string | null; photo?: PhotoSources };

function fileOf(stage: (typeof STAGES)[number], own: string, kind: PictureKind): PictureFile {
  if (stage === "drawing") return { src: lastResortPicture };
  const key = stage === "own" ? own : representativePicture;
  const print = printOf(key);
  if (print) return { src: printUrl(print.name), ground: print.ground };
  const photo = photoSources(key, kind === "farm" ? "farm" : "product");
  return { src: photo.fallback, photo };
}

function useFallback() {
  const [attempt, setAttempt] = useState(0);
  const image = useRef<HTMLImageElement>(null);
  const fail = useCallback(
    () => setAttempt((before) => Math.min(before + 1, STAGES.length - 1)),
    [],
  );
  useEffect(() => {
    // A picture in the server-rendered markup may have failed before hydration.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc) fail();
  }, [fail]);
  return { stage: STAGES[attempt] ?? "drawing", image, fail };
}
