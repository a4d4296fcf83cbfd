import { ordersMail as m } from "#messages/orders/mail.ts";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { formatUsd } from "#shared/money.ts";
import { formatDayEnd } from "#shared/time.ts";
import { goodsWords } from "#shared/orders/words/goods-words.ts";
import { harvestBlock, weightNote } from "../goods.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** Confirms goods added to a paid order: which, what they cost, when they are harvested, and when they come. */
export function orderAddedTo(added: MailData["order_added_to"]): MailParts {
  const { orderNumber, items, amount, credit, day, window, changeUntil, orderUrl } = added;
  const paid = formatUsd(amount);
  const fresh = items.filter(({ harvest }) => harvest);
  return {
    subject: m.addedTo(orderNumber),
    heading: m.added,
    blocks: [
      {
        kind: "text",
        text: m.comeWith({
          items: items.map(goodsWords).join(", "),
          count: items.length,
          order: orderNumber,
          slot: formatSlot(day, window),
          paid: credit > 0 ? m.andCredit(paid, formatUsd(credit)) : paid,
        }),
      },
      ...(fresh.length > 0 ? [harvestBlock(fresh)] : []),
      ...weightNote(items),
      { kind: "link", label: m.seeOrder, url: orderUrl },
      {
        kind: "text",
        text: changeUntil === null ? m.notYou : m.changeAgain(formatDayEnd(changeUntil)),
      },
    ],
  };
}
