import { paymentsReconciliation as reconciliation } from "#messages/payments/reconciliation.ts";
import { platformAudit as m } from "#messages/platform/operations/audit.ts";
import { mailKindWords } from "../../mail/mail-admin.ts";
import { MAIL_KINDS } from "../../mail/mail.ts";
import { RECONCILED_KINDS } from "../../payments/reconciliation/reconciliation.ts";
import { actorWords, ERASED_NAME, FORMER_ADDRESS } from "./audit-actor.ts";
import { vanName } from "../../logistics/van-name.ts";
import { jobWords } from "../jobs/jobs.ts";
import { formatDayFull, isDay } from "../../time.ts";
import { SETTINGS_TAB_IDS, settingsTabWords } from "../settings/settings-tabs.ts";

type Subject = { subjectKind: string; subjectName: string };

/** Describes subjects that are logged by id, number or part rather than by name; null for an unknown id. */
const WORDS: Readonly<Record<string, (kept: string) => string | null>> = {
  job: jobWords,
  settings: (tab) => {
    const known = SETTINGS_TAB_IDS.find((one) => one === tab);
    return known ? settingsTabWords(known) : null;
  },
  mail_kind: (kind) => {
    const known = MAIL_KINDS.find((one) => one === kind);
    return known ? mailKindWords(known) : null;
  },
  audit: (count) => m.entries(Number(count)),
  orders: (count) => m.counts.orders(Number(count)),
  farms: (count) => m.counts.farms(Number(count)),
  subscribers: (count) => m.counts.subscribers(Number(count)),
  payments: (count) => m.counts.payments(Number(count)),
  problems: (count) => m.counts.problems(Number(count)),
  reviews: (count) => m.counts.reviews(Number(count)),
  journal: (period) => {
    const [from = "", to = ""] = period.split(" ");
    return isDay(from) && isDay(to) ? m.journalOf(formatDayFull(from), formatDayFull(to)) : null;
  },
  payout_run: (day) => (isDay(day) ? formatDayFull(day) : null),
  difference: (id) => {
    const [kept = "", ...moved] = id.split(":");
    const kind = RECONCILED_KINDS.find((one) => one === kept);
    return kind ? m.differenceOf(reconciliation.one[kind], moved.join(":")) : null;
  },
  route: (kept) => {
    const [day = "", ...van] = kept.split(" ");
    return isDay(day) ? m.routeOf(vanName(van.join(" ")), formatDayFull(day)) : null;
  },
  users: (count) => m.counts.users(Number(count)),
  membership: (place) => (place ? m.place(place) : m.noPlace),
  mail_address: (hash) => m.mailAddress(hash),
  inventory: (farm) => m.inventoryOf(farm),
};

/** Kinds whose entries may be named by an email address, which may since have been abandoned. */
const NAMED_BY_ADDRESS: readonly string[] = ["invitation", "subscriber", "payment"];

/**
 * Whether the name of the person an entry is about has been removed. Entries of any kind may have named a person.
 * The other placeholders apply only to actors, so that a farm with such a name keeps it.
 */
function isNameless({ subjectKind, subjectName }: Subject): boolean {
  if (subjectName === FORMER_ADDRESS) return NAMED_BY_ADDRESS.includes(subjectKind);
  return subjectName === ERASED_NAME;
}

/** What an entry is about: a name, or the description of the id logged in its place. */
export function subjectWords(subject: Subject): string {
  const { subjectKind, subjectName } = subject;
  if (isNameless(subject)) return actorWords(subjectName);
  return WORDS[subjectKind]?.(subjectName) ?? subjectName;
}
