import { useState } from "react";
import {
  lastResortPicture,
  pictureUrl,
  printOf,
  representativePicture,
} from "#shared/platform/pages/pictures.ts";
import classes from "./cart.module.css";

const representative = pictureUrl(representativePicture, 320);

/**
 * The thumbnail of a line. `source` is a picture's key or a path on our site; a saved cart can contain anything, so
 * nothing else is fetched. Falls back to a stock picture if it cannot be loaded (spec section 2).
 */
export function CartPicture({ source, size = 64 }: { source: string; size?: number }) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const choices = [addressOf(source), representative, lastResortPicture];
  const address = choices.find((choice) => choice !== null && !failed.includes(choice));
  const ground = address === choices[0] ? printOf(source)?.ground : null;
  return (
    <img
      className={classes["picture"]}
      style={ground ? { background: `var(--ground-${ground})` } : undefined}
      src={address ?? lastResortPicture}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      onError={() => address && setFailed((before) => [...before, address])}
    />
  );
}

function addressOf(source: string): string | null {
  if (/^\/(?!\/)/.test(source)) return source;
  return /^[a-z]+-[a-z0-9-]+$/.test(source) ? pictureUrl(source, 320) : null;
}
