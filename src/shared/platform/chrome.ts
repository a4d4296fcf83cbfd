/** Which parts of the frame around a page show on a path (spec section 2, "Chrome hiding"). */
export type Chrome = {
  header: boolean;
  footer: boolean;
  popup: boolean;
  floatingCart: boolean;
  /** Whether the cart button stands at the end of the page: floating, it would cover a form's fields. */
  cartAtEnd: boolean;
  /** The area of the team or of a farm that the path lies in: there header and footer step back. */
  work: WorkArea | null;
};

/** The areas in which people work. */
export type WorkArea = "farmer" | "logistics" | "admin";

type Part = Exclude<keyof Chrome, "cartAtEnd" | "work">;

/** Path beginnings of the areas, spec section 2. */
const WORK_AREA_OF: readonly (readonly [start: string, WorkArea])[] = [
  ["/dashboard/farmer", "farmer"],
  ["/farmer-dashboard", "farmer"],
  ["/dashboard/logistics", "logistics"],
  ["/dashboard/admin", "admin"],
  ["/dashboard/payments", "admin"],
  ["/dashboard/analytics", "admin"],
  ["/dashboard/subscribers", "admin"],
];

/** Whole paths that hide a part. */
const HIDDEN_ON_PATH: Record<string, readonly Part[]> = {
  "/free-registration": ["header", "popup"],
  "/registration-success": ["header", "footer", "popup"],
  // A customer comes to see an order, by a link of ours.
  "/order": ["popup"],
  // Or to pay for one, which nothing stands over.
  "/pay": ["popup", "floatingCart"],
  "/visit": ["popup"],
  "/gift-cards": ["popup"],
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
  "/gift-cards",
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
