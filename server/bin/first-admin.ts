import { openDatabase } from "../boot/database.ts";
import { emailField } from "#shared/fields.ts";
import { inviteFirstAdmin } from "../services/accounts/invitations.ts";
import { printLink } from "./print-link.ts";

// `npx node server/bin/first-admin.ts you@shop.example` prints a link for creating the first admin account. It works
// once, within a week, and only while there is no admin. The server does not have to have run before.
const email = emailField("not an address").safeParse(process.argv[2]);
if (!email.success) {
  console.error("Usage: npx node server/bin/first-admin.ts you@shop.example");
  process.exit(64);
}
await printLink(openDatabase, (deps) => inviteFirstAdmin(deps, email.data));
