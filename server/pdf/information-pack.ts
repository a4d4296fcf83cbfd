import { brand } from "#shared/brand.ts";
import { addressLine, type Business, hoursLine } from "#shared/platform/business.ts";
import { type CommissionOffer, type FarmPayout, farmPayout } from "#shared/farms/farm-payout.ts";
import { marketing, PAYOUT_DAYS, TARGET_NOTE } from "#shared/platform/marketing.ts";
import { cents, type Cents, formatUsd } from "#shared/money.ts";
import { afterHarvest, capital, leadWords } from "#shared/checkout/terms-words.ts";
import { INK, type Pdf, PAPER, type PdfWriter, writePdf } from "./pdf.ts";

const TITLE = `${brand.name} farmer information pack`;
/** Changes with the words; the same edition gives the same file. */
const EDITION = new Date("2026-11-22T00:00:00Z");

/** What the pack says that an admin can change; `leadDays` are those from the order to the door. */
export type PackFacts = { business: Business; commission: CommissionOffer; leadDays: number };

/** Makes the pack that farms download before they apply: four pages, in plain words. */
export function makeInformationPack(facts: PackFacts): Promise<Pdf> {
  const { business, commission, leadDays } = facts;
  const pdf = writePdf({
    title: TITLE,
    subject: "Selling through the market: how it works, what it pays and what it asks",
    author: brand.name,
    edition: EDITION,
    footer: TITLE,
  });
  cover(pdf, commission);
  pdf.newPage();
  week(pdf, leadDays);
  pdf.newPage();
  money(pdf, commission);
  pdf.newPage();
  joining(pdf, business);
  return pdf.finish();
}

function cover(pdf: PdfWriter, commission: CommissionOffer): void {
  pdf.draw(paintCover);
  pdf.moveTo(132);
  pdf.paragraph(brand.name, { color: "#e7a83a", size: 15 });
  pdf.heading(1, "Sell what you grow to the households near you", { color: PAPER, width: 400 });
  pdf.paragraph("The farmer information pack", { color: "#c9d4c8", size: 15 });
  pdf.moveTo(450);
  pdf.heading(2, "In short", { size: 22 });
  pdf.rows([
    ["Commission", `${offerText(commission)} of what you sell. No joining fee and no monthly fee.`],
    [
      "Payouts",
      `${capital(marketing.payouts)}, on days ${PAYOUT_DAYS.join(" and ")} of the month.`,
    ],
    ["Size", "Any, from under 5 acres to over 500."],
    [
      "Certificates",
      "None required. Those you have are shown once we have verified them, while they are valid.",
    ],
    [
      "From application to first sale",
      `${marketing.wholeProcess}, with an answer in ${marketing.review}.`,
    ],
  ]);
}

/** A dark page head with three furrows and the sun. */
function paintCover(doc: PDFKit.PDFDocument): void {
  const { width } = doc.page;
  doc.rect(0, 0, width, 410).fill(INK);
  doc.circle(width - 84, 236, 34).fill("#e7a83a");
  const furrows = [
    { y: 330, color: "#3d6242" },
    { y: 362, color: "#335539" },
    { y: 394, color: "#6d9a3c" },
  ];
  for (const { y, color } of furrows) {
    doc
      .moveTo(0, y)
      .quadraticCurveTo(width / 2, y - 76, width, y)
      .lineTo(width, 420)
      .lineTo(0, 420)
      .fill(color);
  }
  doc
    .moveTo(0, 422)
    .quadraticCurveTo(width / 2, 366, width, 422)
    .lineTo(width, 430)
    .lineTo(0, 430)
    .fill("#ffffff");
}

function week(pdf: PdfWriter, leadDays: number): void {
  pdf.heading(2, "How a week works");
  pdf.paragraph(
    `Households order from many farms at once. Each order closes at 11:59 PM, ${leadWords({ leadDays })} before it is delivered. You harvest what was ordered, and nothing else.`,
  );
  pdf.rows([
    ["Any day", "You set price, stock and pack. A change shows in the shop at once."],
    [
      "At 11:59 PM",
      `Orders for ${aheadWords(leadDays)} close. Customers can no longer cancel. If an order falls away after all, we tell you.`,
    ],
    ["The next morning", "Your harvest list is ready: totals for each product, then the orders."],
    ["That afternoon", "You bring one load to our depot, where we tick it off by your list."],
    [
      capital(afterHarvest({ leadDays })),
      "We pack by household and deliver, in the window that each one chose.",
    ],
    [
      "Twice a month",
      "We pay. Your sales page shows what was sold, refunded and kept as commission.",
    ],
  ]);
  pdf.heading(3, "What we do");
  pdf.bullets([
    "A page for your farm with your own words and photos, and your name on each line of each order.",
    "Payment, customer service, packing, routes and delivery to the door.",
    "A harvest list that you can print or read on a phone.",
  ]);
  pdf.heading(3, "What stays yours");
  pdf.bullets([
    "Your prices, what you list, how much of it, and when you pause.",
    "Your own markets, boxes and wholesale customers: nothing here is exclusive.",
    "When a crop falls short you say so, and customers get their money back by itself.",
  ]);
}

