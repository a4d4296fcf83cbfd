/** Every link that the specification's section 2 names for header and footer. */
export const LINKS = [
  "/",
  "/shop",
  "/farmers",
  "/how-it-works",
  "/recipes",
  "/our-story",
  "/join-as-farm",
  "/dashboard/customer",
  "/subscription",
  "/tours",
  "/sustainability",
  "/careers",
  "/press",
  "/impact",
  "/faq",
  "/delivery",
  "/returns",
  "/contact",
  "/privacy",
  "/terms",
  "/cookies",
  "/accessibility",
];

/** Whether a link leads elsewhere, not to the same page in another language. */
export const leadsElsewhere = (href: string) => !href.includes("language=");
