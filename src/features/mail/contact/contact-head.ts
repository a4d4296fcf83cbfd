import { mailContact as m } from "#messages/mail/contact.ts";

/** The contact page's title, for its head and its heading. */
export const CONTACT = {
  path: "/contact",
  title: m.title,
  description: m.description,
} as const;
