import { inArray } from "drizzle-orm";
import { subscribersErrors as m } from "#messages/subscribers/errors.ts";
import { subscribers } from "#db/schema/subscribers/subscribers.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import { isErased } from "#shared/accounts/erased.ts";
import {
  type ImportInput,
  type ImportOutcome,
  type ImportRow,
  importRow,
} from "#shared/subscribers/subscriber-admin.ts";
import type { Deps } from "#server/deps.ts";
import { type Actor, recordAudit } from "../../platform/audit/audit.ts";
import { queueMail } from "../../mail/outbox.ts";
import { confirmLink } from "../subscriber-links.ts";
import { keepSubscriber } from "../subscribers.ts";
import { erasedAddress } from "./subscriber-record.ts";

type Line = { line: number; person: ImportRow };

/**
 * Imports people from a file, in parts. Each new person is emailed a confirmation link and nothing else until they
 * confirm. Addresses that have unsubscribed or were erased are skipped. A dry run writes nothing.
 */
export async function importSubscribers(
  deps: Deps,
  actor: Actor,
  { rows, dryRun }: ImportInput,
): Promise<ImportOutcome> {
  const { people, errors } = readRows(rows);
  return inTransaction(deps.db, async (tx) => {
    const states = await statesOf(tx, people);
    const fresh = people.filter(({ person }) => !states.has(person.email.toLowerCase()));
    const left = people.filter(
      ({ person }) => states.get(person.email.toLowerCase()) === "unsubscribed",
    );
    if (!dryRun) await takeOver(deps, tx, actor, fresh);
    return {
      added: fresh.length,
      left: left.length,
      known: people.length - fresh.length - left.length,
      errors,
    };
  });
}

/** The valid lines, each address once, and an error for each of the others. */
function readRows(rows: ImportInput["rows"]): { people: Line[]; errors: ImportOutcome["errors"] } {
  const people = new Map<string, Line>();
  const errors: ImportOutcome["errors"] = [];
  for (const { line, values } of rows) {
    const read = importRow.safeParse(values);
    if (!read.success) {
      errors.push({ line, message: read.error.issues[0]?.message ?? m.unreadable });
    } else if (people.has(read.data.email.toLowerCase())) {
      errors.push({ line, message: m.twice });
    } else {
      people.set(read.data.email.toLowerCase(), { line, person: read.data });
    }
  }
  return { people: [...people.values()], errors };
}

/** The state of each known address, including addresses that were erased. */
async function statesOf(tx: Tx, people: readonly Line[]): Promise<Map<string, string>> {
  const byAddress = new Map(
    people.flatMap(({ person: { email } }) => [
      [email.toLowerCase(), email.toLowerCase()] as const,
      [erasedAddress(email), email.toLowerCase()] as const,
    ]),
  );
  if (byAddress.size === 0) return new Map();
  const known = await tx
    .select({ email: subscribers.email, state: subscribers.state })
    .from(subscribers)
    .where(inArray(subscribers.email, [...byAddress.keys()]));
  // If an address was erased and came back, the row that contains the address itself wins, because it is last.
  const rows = known.toSorted((a, b) => Number(isErased(b.email)) - Number(isErased(a.email)));
  return new Map(
    rows.map(({ email, state }) => [byAddress.get(email.toLowerCase()) ?? email, state]),
  );
}

async function takeOver(deps: Deps, tx: Tx, actor: Actor, lines: readonly Line[]): Promise<void> {
  for (const { person } of lines) {
    const source = "import";
    const { id } = await keepSubscriber(
      tx,
      {
        email: person.email,
        source,
        ...(person.firstName && { firstName: person.firstName }),
        ...(person.lastName && { lastName: person.lastName }),
        ...(person.zipCode && { zipCode: person.zipCode }),
      },
      "imported",
      deps.clock.now(),
    );
    const link = await confirmLink(deps, tx, id);
    if (!link) continue;
    await queueMail(deps, tx, {
      kind: "newsletter_confirm",
      to: person.email,
      dedupeKey: `newsletter_confirm:${link.tokenHash}`,
      data: { confirmUrl: link.url },
    });
  }
  if (lines.length === 0) return;
  await recordAudit(deps, tx, actor, {
    action: "subscriber.imported",
    subject: { kind: "subscribers", id: "list", name: String(lines.length) },
  });
}
