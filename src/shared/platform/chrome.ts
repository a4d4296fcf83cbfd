/** Which parts of the frame around a page show on a path (spec section 2, "Chrome hiding"). */
export type Chrome = {
  header: boolean;
  footer: boolean;
  popup: boolean;
  floatingCart: boolean;
  /** Whether the cart button stands at the end of the page: floating, it would cover a form's fields. */
  cartAtEnd: boolean;
};

type Part = Exclude<keyof Chrome, "cartAtEnd">;

/** Whole paths that hide a part. */
const HIDDEN_ON_PATH: Record<string, readonly Part[]> = {
  "/free-registration": ["header", "popup"],
  "/registration-success": ["header", "footer", "popup"],
  // A customer comes to see an order, by a link of ours.
  "/order": ["popup"],
  "/reserve": ["footer", "popup"],
  "/early-access4": ["footer"],
};

/** Path beginnings that hide the floating cart button. */
const NO_FLOATING_CART = [
  "/reserve",
  "/early-access",
  "/registration-checkout",
  "/registration-success",
  "/free-registration",
  "/payment",
  "/simple-payment",
  "/test-payment",
] as const;

/** Pages that are a form: the checkout, and those that ask for a password. */
const FORM_PAGES = [
  "/checkout",
  "/auth",
  "/forgot-password",
  "/reset-password",
  "/invitation",
  "/account",
] as const;

export function chromeFor(pathname: string): Chrome {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  const hidden = HIDDEN_ON_PATH[path] ?? [];
  return {
    header: !hidden.includes("header"),
    footer: !hidden.includes("footer"),
    popup: !hidden.includes("popup"),
    floatingCart: !NO_FLOATING_CART.some((start) => path.startsWith(start)),
    cartAtEnd: FORM_PAGES.some((start) => path === start || path.startsWith(`${start}/`)),
  };
}
