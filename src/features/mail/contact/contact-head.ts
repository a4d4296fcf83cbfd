/** What the contact page is called, for its head and its heading. */
export const CONTACT = {
  path: "/contact",
  title: "Contact",
  description:
    "Write to the market, call or come by: a person answers your message within one business day.",
} as const;
