import { brand } from "#shared/brand.ts";
import { CART_STORAGE_KEY } from "#shared/checkout/cart-storage.ts";
import { DRIVER_CACHE } from "#shared/logistics/driver-pages.ts";
import { POPUP_MARKERS } from "#shared/subscribers/welcome-popup.ts";

/** One thing that a browser keeps for this site. */
export type BrowserMemory = {
  /** Its name in the browser. */
  key: string;
  place: "cookie" | "localStorage" | "sessionStorage" | "caches";
  purpose: string;
  life: string;
  /** Optional ones can be cleared on the page about cookies; the others make signing in and paying work. */
  optional: boolean;
  /** Whose it is, where it is not ours. */
  by?: "Stripe";
};

const application = `${brand.slug}-farmer-application`;
const untilCleared = "Until you clear it";

/**
 * All that this site keeps in a browser; the only list, and a test compares it with what the code
 * writes. On https the names of our cookies begin with `__Host-`.
 */
export const BROWSER_MEMORY: readonly BrowserMemory[] = [
  {
    key: `${brand.slug}_session`,
    place: "cookie",
    purpose: "Keeps you signed in. Scripts on the page cannot read it.",
    life: "30 days without a visit, 90 days at most; 12 hours at most for staff; ends when you sign out",
    optional: false,
  },
  {
    key: `${brand.slug}_checkout`,
    place: "cookie",
    purpose:
      "Ties a payment to the browser that began it, so that no one else can see or finish it.",
    life: "30 days; ends when you sign in or out",
    optional: false,
  },
  {
    key: `${brand.slug}_device`,
    place: "cookie",
    purpose:
      "Lets you sign in here without waiting while someone else guesses your password. It opens nothing by itself.",
    life: "6 months after you last signed in",
    optional: false,
  },
  {
    key: `${brand.slug}_language`,
    place: "cookie",
    purpose: "Remembers whether you chose English or Spanish.",
    life: "1 year after you last chose",
    optional: false,
  },
  {
    key: "__stripe_mid",
    place: "cookie",
    by: "Stripe",
    purpose: "Set by the payment provider when a payment form opens, to detect fraud.",
    life: "1 year",
    optional: false,
  },
  {
    key: "__stripe_sid",
    place: "cookie",
    by: "Stripe",
    purpose: "Set by the payment provider when a payment form opens, to detect fraud.",
    life: "30 minutes",
    optional: false,
  },
  {
    key: CART_STORAGE_KEY,
    place: "localStorage",
    purpose: "The goods in your cart, with their quantities and prices.",
    life: "Until you order, empty the cart or clear it",
    optional: true,
  },
  {
    key: `${brand.slug}-zip`,
    place: "localStorage",
    purpose: "The zip code you gave, so that pages show your delivery days.",
    life: "Until you clear it or sign out",
    optional: true,
  },
  {
    key: `${brand.slug}-day`,
    place: "localStorage",
    purpose: "The delivery day you chose, so that the shop and the checkout keep to it.",
    life: "Until you clear it or sign out",
    optional: true,
  },
  {
    key: `${brand.slug}-driver-queue`,
    place: "localStorage",
    purpose: "On a driver's phone: what was reported at stops while offline, until it is sent.",
    life: "Until it is sent",
    optional: false,
  },
  {
    key: `${brand.slug}-driver-route`,
    place: "localStorage",
    purpose: "On a driver's phone: the stops of the route, so that it works offline.",
    life: "Until the route is done, or you sign out",
    optional: false,
  },
  {
    key: `${brand.slug}-driver`,
    place: "localStorage",
    purpose: "On a driver's phone: who drives, so that the route opens offline.",
    life: "Until you sign out",
    optional: false,
  },
  {
    key: DRIVER_CACHE,
    place: "caches",
    purpose: "On a driver's phone: the files of the page, so that it opens offline.",
    life: "Until you sign out",
    optional: false,
  },
  {
    key: application,
    place: "localStorage",
    purpose: "A half-filled farm application, so that nothing is lost.",
    life: "Until you send or clear it, or sign out",
    optional: true,
  },
  {
    key: `${application}-step`,
    place: "localStorage",
    purpose: "The step at which that application stands.",
    life: "Until you send or clear it, or sign out",
    optional: true,
  },
  {
    key: POPUP_MARKERS.seen,
    place: "localStorage",
    purpose: "That you have seen our greeting, so that it does not come up on every page.",
    life: untilCleared,
    optional: true,
  },
  {
    key: POPUP_MARKERS.lastSeen,
    place: "localStorage",
    purpose: "When you saw it; it may come up again after seven days.",
    life: untilCleared,
    optional: true,
  },
  {
    key: `${brand.slug}-checkout`,
    place: "sessionStorage",
    purpose: "The number of your checkout, so that a reload never pays twice. No address, no card.",
    life: "Until the payment is done, you sign in or out, or the tab is closed",
    optional: false,
  },
  {
    key: `${brand.slug}-order`,
    place: "sessionStorage",
    purpose:
      "The link of the guest order that you add goods to, so that the shop offers to add to it.",
    life: "Until you sign in or out, or the tab is closed",
    optional: false,
  },
  {
    key: "tsr-scroll-restoration-v1_3",
    place: "sessionStorage",
    purpose: "How far you had scrolled, so that going back finds the place again.",
    life: "Until the tab is closed",
    optional: false,
  },
];

const OPTIONAL = BROWSER_MEMORY.filter(
  ({ optional, place }) => optional && place === "localStorage",
);

/** How many optional things this browser keeps now; 0 where storage is refused. */
export function countStored(): number {
  try {
    return OPTIONAL.filter(({ key }) => localStorage.getItem(key) !== null).length;
  } catch {
    return 0;
  }
}

/** Forgets all that is optional, here and in what the page shows. Returns whether the browser let us. */
export function forgetOptional(): boolean {
  try {
    for (const { key } of OPTIONAL) localStorage.removeItem(key);
  } catch {
    return false;
  }
  // What listens for changes of another tab, the cart and the zip, reads again.
  window.dispatchEvent(new StorageEvent("storage"));
  return true;
}
