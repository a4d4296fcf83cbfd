/** Every link that section 2 of the specification requires in the header and footer. */
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

/** Whether a link leads to another page rather than to the same page in the other language. */
export const leadsElsewhere = (href: string) => !href.includes("language=");
