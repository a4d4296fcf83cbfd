/** Which parts of the page frame are shown on a path (spec section 2, "Chrome hiding"). */
export type Chrome = {
  header: boolean;
  footer: boolean;
  popup: boolean;
  floatingCart: boolean;
  /** Whether the cart button is at the end of the page instead of floating, where it would cover form fields. */
  cartAtEnd: boolean;
  /** The farm or team area the path is in; header and footer are reduced there. */
  work: WorkArea | null;
};

/** The areas for staff and farms. */
export type WorkArea = "farmer" | "logistics" | "admin";

type Part = Exclude<keyof Chrome, "cartAtEnd" | "work">;

/** Path prefixes of the areas, spec section 2. */
const WORK_AREA_OF: readonly (readonly [start: string, WorkArea])[] = [
  ["/dashboard/farmer", "farmer"],
  ["/farmer-dashboard", "farmer"],
  ["/dashboard/logistics", "logistics"],
  ["/dashboard/admin", "admin"],
  ["/dashboard/payments", "admin"],
  ["/dashboard/analytics", "admin"],
  ["/dashboard/subscribers", "admin"],
];

/** Exact paths that hide a part. */
const HIDDEN_ON_PATH: Record<string, readonly Part[]> = {
  "/free-registration": ["header", "popup"],
  "/registration-success": ["header", "footer", "popup"],
  // An order opened from one of our links.
  "/order": ["popup"],
  // Paying for an order, where nothing must cover the page.
  "/pay": ["popup", "floatingCart"],
  "/visit": ["popup"],
  "/gift-cards": ["popup"],
  "/reserve": ["footer", "popup"],
  "/early-access4": ["footer"],
};

/** Path prefixes that hide the floating cart button. */
const NO_FLOATING_CART = [
  "/reserve",
  "/early-access",
  "/registration-checkout",
  "/registration-success",
  "/free-registration",
  "/gift-cards",
  "/payment",
  "/simple-payment",
  "/test-payment",
] as const;

/** Pages that are forms: the checkout, and those that ask for a password. */
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
  const lies = (start: string) => path === start || path.startsWith(`${start}/`);
  const work = WORK_AREA_OF.find(([start]) => lies(start))?.[1] ?? null;
  return {
    header: !hidden.includes("header"),
    footer: !hidden.includes("footer"),
    popup: !hidden.includes("popup"),
    floatingCart:
      !hidden.includes("floatingCart") && !NO_FLOATING_CART.some((start) => path.startsWith(start)),
    cartAtEnd: work !== null || FORM_PAGES.some(lies),
    work,
  };
}
