import { farmsWords as m } from "#messages/farms/words.ts";

/** Who runs a farm, `The Petrov family`, in the reader's language; any other text is returned unchanged. */
export function familyWords(family: string): string {
  const [, name] = /^The (.+) family$/.exec(family) ?? [];
  return name ? m.family(name) : family;
}
