/**
 * Props for a control that opens a lazy-loaded part: it is preloaded on hover, touch or focus, so that it is there,
 * or nearly, when the control is pressed.
 */
export function onIntent(load: () => Promise<unknown>) {
  // Pressing it loads again, and reports any failure.
  const fetchPart = () => void load().catch(() => {});
  return { onPointerEnter: fetchPart, onPointerDown: fetchPart, onFocus: fetchPart };
}
