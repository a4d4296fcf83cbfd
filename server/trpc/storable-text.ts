/** Fields stored only as a hash: a password may contain any character (ASVS 6.2.5). */
const HASHED = new Set(["password", "newPassword"]);

/**
 * Whether the input contains a NUL character or a lone surrogate, which Postgres cannot store as JSON, or a key
 * `__proto__`. Nobody types these, so the call is rejected before any of it is used (ASVS 1.5.2, 2.2.1). Checks keys
 * too, but not passwords.
 * Iterative, because input may be nested thousands of levels deep.
 */
export function holdsUnstorable(input: unknown): boolean {
  const waiting = [input];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === "string" && isUnstorable(value)) return true;
    if (typeof value !== "object" || value === null) continue;
    for (const [key, part] of Object.entries(value)) {
      if (key === "__proto__" || isUnstorable(key)) return true;
      if (!HASHED.has(key)) waiting.push(part);
    }
  }
  return false;
}

const isUnstorable = (text: string) => text.includes("\0") || !text.isWellFormed();
