import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import { networkOf } from "#shared/platform/network.ts";

const PURPOSE = "networks of open checkouts";
const KEY_BYTES = 32;

/** Turns a network address into a key for counting that does not reveal the address. */
export type NetworkKey = (address: string) => string;

/**
 * Creates network keys under `secretsKey`. If it is null, each process uses its own random key, so several
 * processes count separately.
 */
export function createNetworkKey(secretsKey: string | null): NetworkKey {
  const key =
    secretsKey === null
      ? randomBytes(KEY_BYTES)
      : Buffer.from(hkdfSync("sha256", secretsKey, "", PURPOSE, KEY_BYTES));
  return (address) => createHmac("sha256", key).update(networkOf(address)).digest("base64url");
}
