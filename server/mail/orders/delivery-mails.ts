import { logisticsMail as m } from "#messages/logistics/mail.ts";
import { windowOf } from "#shared/checkout/delivery.ts";
import { arrivalWords } from "#shared/logistics/arrival-words.ts";
import { coldAmong } from "#shared/logistics/cold.ts";
import { lateBecause } from "#shared/logistics/late-cause.ts";
import { BROUGHT_BACK, stopNote } from "#shared/logistics/stop-progress.ts";
import type { Business } from "#shared/platform/business/business.ts";
import { REPORT_DAYS } from "#shared/analytics/report-days.ts";
import { addDays, formatDayLong } from "#shared/time.ts";
import type { MailBlock, MailParts } from "../layout.ts";
import type { KeptGoods } from "../mail-goods.ts";
import type { MailData } from "../port.ts";

const linkTo = (url: string, label: string): MailBlock[] => [{ kind: "link", label, url }];

/** Tells the customer that the van has left. */
export function orderOut(out: MailData["order_out"], { phone }: Business): MailParts {
  const { orderNumber, orderUrl, donatedTo, arrival } = out;
  const when: MailBlock[] =
    arrival && !donatedTo ? [{ kind: "text", text: m.expected(rangeWords(arrival)) }] : [];
  return {
    subject: m.out(orderNumber),
    heading: m.outHeading,
    blocks: [
      {
        kind: "text",
        text: donatedTo ? outToBank(out, donatedTo) : outText(out),
      },
      ...when,
      ...linkTo(orderUrl, m.see),
      { kind: "text", text: m.tellDriver(phone) },
    ],
  };
}

function outText({ orderNumber, day, window }: MailData["order_out"]): string {
  const { label } = windowOf(window);
  return day === null
    ? m.outText(orderNumber, label)
    : m.outTextOn(orderNumber, formatDayLong(day), label);
}

function outToBank({ orderNumber, day, window }: MailData["order_out"], bank: string): string {
  const { label } = windowOf(window);
  return day === null
    ? m.outToBank(orderNumber, bank, label)
    : m.outToBankOn(orderNumber, bank, formatDayLong(day), label);
}

/** Tells the customer that the van is late and will miss its window, and why if anyone said. */
export function orderLate(late: MailData["order_late"], { phone }: Business): MailParts {
  const { orderNumber, window, orderUrl, arrival, cause } = late;
  const why: MailBlock[] = cause ? [{ kind: "text", text: lateBecause(cause) }] : [];
  return {
    subject: m.late(orderNumber),
    heading: m.lateHeading,
    blocks: [
      {
        kind: "text",
        text: m.lateText(orderNumber, windowOf(window).label, rangeWords(arrival)),
      },
      ...why,
      ...linkTo(orderUrl, m.see),
      { kind: "text", text: m.lateChoice(phone) },
    ],
  };
}

const rangeWords = ({ from, until }: MailData["order_late"]["arrival"]) =>
  arrivalWords(new Date(from), new Date(until));

/** Tells the customer that the order is at the door. */
export function orderDelivered(done: MailData["order_delivered"]): MailParts {
  const { orderNumber, orderUrl, donatedTo } = done;
  const note = stopNote(done);
  const where: MailBlock[] = note ? [{ kind: "text", text: m.driverSays(note) }] : [];
  if (donatedTo) {
    return {
      subject: m.arrivedAtBank(donatedTo),
      heading: m.thanksForIt,
      blocks: [
        { kind: "text", text: m.atBank(orderNumber, donatedTo) },
        ...where,
        ...linkTo(orderUrl, m.see),
      ],
    };
  }
  return {
    subject: m.arrived(orderNumber),
    heading: m.arrivedHeading,
    blocks: [
      { kind: "text", text: m.atDoor(orderNumber) },
      ...where,
      ...keepingOf(done),
      {
        kind: "text",
        text: m.makeRight(REPORT_DAYS),
      },
      ...linkTo(orderUrl, m.seeOrReport),
    ],
  };
}

/** Storage tips for the delivered goods; empty if there are none for them. */
function keepingOf({ categories, eatFirst }: KeptGoods): MailBlock[] {
  const cold = coldAmong(categories).map((id) => m.cold[id]);
  const sentences = [
    ...(cold.length > 0 ? [m.keepCold(cold)] : []),
    ...(eatFirst.length > 0 ? [m.eatFirst(eatFirst.map(({ name }) => name))] : []),
    ...(categories.includes("vegetables") ? [m.keepVegetables] : []),
    ...(categories.includes("bakery") ? [m.keepBread] : []),
  ];
  return sentences.length > 0 ? [{ kind: "text", text: sentences.join(" ") }] : [];
}

/**
 * Tells the customer that delivery failed, with their options. For a donated box, the team arranges it with the
 * food bank; about a disputed payment the bank decides.
 */
export function deliveryFailed(
  failed: MailData["delivery_failed"],
  { phone }: Business,
): MailParts {
  const { orderNumber, orderUrl, donatedTo } = failed;
  const { remark, ...said } = failed;
  // In the subject already.
  const note = stopNote(remark === BROUGHT_BACK ? said : failed);
  const why: MailBlock[] = note ? [{ kind: "text", text: m.driverSays(note) }] : [];
  if (failed.isDisputed) {
    return {
      subject: m.notHandedOver(orderNumber),
      heading: m.bankDecides,
      blocks: [
        { kind: "text", text: m.broughtBack(orderNumber) },
        ...why,
        ...linkTo(orderUrl, m.see),
        { kind: "text", text: m.questions(phone) },
      ],
    };
  }
  const head = { subject: m.notDelivered(orderNumber), heading: m.notDeliveredHeading };
  if (donatedTo) {
    return {
      ...head,
      blocks: [
        { kind: "text", text: m.couldNotLeaveAt(orderNumber, donatedTo) },
        ...why,
        { kind: "text", text: m.settledWithBank(phone) },
        ...linkTo(orderUrl, m.see),
      ],
    };
  }
  return {
    ...head,
    blocks: [
      { kind: "text", text: m.couldNotLeave(orderNumber) },
      ...why,
      { kind: "text", text: m.yourChoice },
      ...linkTo(orderUrl, m.choose),
      { kind: "text", text: m.orCall(phone) },
    ],
  };
}

/** Tells the customer that the order was not packed when its van left. They do not have to do anything. */
export function orderLeftBehind(
  { orderNumber, day, orderUrl }: MailData["order_left_behind"],
  { phone }: Business,
): MailParts {
  return {
    subject: m.leftBehind(orderNumber),
    heading: m.leftBehindHeading,
    blocks: [
      {
        kind: "text",
        text: m.notPacked(orderNumber, formatDayLong(day)),
      },
      {
        kind: "text",
        text: m.cancelOn(formatDayLong(addDays(day, 1))),
      },
      ...linkTo(orderUrl, m.see),
      { kind: "text", text: m.questions(phone) },
    ],
  };
}
