import { subscribersAdmin as m } from "#messages/subscribers/admin.ts";
import { knownWords } from "../platform/known-words.ts";

/** Where subscribers came from, within a line: `waiting list`; a source that is none of ours now stands by name. */
export function sourceWords(source: string): string {
  const words = knownWords(m.sources, source);
  return words ? words.charAt(0).toLowerCase() + words.slice(1) : source;
}
