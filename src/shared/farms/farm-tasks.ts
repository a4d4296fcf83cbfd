import type { AccountNeed, AccountStanding } from "../payments/farm-account.ts";
import type { Day } from "../time.ts";

type HarvestDay = { day: Day; waiting: number };
type Certificate = {
  id: number;
  what: "ending" | "ended" | "rejected" | "claimed";
  renewalWaits: boolean;
};
type Account = { state: AccountStanding; needs: readonly AccountNeed[] };
type LowStock = { named: readonly { left: number }[]; total: number };

/** What waits for a farm, as its first page reads it. */
export type FarmWork<Of extends Certificate, Low extends LowStock> = {
  /** Days whose orders are closed, the next one first. */
  due: readonly HarvestDay[];
  /** Its payout account. */
  account: Account;
  certificates: readonly Of[];
  alerts: { low: Low; unanswered: number; questions: number };
};

/** One thing for a farm to do. */
export type FarmTask<Of extends Certificate, Low extends LowStock> =
  | { kind: "harvest"; day: Day; waiting: number }
  | { kind: "account" }
  | { kind: "certificate"; certificate: Of }
  | { kind: "stock"; low: Low }
  | { kind: "questions"; count: number }
  | { kind: "reviews"; count: number };

/** How many tasks a farm's first page puts first. */
export const FIRST_TASKS = 3;

/**
 * Everything that waits for a farm, the most pressing first: closed days with lines to harvest, a payout account that
 * cannot be paid, certificates that shoppers do not see anymore, goods that are sold out, certificates that need an
 * entry, goods running low, questions, reviews, and last the certificates whose renewal the market is checking.
 */
export function farmTasks<Of extends Certificate, Low extends LowStock>({
  due,
  account,
  certificates,
  alerts: { low, unanswered, questions },
}: FarmWork<Of, Low>): FarmTask<Of, Low>[] {
  const harvest = due.filter(({ waiting }) => waiting > 0);
  const checked = certificates.filter(({ renewalWaits }) => renewalWaits);
  const open = certificates.filter(({ renewalWaits }) => !renewalWaits);
  const isUnseen = ({ what }: Certificate) => what === "ended" || what === "rejected";
  const certificate = (one: Of) => ({ kind: "certificate", certificate: one }) as const;
  const stock = low.total > 0 ? [{ kind: "stock", low } as const] : [];
  const isSoldOut = low.named.some(({ left }) => left === 0);
  return [
    ...harvest.map(({ day, waiting }) => ({ kind: "harvest", day, waiting }) as const),
    ...(needsFarm(account) ? [{ kind: "account" } as const] : []),
    ...open.filter(isUnseen).map(certificate),
    ...(isSoldOut ? stock : []),
    ...open.filter((one) => !isUnseen(one)).map(certificate),
    ...(isSoldOut ? [] : stock),
    ...(questions > 0 ? [{ kind: "questions", count: questions } as const] : []),
    ...(unanswered > 0 ? [{ kind: "reviews", count: unanswered } as const] : []),
    ...checked.map(certificate),
  ];
}

/** Whether the account cannot be paid and waits for the farm, not for the provider to check what it has sent. */
function needsFarm({ state, needs }: Account): boolean {
  if (state === "ready") return false;
  const isChecked = (state === "incomplete" || state === "held") && needs.length === 0;
  return !isChecked;
}
