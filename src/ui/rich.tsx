import { createElement, Fragment, type ReactNode } from "react";

/** A message made of text and elements: `<Rich>{m.accept((words) => <b>{words}</b>)}</Rich>`. */
export function Rich({ children }: { children: readonly ReactNode[] }) {
  return createElement(Fragment, null, ...children);
}
