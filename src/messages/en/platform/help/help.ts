import { plural } from "../../kit.ts";

export const faq = {
  title: "Questions & answers",
  description:
    "Ordering, delivery, quality, payment and the farms: short answers, and a person to ask when yours is not among them.",
};
export const delivery = {
  title: "Delivery",
  description:
    "Check your zip code and see days, windows, fee and until when you can order from the farms.",
};
export const returns = (days: number) => ({
  title: "Returns and refunds",
  description: `Tell us within ${plural(days, { one: `${days} day`, other: `${days} days` })} of the delivery and choose between money back and, with an account, credit. We decide within 1 business day.`,
});
