import { hash, verify } from "@node-rs/argon2";
import { createGate, createGates, type GateLimits } from "../throttle/gate.ts";

/** argon2id (the library's default variant) with 19 MiB and two passes: about 20 ms of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Concurrent hashes: more would take CPU and memory from everyone else's requests. */
const GATE: GateLimits = { atOnce: 4, queue: 50 };

/** Per account or network: further passwords wait outside the shared gate, so others can pass. */
const OWN_GATE: GateLimits = { atOnce: 2, queue: 50 };

/**
 * Hash of random bytes that were never saved, made with `COST`. Unknown names are checked against it, so that they
 * take as long as a wrong password.
 */
const UNKNOWN_ACCOUNT_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$PpKXqi1H4uw15/XOcKazmw$6mS7NaUNgywgV2IZZEks7W1lZAFJDBYw7hWtMxq8DqQ";

/**
 * Hashes and verifies passwords, with a limit on concurrency overall and per `owner`. Both throw `busy` when too
 * many are waiting.
 */
export function createPasswords() {
  const passAll = createGate(GATE);
  const passOwn = createGates(OWN_GATE);
  const pass = <Result>(owner: string, work: () => Promise<Result>) =>
    passOwn(owner, () => passAll(work));
  return {
    hashPassword: (password: string, owner: string) => pass(owner, () => hash(password, COST)),
    verifyPassword: async (stored: string | null, password: string, owner: string) => {
      const matches = await pass(owner, () => verify(stored ?? UNKNOWN_ACCOUNT_HASH, password));
      return stored !== null && matches;
    },
  };
}
