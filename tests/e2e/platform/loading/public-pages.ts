import type { Shown } from "../support.ts";

/** A public page and what the server must send for it. */
export type PublicPage = {
  name: string;
  path: (product: Shown) => string;
  status: 200 | 404;
  title: (product: Shown) => string;
  /** A text that the meta description must contain. */
  description: (product: Shown) => string;
  heading: (product: Shown) => string | RegExp;
};

const SITE = "Furrow - Fresh Food Direct from Local Farms";
const ABOUT = "Order vegetables, fruit, eggs, meat and bread from family farms near you.";
const MISSING = {
  status: 404,
  title: () => "Page not found - Furrow",
  description: () => "",
  heading: () => "Page not found",
} as const;

const HOME = {
  status: 200,
  title: () => SITE,
  description: () => ABOUT,
  heading: () => /^Picked this week\. At your door by \w+day\.$/,
} as const;

/** The public pages, with what the server must send for each. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  { name: "the home page", path: () => "/", ...HOME },
  { name: "the home page at its second URL", path: () => "/home", ...HOME },
  {
    name: "the shop",
    path: () => "/shop",
    status: 200,
    title: () => "The shop - Furrow",
    description: () => "Shop food from family farms near you",
    heading: () => "The shop",
  },
  {
    name: "a category",
    path: () => "/shop?category=eggs-dairy",
    status: 200,
    title: () => "Eggs & dairy - Furrow",
    description: () => "Shop eggs & dairy from family farms near you",
    heading: () => "Eggs & dairy",
  },
  {
    name: "a product",
    path: ({ id }) => `/products/${id}`,
    status: 200,
    title: ({ name }) => `${name} - Furrow`,
    description: ({ summary }) => summary,
    heading: ({ name }) => name,
  },
  {
    name: "the sign-in page",
    path: () => "/auth",
    status: 200,
    title: () => "Sign in - Furrow",
    description: () => "Sign in to your account, or create one",
    heading: () => "Your account",
  },
  { name: "an unknown path", path: () => "/no/such/place", ...MISSING },
  { name: "an unknown product", path: () => "/products/99999999", ...MISSING },
  { name: "a product whose ID is not a number", path: () => "/products/beet", ...MISSING },
  { name: "a landing page of an unknown product", path: () => "/x-landing", ...MISSING },
  ...["ABCDEFGH", "%E0%A4%A"].map((token) => ({
    name: `a place in line by a link that opens none: ${token}`,
    path: () => `/early-access-confirmation?token=${token}`,
    status: 200 as const,
    title: () => "You are in line - Furrow",
    description: () => "Your place in line and the link for your neighbors.",
    heading: () => "This link no longer works",
  })),
];
