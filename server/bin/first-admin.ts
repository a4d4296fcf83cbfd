import { openDatabase } from "../boot/database.ts";
import { emailField } from "#shared/fields.ts";
import { inviteFirstAdmin } from "../services/accounts/invitations.ts";
import { printLink } from "./print-link.ts";

// `npx node server/bin/first-admin.ts you@shop.example` prints the link with which the first admin
// makes the account: once, for a week, and only while there is no admin. The server need not have
// run before.
const email = emailField("not an address").safeParse(process.argv[2]);
if (!email.success) {
  console.error("Usage: npx node server/bin/first-admin.ts you@shop.example");
  process.exit(64);
}
await printLink(openDatabase, (deps) => inviteFirstAdmin(deps, email.data));
