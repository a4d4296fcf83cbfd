import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import { networkOf } from "#shared/platform/network.ts";

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
