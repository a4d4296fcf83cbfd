/** The words that a list has for an id out of data; undefined for any other id, also one such as `constructor`. */
export function knownWords(list: Readonly<Record<string, string>>, id: string): string | undefined {
  return Object.hasOwn(list, id) ? list[id] : undefined;
}
