import { createElement, Fragment, type ReactNode } from "react";

/** A message whose parts are texts and elements: `<Rich>{m.accept((words) => <b>{words}</b>)}</Rich>`. */
export function Rich({ children }: { children: readonly ReactNode[] }) {
  return createElement(Fragment, null, ...children);
}
