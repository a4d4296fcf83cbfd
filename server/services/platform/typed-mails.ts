import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { hashToken } from "./links/tokens.ts";
import { isWithinBudget, pairOf } from "./within-budget.ts";

type Counting = Pick<Deps, "db" | "throttle">;

/**
 * Takes one email from the budgets of a mailbox, which all forms share that send email to an address whoever uses them
 * merely types, so that nobody floods a mailbox by alternating forms. Call it before anything depends on whether the
 * address is known: counting only what is sent would reveal that. Throws `too_many`, for an email that was asked for
 * as such.
 */
export async function takeMail(deps: Counting, email: string, address: string): Promise<void> {
  const mailbox = await mailboxKey(deps, email);
  await deps.throttle.take("mail_pair", pairOf(mailbox, address));
  await deps.throttle.take("mail_mailbox", mailbox);
}

/** Like `takeMail`, but returns whether the email may be sent, where the form does its work and answers without it. */
export async function mayMail(deps: Counting, email: string, address: string): Promise<boolean> {
  const mailbox = await mailboxKey(deps, email);
  return (
    (await isWithinBudget(deps, "mail_pair", pairOf(mailbox, address))) &&
    (await isWithinBudget(deps, "mail_mailbox", mailbox))
  );
}

/**
 * The throttle key of the mailbox that reads an address, whatever follows a plus sign and wherever Gmail's dots are.
 * Hashed, because erasure finds addresses only as they were written.
 */
async function mailboxKey({ db }: Counting, email: string): Promise<string> {
  const [row] = await db.execute<{ mailbox: string }>(sql`select mailbox_of(${email}) as mailbox`);
  if (!row) throw new Error("The mailbox of an address did not come back");
  return hashToken(row.mailbox);
}
