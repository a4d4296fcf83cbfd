import { mailCheck as m } from "#messages/mail/check.ts";
import { languageOf } from "../language.ts";

/** An email as it is sent, with what decides how it has to be. */
export type CheckedMail = {
  subject: string;
  html: string;
  /** Its plain-text part. */
  text: string;
  /** Marketing emails have to have a way to unsubscribe. */
  isMarketing: boolean;
};

/** Our site: the origins of its addresses, and whether there is a page at a path, which is without its language. */
export type OwnSite = { origins: readonly string[]; hasPage: (path: string) => boolean };

/**
 * Where a link leads: to a page of ours, to a path of ours without a page, to another site over https, to an address
 * that anyone on the way can read or change, to an email or phone, or nowhere.
 */
export type LinkKind = "page" | "no_page" | "https" | "insecure" | "contact" | "broken";

export type CheckedLink = {
  address: string;
  /** What its reader taps on. */
  words: string;
  kind: LinkKind;
};

export type MailCheck = {
  links: readonly CheckedLink[];
  /** What would harm its delivery or its readers, in words, each once. */
  problems: readonly string[];
};

/** A longer subject, in characters, is cut off on phones. */
export const SUBJECT_LENGTH = 60;

/** The path of the page to unsubscribe at, for marketing emails. */
const UNSUBSCRIBE = "/unsubscribe";

const HARMFUL: ReadonlySet<LinkKind> = new Set<LinkKind>(["no_page", "insecure", "broken"]);

/** Checks an email by its own text alone, without asking any other server. */
export function checkMail(mail: CheckedMail, site: OwnSite): MailCheck {
  const links = linksIn(mail.html, site);
  const wayOut = links.some(
    ({ address, kind }) => kind === "page" && pathOf(address) === UNSUBSCRIBE,
  );
  const problems = [
    ...links
      .filter(({ kind }) => HARMFUL.has(kind))
      .map(({ kind, address }) => m.badLink(m.kinds[kind], address)),
    ...(mail.text.trim() === "" ? [m.noText] : []),
    ...(mail.subject.length > SUBJECT_LENGTH
      ? [m.longSubject(mail.subject.length, SUBJECT_LENGTH)]
      : []),
    ...(mail.isMarketing && !wayOut ? [m.noUnsubscribe] : []),
    ...imagesWithoutAlt(mail.html).map(m.noAlt),
  ];
  return { links, problems: [...new Set(problems)] };
}

function linksIn(html: string, site: OwnSite): CheckedLink[] {
  return [...html.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/giu)].map(
    ([, attributes = "", inside = ""]) => {
      const address = attributeOf(attributes, "href") ?? "";
      const words = textOf(inside.replaceAll(/<[^>]*>/gu, "")).trim();
      return { address, words, kind: kindOf(address, site) };
    },
  );
}

function kindOf(address: string, { origins, hasPage }: OwnSite): LinkKind {
  const url = URL.parse(address);
  if (url === null) return "broken";
  if (url.protocol === "mailto:" || url.protocol === "tel:") return "contact";
  if (origins.includes(url.origin)) return hasPage(pathOf(address)) ? "page" : "no_page";
  return url.protocol === "https:" ? "https" : "insecure";
}

/** The path of a complete address, without its language. */
const pathOf = (address: string): string => languageOf(URL.parse(address)?.pathname ?? "").path;

/** The sources of images that screen readers would read out by their address; `alt=""` marks a decoration. */
function imagesWithoutAlt(html: string): string[] {
  return [...html.matchAll(/<img\b([^>]*)>/giu)].flatMap(([, attributes = ""]) =>
    attributeOf(attributes, "alt") === null ? [attributeOf(attributes, "src") ?? ""] : [],
  );
}

function attributeOf(attributes: string, name: string): string | null {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "iu").exec(
    attributes,
  );
  return found ? textOf(found[1] ?? found[2] ?? "") : null;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

const textOf = (html: string): string =>
  html.replaceAll(/&(?:amp|lt|gt|quot|#39);/gu, (entity) => ENTITIES[entity] ?? entity);