const EXAMPLE_PRICE = cents(500);
const EXAMPLE_QUANTITY = 40;

function money(pdf: PdfWriter, commission: CommissionOffer): void {
  const sale = farmPayout({
    price: EXAMPLE_PRICE,
    quantity: EXAMPLE_QUANTITY,
    commission: commission.example,
  });
  pdf.heading(2, "How the money works");
  pdf.paragraph(
    "The price in the shop is the price you set. From each sale we keep a commission, and the rest is yours. We pay the card company's fee out of our part.",
  );
  pdf.heading(
    3,
    `An example: ${EXAMPLE_QUANTITY} bunches of carrots at ${formatUsd(EXAMPLE_PRICE)}`,
  );
  pdf.rows(exampleRows(sale, commission), { nameWidth: 330, figures: true });
  pdf.paragraph(
    `That is ${(100 - commission.example / 100).toFixed(1)} cents of each dollar that the household pays for your carrots. Delivery and sales tax are paid on top and are not part of this.`,
  );
  pdf.heading(3, "When you are paid");
  pdf.paragraph(
    `On days ${PAYOUT_DAYS.join(" and ")} of each month, by bank transfer, for everything that was delivered before. Your sales page shows what was sold, refunded and kept as commission, by day and by product.`,
  );
  pdf.heading(3, "Compared with other ways to sell");
  pdf.rows(
    [
      ["Commission here", offerText(commission)],
      ["What traditional distributors keep", marketing.distributorCommission],
      ["Price against conventional wholesale", `${marketing.pricePremium} more`],
      ["Revenue of a partner farm, on average", `${marketing.revenueIncrease} more`],
      ["Growth in the first year", marketing.firstYearGrowth],
    ],
    { nameWidth: 330, figures: true },
  );
  pdf.paragraph(TARGET_NOTE, { size: 9.5 });
}

function exampleRows(sale: FarmPayout, { example }: CommissionOffer): [string, string][] {
  const less = (amount: Cents) => `- ${formatUsd(amount)}`;
  return [
    ["Households pay", formatUsd(sale.sold)],
    [`Commission of ${example / 100}%`, less(sale.commission)],
    ["You get", formatUsd(sale.farm)],
  ];
}

function joining(pdf: PdfWriter, business: Business): void {
  pdf.heading(2, "Joining");
  pdf.heading(3, "What we ask of a farm");
  pdf.bullets([
    "You grow, raise or make what you sell, in California, within a day's drive of your customers.",
    "You hold the permits that your products need: for example a producer's certificate for fresh produce, egg handler registration, or a cottage food permit.",
    "You carry product liability insurance, or get it before the first delivery.",
    "You tell customers truthfully how you farm, and which allergens a product holds.",
    "You can bring a load to our depot at least one day a week in your season.",
  ]);
  pdf.heading(3, "What happens after you apply");
  pdf.rows([
    ["You apply", "Three short steps online, about ten minutes. No papers needed yet."],
    ["We answer", `Within ${marketing.review}: a yes, a question, or a no with its reason.`],
    ["We visit", "On site or by video, about an hour. You show us fields, store and papers."],
    ["You list", "Your farm's page is up at once. You tell your story and list your products."],
    ["You deliver", `The first order, ${marketing.wholeProcess} after you applied.`],
  ]);
  pdf.heading(3, "Questions");
  const { email, phone } = business;
  pdf.paragraph(
    `Write to ${email} or call ${phone}, ${hoursLine(business)}. You are welcome at ${addressLine(business)}.`,
  );
}

/** The specification's range, or the one rate that the settings have put in its place. */
function offerText({ least, most }: CommissionOffer): string {
  return least === most ? `${least / 100}%` : marketing.commission;
}

/** The day whose orders close at midnight, as it is called then. */
function aheadWords(leadDays: number): string {
  if (leadDays === 1) return "tomorrow";
  return leadDays === 2 ? "the day after tomorrow" : `the day in ${leadWords({ leadDays })}`;
}
