import { joinDatabase } from "../boot/database.ts";
import { restoreAdmin } from "../services/accounts/sign-in/restore-admin.ts";
import { printLink } from "./print-link.ts";

// `npx node server/bin/restore-admin.ts USERNAME` prints a link with which an admin who lost password
// and second factor sets new ones: once, within an hour. It ends all sessions of the account, and works
// while the server runs.
const username = process.argv[2];
if (!username) {
  console.error("Usage: npx node server/bin/restore-admin.ts USERNAME");
  process.exit(64);
}
await printLink(joinDatabase, (deps) => restoreAdmin(deps, username));
