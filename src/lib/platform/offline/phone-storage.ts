/** All that a phone keeps under a name, by the user who it is kept for. */
export function readOfUsers(key: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** Keeps a user's value under a name, or forgets it when it is null. Returns whether the phone did so. */
export function writeOfUser(key: string, userId: string, value: unknown): boolean {
  const { [userId]: _, ...others } = readOfUsers(key);
  const all = value === null ? others : { ...others, [userId]: value };
  try {
    if (Object.keys(all).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(all));
    return true;
  } catch {
    // A phone that stores nothing loses what is not sent only when the page is closed before it is.
    return false;
  }
}
