import type { Day } from "#shared/time.ts";

/** One edition of a text: what it was called, since when it holds, and what changed. */
type Edition = { version: string; since: Day; change: string };

export type LegalPageData = {
  path: `/${string}`;
  title: string;
  description: string;
  /** The newest first: it is the one that holds. */
  editions: readonly [Edition, ...Edition[]];
};

/** One section: what it says in short, and the text that counts. */
export type LegalSection = {
  id: string;
  title: string;
  plain: string;
  /** Paragraphs. */
  text: readonly string[];
};

const first = (change: string): LegalPageData["editions"] => [
  { version: "1.0", since: "2026-11-21", change },
];

export const PRIVACY: LegalPageData = {
  path: "/privacy",
  title: "Privacy notice",
  description:
    "What we store about you, where, why and how long, who helps us with it, and how you get it or have it deleted.",
  editions: first("First edition."),
};

export const TERMS: LegalPageData = {
  path: "/terms",
  title: "Terms of sale and use",
  description:
    "Ordering, cut-off, canceling, shortages and refunds, weekly boxes, founding membership and the terms for farms.",
  editions: first("First edition."),
};

export const COOKIES: LegalPageData = {
  path: "/cookies",
  title: "Cookies and browser storage",
  description:
    "Every cookie and every other thing this site keeps in your browser, what it is for, how long it stays, and how to clear it.",
  editions: first("First edition."),
};

export const ACCESSIBILITY: LegalPageData = {
  path: "/accessibility",
  title: "Accessibility statement",
  description:
    "What we aim for, how and when we tested, the gaps we know, where to tell us about a barrier, and whom to call when a page does not work for you.",
  editions: first("First edition."),
};
