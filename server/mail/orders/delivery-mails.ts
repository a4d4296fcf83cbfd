import type { Business } from "#shared/platform/business.ts";
import { REPORT_DAYS } from "#shared/analytics/report-days.ts";
import { addDays, formatDayLong } from "#shared/time.ts";
import type { MailBlock, MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

const linkTo = (url: string, label: string): MailBlock[] => [{ kind: "link", label, url }];

/** The van has left. */
export function orderOut(out: MailData["order_out"], { phone }: Business): MailParts {
  const { orderNumber, window, orderUrl } = out;
  return {
    subject: `Your order ${orderNumber} is on its way`,
    heading: "On its way",
    blocks: [
      {
        kind: "text",
        text: `The van has left with your order ${orderNumber}. It comes today, ${window}. If you are out, the driver leaves it where you asked us to.`,
      },
      ...linkTo(orderUrl, "See your order"),
      { kind: "text", text: `Something to tell the driver? Call ${phone}.` },
    ],
  };
}

/** It is at the door. */
export function orderDelivered(done: MailData["order_delivered"]): MailParts {
  const { orderNumber, note, orderUrl } = done;
  const where: MailBlock[] = note ? [{ kind: "text", text: `The driver says: ${note}` }] : [];
  return {
    subject: `Your order ${orderNumber} has arrived`,
    heading: "Enjoy it",
    blocks: [
      { kind: "text", text: `Your order ${orderNumber} is at your door.` },
      ...where,
      {
        kind: "text",
        text: "Dairy, eggs, meat, fish and salad go into the refrigerator first; bread, tomatoes and onions like it dry and not too cold.",
      },
      {
        kind: "text",
        text: `Something missing, damaged or not good enough? Tell us within ${REPORT_DAYS} days, and we will make it right.`,
      },
      ...linkTo(orderUrl, "See your order or report something"),
    ],
  };
}

/** The door stayed closed. */
export function deliveryFailed(
  failed: MailData["delivery_failed"],
  { phone }: Business,
): MailParts {
  const { orderNumber, note, orderUrl } = failed;
  const why: MailBlock[] = note ? [{ kind: "text", text: `The driver says: ${note}` }] : [];
  return {
    subject: `We could not deliver your order ${orderNumber}`,
    heading: "We missed you",
    blocks: [
      {
        kind: "text",
        text: `The driver came to your door with order ${orderNumber} and could not leave it.`,
      },
      ...why,
      {
        kind: "text",
        text: `We will try once more if the route allows it. Call ${phone} to choose another time or to get a refund.`,
      },
      ...linkTo(orderUrl, "See your order"),
    ],
  };
}

/** It was not packed when its van left. What happens next needs nothing of the customer. */
export function orderLeftBehind(
  { orderNumber, day, orderUrl }: MailData["order_left_behind"],
  { phone }: Business,
): MailParts {
  return {
    subject: `Your order ${orderNumber} missed its van`,
    heading: "We are sorry",
    blocks: [
      {
        kind: "text",
        text: `Your order ${orderNumber} was not packed when its van left. We will try to send it with another one on ${formatDayLong(day)}; you get an email when it is on its way.`,
      },
      {
        kind: "text",
        text: `If no other van can take it, we cancel it on ${formatDayLong(addDays(day, 1))} and everything you paid goes back, delivery included. You do not need to do anything.`,
      },
      ...linkTo(orderUrl, "See your order"),
      { kind: "text", text: `Questions? Call ${phone}.` },
    ],
  };
}
