import { platformShell as m } from "#messages/platform/shell/shell.ts";

export type SiteLinkData = { href: string; label: string };

/** The desktop navigation, and the first links of the menu on phones. */
export const MAIN_LINKS: readonly SiteLinkData[] = [
  { href: "/shop", label: m.links.shop },
  { href: "/farmers", label: m.links.farmers },
  { href: "/how-it-works", label: m.links.how },
  { href: "/recipes", label: m.links.recipes },
  { href: "/our-story", label: m.links.story },
];

export const ACCOUNT_LINK: SiteLinkData = { href: "/dashboard/customer", label: m.links.account };

/** The footer's columns (spec section 2, "Header and footer"). */
export const FOOTER_COLUMNS: readonly { title: string; links: readonly SiteLinkData[] }[] = [
  {
    title: m.columns.market,
    links: [
      { href: "/shop", label: m.links.shop },
      { href: "/subscription", label: m.links.subscription },
      { href: "/recipes", label: m.links.recipes },
      { href: "/farmers", label: m.links.meetFarmers },
      { href: "/tours", label: m.links.tours },
    ],
  },
  {
    title: m.columns.about,
    links: [
      { href: "/our-story", label: m.links.story },
      { href: "/how-it-works", label: m.links.how },
      { href: "/sustainability", label: m.links.sustainability },
      { href: "/impact", label: m.links.impact },
      { href: "/press", label: m.links.press },
      { href: "/careers", label: m.links.careers },
      { href: "/join-as-farm", label: m.links.join },
    ],
  },
  {
    title: m.columns.help,
    links: [
      ACCOUNT_LINK,
      { href: "/faq", label: m.links.faq },
      { href: "/delivery", label: m.links.delivery },
      { href: "/returns", label: m.links.returns },
      { href: "/contact", label: m.links.contact },
    ],
  },
];

export const LEGAL_LINKS: readonly SiteLinkData[] = [
  { href: "/privacy", label: m.links.privacy },
  { href: "/terms", label: m.links.terms },
  { href: "/cookies", label: m.links.cookies },
  { href: "/accessibility", label: m.links.accessibility },
];

/** The logo leads home, in header and footer. */
export const HOME_HREF = "/";
