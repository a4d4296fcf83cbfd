import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import { isIPv6 } from "node:net";

const PURPOSE = "networks of open checkouts";
const KEY_BYTES = 32;

/** Turns a network address into a key under which it can be counted, and from which it cannot be read. */
export type NetworkKey = (address: string) => string;

/**
 * Keys of networks under `secretsKey`. Without one each process has a random key of its own, so that
 * several processes without a key count separately.
 */
export function createNetworkKey(secretsKey: string | null): NetworkKey {
  const key =
    secretsKey === null
      ? randomBytes(KEY_BYTES)
      : Buffer.from(hkdfSync("sha256", secretsKey, "", PURPOSE, KEY_BYTES));
  return (address) => createHmac("sha256", key).update(networkOf(address)).digest("base64url");
}

/**
 * The network that an address is counted as: an IPv4 address itself, of IPv6 the first 64 bits, which
 * is what one household is given.
 */
export function networkOf(address: string): string {
  const [plain = ""] = address.toLowerCase().split("%");
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped) return groups.slice(6).flatMap(bytesOf).join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** The eight 16-bit groups. The URL parser brings every spelling to one. */
function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = "", tail] = written.split("::");
  const read = (part: string) =>
    part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16));
  const [before, after] = [read(head), read(tail ?? "")];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: zeros }, () => 0), ...after];
}

function bytesOf(group: number): number[] {
  return [Math.floor(group / 256), group % 256];
}
