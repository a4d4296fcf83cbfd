import { ordersMail as m } from "#messages/orders/mail.ts";
import { REPORT_DAYS } from "#shared/analytics/report-days.ts";
import { goodsWords } from "#shared/orders/words/goods-words.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** Asks how the goods were. No advertising. */
export function reviewRequest(asked: MailData["review_request"]): MailParts {
  const { orderNumber, items, orderUrl } = asked;
  return {
    subject: m.howWasIt(orderNumber),
    heading: m.howWereGoods,
    blocks: [
      { kind: "text", text: m.tellOthers },
      { kind: "rows", rows: items.map((item) => [goodsWords(item), ""] as const) },
      { kind: "link", label: m.rateGoods, url: orderUrl },
      { kind: "text", text: m.wrongInstead(REPORT_DAYS) },
    ],
  };
}
