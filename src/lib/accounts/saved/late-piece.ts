import { type ComponentType, createElement, type ReactNode, useSyncExternalStore } from "react";

/** A component that loads after the page is live, to keep it out of the first script. Renders nothing until then. */
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
