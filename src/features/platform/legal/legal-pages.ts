import { platformLegalHeads as m } from "#messages/platform/legal/legal-heads.ts";
import type { Day } from "#shared/time.ts";

/** One edition of a text: its name, effective date, and changes. */
type Edition = { version: string; since: Day; change: string };

export type LegalPageData = {
  path: `/${string}`;
  title: string;
  description: string;
  /** Newest first; the first is in force. */
  editions: readonly [Edition, ...Edition[]];
};

/** One section: its summary and the binding text. */
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
