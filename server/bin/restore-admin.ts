import { joinDatabase } from "../boot/database.ts";
import { restoreAdmin } from "../services/accounts/sign-in/restore-admin.ts";
import { printLink } from "./print-link.ts";

// `npx node server/bin/restore-admin.ts USERNAME` prints a link with which an admin who lost the password and second
// factor can set new ones. It works once, within an hour. Ends all sessions of the account, and can run alongside the
// server.
const username = process.argv[2];
if (!username) {
  console.error("Usage: npx node server/bin/restore-admin.ts USERNAME");
  process.exit(64);
}
await printLink(joinDatabase, (deps) => restoreAdmin(deps, username));
