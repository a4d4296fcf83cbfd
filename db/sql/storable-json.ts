/** The replacement for invalid characters. */
const REPLACEMENT = "\uFFFD";

/**
 * The same JSON without what `jsonb` rejects: NUL characters and lone surrogates. For external documents that must
 * be stored whatever they contain.
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
