import { fixed } from "../../../kit.ts";
import { list } from "../../kit.ts";

export const hints = [
  "Who you are and how we reach you.",
  "What you grow, and how.",
  "Where you sell today, and what you hope for here.",
] as const;
export const previousStep = fixed("Previous Step");
export const submitting = fixed("Submitting...");
export const submit = fixed("Submit Application");
export const nextStep = fixed("Next Step");
export const benefits = {
  prices: {
    name: "Higher premium prices",
    text: (premium: string) =>
      `${premium} more than conventional wholesale. You set them yourself.`,
  },
  marketing: {
    name: "Marketing and customer access",
    text: "Households near you find your farm by what is ripe, and follow it.",
  },
  brand: {
    name: "Brand building",
    text: "A page of your own, and your farm’s name on every line of every order.",
  },
  logistics: {
    name: "Logistics and distribution",
    text: "You bring one load to one place. We pack, route and deliver.",
  },
  commissions: {
    name: "Competitive commissions",
    text: (ours: string, theirs: string) =>
      `${ours} against ${theirs} for traditional distributors.`,
  },
};
export const revenueIncrease = fixed("average revenue increase for partner farms");
export const growth = fixed("growth in the first year");
export const joinTitle = fixed("Join Our Farmer Network");
export const threeSteps = (whole: string) =>
  `Three short steps, about ten minutes. What you type stays on this device until you send it. From application to first delivery we aim for ${whole}.`;
export const notSent = "Your application was not sent";
export const haveApplication = (farm: string) => `We have ${farm}’s application`;
export const sentText = (sent: string, day: string, email: string) =>
  `${sent} That is by ${day}. A confirmation is on its way to ${email}.`;
export const keptTyped = "We kept what you typed on this device.";
export const startOver = "Start over";
export const questions = {
  payments: {
    question: "How and when are we paid?",
    answer: (payouts: string, days: readonly number[]) =>
      `Payouts run ${payouts}, on ${list(days.map((day) => `day ${day}`))} of the month, straight to your bank account. Your sales page shows what was sold, refunded and kept as commission, by day and by product.`,
  },
  sizes: {
    question: "Is our farm the right size?",
    answer:
      "Any size fits, from under 5 acres to over 500. You list what you can spare and set how much of it we may sell.",
  },
  certification: {
    question: "Do we need a certification?",
    answer:
      "No certification is required. You tell customers how you farm in your own words; a badge shows only for a certificate that we have verified and that is still valid.",
  },
  delivery: {
    question: "How do our products reach the customer?",
    answer:
      "You bring one load to our depot. There we pack each household’s order and deliver it to the door.",
  },
  process: {
    question: "What happens after we apply?",
    answer: (review: string, whole: string) =>
      `We read your application within ${review}, then call to arrange a visit on site or by video. The whole process takes ${whole}.`,
  },
};
export const aboutJoining = "About joining";
export const benefitsTab = "Benefits";
export const resources = "Resources";
export const readStories = "Read success stories";
export const offline =
  "We could not reach the market. Everything you typed is still here: please try again in a moment.";
export const downloadPack = fixed("Download Farmer Information Pack");
export const packSize = (pages: number, kb: number) => `PDF, ${pages} pages, ${kb} kB`;
export const packSubject = "Farmer information pack";
export const packFailed = <Part>(ask: (words: string) => Part) => [
  "The download did not work. Try again, or ",
  ask("ask us to email it"),
  ".",
];
