/** Everything a phone stores under a key, by user. */
export function readOfUsers(key: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** A user's list under a key, as `writeOfUser` stored it; empty if there is none. */
export function readListOfUser<Item>(key: string, userId: string): Item[] {
  const kept = readOfUsers(key)[userId];
  return Array.isArray(kept) ? (kept as Item[]) : [];
}

/** Stores a user's value under a key; null removes it. Returns whether it was stored. */
export function writeOfUser(key: string, userId: string, value: unknown): boolean {
  const { [userId]: _, ...others } = readOfUsers(key);
  const all = value === null ? others : { ...others, [userId]: value };
  try {
    if (Object.keys(all).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(all));
    return true;
  } catch {
    // Without storage, unsent items are lost only if the page is closed first.
    return false;
  }
}
