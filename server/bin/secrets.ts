import { createAuth } from "../auth/auth.ts";
import { joinDatabase } from "../boot/database.ts";
import { preflight } from "../boot/preflight.ts";
import { systemClock } from "../clock.ts";
import { loadEnvFile, readConfig } from "../config/config.ts";
import { ConfigError } from "../config/error.ts";
import { rotateSecrets } from "../services/accounts/sign-in/rotate-secrets.ts";
import { runCommand } from "./run-command.ts";

// `npm run secrets:rotate` re-encrypts the encrypted values in the database with the first key of SECRETS_KEY;
// afterward the other keys can be removed. It can run alongside the server, and can be interrupted and run again.
await runCommand(rotate);

async function rotate(): Promise<void> {
  loadEnvFile();
  const config = readConfig({ ...process.env, PROCESS: "worker" });
  const { secretsKeys } = config;
  if (secretsKeys.length === 0) {
    throw new ConfigError("SECRETS_KEY is empty: set it to the new key, a comma and the old one.");
  }
  await preflight(config);
  const database = await joinDatabase(config);
  try {
    const { db } = database;
    const auth = createAuth({ db, clock: systemClock, secretsKeys });
    const { total, rotated, current, unreadable } = await rotateSecrets({ db, auth });
    if (unreadable > 0) {
      throw new ConfigError(
        `${unreadable} of ${total} secrets open with none of the keys in SECRETS_KEY: add the key they were stored with after a comma. Nothing was changed.`,
      );
    }
    console.log(
      `${rotated} of ${total} secrets were encrypted with the first key, ${current} were so before`,
    );
  } finally {
    await database.stop();
  }
}
