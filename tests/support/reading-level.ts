import { fill, filledIn } from "./catalog.ts";

/**
 * The syllables of an English word: its groups of one or two vowels, except a silent ending. It errs on the side of
 * more.
 */
function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, "");
  if (letters.length <= 3) return 1;
  const spoken = letters
    .replace(/(?:[^aeiouylscxzgh]es|[^aeiouytd]ed|[^aeiouyl]e)$/, "")
    .replace(/^y/, "");
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 0);
}

/** The sentences of texts. A label or an item of a list ends one, even without a period. */
function sentencesIn(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.replaceAll(/\s+/g, " ").split(/(?<=[.!?][”’)]?) /))
    .filter((sentence) => /\p{L}/u.test(sentence));
}

/** The Flesch-Kincaid grade of English texts: how many years of school reading them takes. */
export function gradeOf(texts: readonly string[]): number {
  const sentences = sentencesIn(texts);
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\d$@’'.,-]+/gu) ?? []);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** A text of at least this many words is read, not merely recognized as a label or a button is. */
const FEWEST_WORDS = 4;

/** The English texts of four or more words in a file of messages, such as `checkout/cart`. */
export async function englishTexts(file: string): Promise<string[]> {
  const address = new URL(`../../src/messages/en/${file}.ts`, import.meta.url).href;
  const catalog: object = { ...((await import(/* @vite-ignore */ address)) as object) };
  const filled = filledIn(file, catalog).map((message) => fill(message, () => undefined) ?? "");
  return [...stringsIn(catalog), ...filled].filter(
    (text) => text.split(" ").length >= FEWEST_WORDS,
  );
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
