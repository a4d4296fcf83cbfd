import { expect } from "vitest";

/** Expects that people can see an element: it is on the page, and neither it nor anything around it is hidden. */
export function expectVisible(element: HTMLElement): void {
  expect(element.isConnected, "is on the page").toBe(true);
  expect(hiddenBy(element), "what hides it").toBeNull();
}

/** The nearest element, from itself outward, that hides an element. */
function hiddenBy(element: Element): string | null {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { display, visibility, opacity } = getComputedStyle(at);
    const isHidden = display === "none" || visibility === "hidden" || opacity === "0";
    if (isHidden || at.hasAttribute("hidden") || isClosedAround(at, element)) return at.outerHTML;
  }
  return null;
}

/** Whether these are closed details around an element that is not in their summary. */
function isClosedAround(details: Element, element: Element): boolean {
  return (
    details.tagName === "DETAILS" &&
    !details.hasAttribute("open") &&
    !details.querySelector(":scope > summary")?.contains(element)
  );
}
