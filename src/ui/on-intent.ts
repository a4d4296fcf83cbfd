/**
 * Props of a control that opens a part whose code comes later: it is fetched as soon as someone points at
 * the control, touches it or steps to it, so that the part is there, or nearly, when it is pressed.
 */
export function onIntent(load: () => Promise<unknown>) {
  // Pressing it asks again, and says what is missing.
  const fetchPart = () => void load().catch(() => {});
  return { onPointerEnter: fetchPart, onPointerDown: fetchPart, onFocus: fetchPart };
}
