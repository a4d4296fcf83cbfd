import { REPORT_DAYS } from "#shared/analytics/report-days.ts";

type HelpPage = { path: `/${string}`; title: string; description: string };

export const FAQ: HelpPage = {
  path: "/faq",
  title: "Questions & answers",
  description:
    "Ordering, delivery, quality, payment and the farms: short answers, and a person to ask when yours is not among them.",
};

export const DELIVERY: HelpPage = {
  path: "/delivery",
  title: "Delivery",
  description:
    "Check your zip code and see days, windows, fee and until when you can order from the farms.",
};

export const RETURNS: HelpPage = {
  path: "/returns",
  title: "Returns and refunds",
  description: `Tell us within ${REPORT_DAYS} days of the delivery and choose between money back and, with an account, credit. We decide within 1 business day.`,
};
