import { farmsMail as m } from "#messages/farms/mail.ts";
import { formatUsd } from "#shared/money.ts";
import { formatDayFull } from "#shared/time.ts";
import type { Business } from "#shared/platform/business/business.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** Tells the farm about a payout that the provider accepted, with the same figures as on its page. */
export function payoutSent(data: MailData["payout_sent"], { phone }: Business): MailParts {
  const { farmName, day, orders, gross, commission, refunds, adjustments, carried, sum, url } =
    data;
  return {
    subject: m.payoutSent(formatUsd(sum)),
    heading: m.payoutSent(formatUsd(sum)),
    blocks: [
      { kind: "text", text: m.payoutIsSent(farmName, formatDayFull(day)) },
      {
        kind: "rows",
        rows: [
          [m.payoutSold(orders), formatUsd(gross)],
          [m.payoutCommission, formatUsd(commission)],
          ...(refunds === 0 ? [] : [[m.payoutRefunds, formatUsd(refunds)] as const]),
          ...(adjustments === 0 ? [] : [[m.payoutAdjustments, formatUsd(adjustments)] as const]),
          [m.payoutSum, formatUsd(sum)],
          ...(carried === 0 ? [] : [[m.payoutCarried, formatUsd(carried)] as const]),
        ],
      },
      { kind: "link", label: m.seePayout, url },
      { kind: "text", text: m.questions(phone) },
    ],
  };
}
