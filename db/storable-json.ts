/** What stands in for a character that is none. */
const REPLACEMENT = "\uFFFD";

/**
 * The same JSON without what `jsonb` refuses: the character NUL, and halves of characters. For
 * documents that come from elsewhere and have to be kept whatever is in them.
 */
export function storableJson(value: unknown): unknown {
  if (typeof value === "string") return storableText(value);
  if (Array.isArray(value)) return value.map(storableJson);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [storableText(key), storableJson(held)]),
  );
}

function storableText(text: string): string {
  return text.replaceAll("\0", REPLACEMENT).toWellFormed();
}
