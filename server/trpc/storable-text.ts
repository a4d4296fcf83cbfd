/** Fields of which only a hash is stored: a password may hold any character (ASVS 6.2.5). */
const HASHED = new Set(["password", "newPassword"]);

/**
 * Whether a NUL character or half of a character stands anywhere in a call's input. Postgres stores
 * neither in JSON, and no one types one, so the whole call is refused before anything of it is used (ASVS 2.2.1).
 * Keys count as well, passwords do not. Looks without recursion: input may be nested thousands of levels deep.
 */
export function holdsUnstorable(input: unknown): boolean {
  const waiting = [input];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === "string" && isUnstorable(value)) return true;
    if (typeof value !== "object" || value === null) continue;
    for (const [key, part] of Object.entries(value)) {
      if (isUnstorable(key)) return true;
      if (!HASHED.has(key)) waiting.push(part);
    }
  }
  return false;
}

const isUnstorable = (text: string) => text.includes("\0") || !text.isWellFormed();
