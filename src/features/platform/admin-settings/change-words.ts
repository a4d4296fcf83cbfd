/** `taxBps: 875 → 900` of every setting that was changed. */
export function changeWords(detail: Record<string, unknown>): string {
  return Object.entries(detail)
    .map(([key, change]) => {
      const { from, to } = change as { from: unknown; to: unknown };
      return `${wordOf(key)}: ${valueOf(from)} → ${valueOf(to)}`;
    })
    .join("; ");
}

/** `taxBps` is read as `tax bps`. */
function wordOf(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function valueOf(value: unknown): string {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}
