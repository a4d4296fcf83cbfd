import { createElement, useSyncExternalStore } from "react";
import type { Heart as HeartPiece } from "./heart.tsx";

type HeartProps = { id: number; name: string };

let heart: typeof HeartPiece | null = null;
const waiting = new Set<() => void>();

/** Hearts come after the page stands: they must not weigh on its first script. */
function subscribe(tell: () => void): () => void {
  if (waiting.size === 0 && !heart) setTimeout(() => void load(), 200);
  waiting.add(tell);
  return () => waiting.delete(tell);
}

async function load(): Promise<void> {
  heart = (await import("./heart.tsx")).Heart;
  for (const tell of waiting) tell();
}

/** The place of a product's heart; empty until its script is there. */
export function HeartSlot(props: HeartProps) {
  const shown = useSyncExternalStore(
    subscribe,
    () => heart,
    () => null,
  );
  return shown && createElement(shown, props);
}
