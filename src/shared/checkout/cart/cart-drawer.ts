/** The steps of the cart drawer, in order (spec section 4). */
export const DRAWER_STEPS = ["cart", "checkout", "payment", "confirmation"] as const;
export type DrawerStep = (typeof DRAWER_STEPS)[number];

/** Events in the drawer. `adjust` leads back to the fields: to another window, to a refused field, or by choice. */
export type DrawerEvent = "checkOut" | "submit" | "adjust" | "paid" | "back" | "close";

const NEXT: Record<DrawerStep, Partial<Record<DrawerEvent, DrawerStep>>> = {
  cart: { checkOut: "checkout" },
  checkout: { submit: "payment", back: "cart" },
  payment: { back: "cart", adjust: "checkout" },
  confirmation: {},
};

/**
 * The step after an event; an event that does not apply leaves the step unchanged. The back arrow returns to the
 * cart from both checkout and payment, and closing always resets (spec section 2). A payment that turns out to have
 * succeeded leads to the confirmation from any step.
 */
export function nextDrawerStep(step: DrawerStep, event: DrawerEvent): DrawerStep {
  if (event === "close") return "cart";
  if (event === "paid") return "confirmation";
  return NEXT[step][event] ?? step;
}

/** Whether the back arrow is shown. */
export function canGoBack(step: DrawerStep): boolean {
  return NEXT[step].back !== undefined;
}
