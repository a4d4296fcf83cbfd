/**
 * The network an address is counted under: for IPv4 the address itself, for IPv6 the first 64 bits, since a
 * household is assigned a /64 and can use any address in it.
 */
export function networkOf(address: string): string {
  const [plain = ""] = address.toLowerCase().split("%");
  const groups = plain.includes(":") ? groupsOf(plain) : null;
  if (!groups) return plain;
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped) return groups.slice(6).flatMap(bytesOf).join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** The eight 16-bit groups of an IPv6 address; null if invalid. The URL parser normalizes all notations. */
function groupsOf(address: string): number[] | null {
  const url = URL.parse(`http://[${address}]`);
  if (!url) return null;
  const [head = "", tail] = url.hostname.slice(1, -1).split("::");
  const read = (part: string) =>
    part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16));
  const [before, after] = [read(head), read(tail ?? "")];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: zeros }, () => 0), ...after];
}

function bytesOf(group: number): number[] {
  return [Math.floor(group / 256), group % 256];
}
