export type SiteLinkData = { href: string; label: string };

/** The desktop navigation, and the first links of the menu on phones. */
export const MAIN_LINKS: readonly SiteLinkData[] = [
  { href: "/shop", label: "Shop" },
  { href: "/farmers", label: "Farmers" },
  { href: "/how-it-works", label: "How it works" },
  { href: "/recipes", label: "Recipes" },
  { href: "/our-story", label: "Our story" },
];

export const ACCOUNT_LINK: SiteLinkData = { href: "/dashboard/customer", label: "My Account" };

/** The footer's columns (spec section 2, "Header and footer"). */
export const FOOTER_COLUMNS: readonly { title: string; links: readonly SiteLinkData[] }[] = [
  {
    title: "Market",
    links: [
      { href: "/shop", label: "Shop" },
      { href: "/subscription", label: "Subscription Boxes" },
      { href: "/recipes", label: "Recipes" },
      { href: "/farmers", label: "Meet the Farmers" },
      { href: "/tours", label: "Virtual Farm Tours" },
    ],
  },
  {
    title: "About",
    links: [
      { href: "/our-story", label: "Our story" },
      { href: "/how-it-works", label: "How it works" },
      { href: "/sustainability", label: "Sustainability" },
      { href: "/impact", label: "Impact" },
      { href: "/press", label: "Press" },
      { href: "/careers", label: "Careers" },
      { href: "/join-as-farm", label: "Join as a farm" },
    ],
  },
  {
    title: "Help",
    links: [
      ACCOUNT_LINK,
      { href: "/faq", label: "Questions & answers" },
      { href: "/delivery", label: "Delivery" },
      { href: "/returns", label: "Returns" },
      { href: "/contact", label: "Contact" },
    ],
  },
];

export const LEGAL_LINKS: readonly SiteLinkData[] = [
  { href: "/privacy", label: "Privacy" },
  { href: "/terms", label: "Terms" },
  { href: "/cookies", label: "Cookies" },
  { href: "/accessibility", label: "Accessibility" },
];

/** The logo leads home, in header and footer. */
export const HOME_HREF = "/";
