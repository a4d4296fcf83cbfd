import { type ComponentType, createElement, type ReactNode, useSyncExternalStore } from "react";

/** A piece that comes after the page stands: it must not weigh on its first script. Until then its place is empty. */
export function latePiece<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  let piece: ComponentType<Props> | null = null;
  const waiting = new Set<() => void>();
  const fetchPiece = async () => {
    piece = await load();
    for (const tell of waiting) tell();
  };
  const subscribe = (tell: () => void) => {
    if (waiting.size === 0 && !piece) setTimeout(() => void fetchPiece(), 200);
    waiting.add(tell);
    return () => waiting.delete(tell);
  };
  return function LatePiece(props) {
    const shown = useSyncExternalStore(
      subscribe,
      () => piece,
      () => null,
    );
    return shown && createElement(shown, props);
  };
}
