import { ordersDesk as m } from "#messages/orders/desk.ts";
import { platformAudit as audit } from "#messages/platform/operations/audit.ts";
import { goodsWords } from "#shared/orders/words/goods-words.ts";
import { actionWords } from "#shared/platform/audit/audit.ts";

type Act = { action: string; detail: Readonly<Record<string, unknown>> };
type Acted = {
  number: string;
  lines: readonly { productId: number; name: string }[];
};

/** What was done to an order, as a sentence for its page; in the words of the audit log if that says it all. */
export function actWords({ number, lines }: Acted, { action, detail }: Act): string {
  switch (action) {
    case "order.added_to":
      return typeof detail["goods"] === "string" ? m.acts.added(detail["goods"]) : m.acts.addedSome;
    case "order.units_taken_off": {
      const line = lines.find(({ productId }) => productId === detail["productId"]);
      const units = detail["quantity"];
      return line && typeof units === "number"
        ? m.acts.tookOff(goodsWords({ quantity: units, name: line.name }))
        : m.acts.tookOffSome;
    }
    case "order.canceled":
      return m.acts.canceled;
    case "order.delivery_changed":
      return m.acts.changedDelivery;
    case "order.redelivery_chosen":
      return m.acts.choseDay;
    case "order.confirmation_sent":
      return m.acts.sentConfirmation;
    case "order.left_behind":
      return m.acts.leftBehind;
    default:
      return audit.did(actionWords(action), number);
  }
}
