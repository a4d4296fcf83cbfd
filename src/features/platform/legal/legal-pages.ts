import { platformLegalHeads as m } from "#messages/platform-legal-heads.ts";
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
  ...m.privacy,
  editions: first(m.firstEdition),
};

export const TERMS: LegalPageData = {
  path: "/terms",
  ...m.terms,
  editions: first(m.firstEdition),
};

export const COOKIES: LegalPageData = {
  path: "/cookies",
  ...m.cookies,
  editions: first(m.firstEdition),
};

export const ACCESSIBILITY: LegalPageData = {
  path: "/accessibility",
  ...m.accessibility,
  editions: first(m.firstEdition),
};
