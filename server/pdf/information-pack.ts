import { farmsPack as m } from "#messages/farms/applying/pack.ts";
import { brand } from "#shared/brand.ts";
import {
  businessAddressLine,
  type Business,
  hoursLine,
} from "#shared/platform/business/business.ts";
import {
  type CommissionOffer,
  type FarmPayout,
  farmPayout,
} from "#shared/farms/money/farm-payout.ts";
import { marketingFigures, payoutsText, targetNote } from "#shared/platform/pages/marketing.ts";
import { cents, type Cents, formatUsd } from "#shared/money.ts";
import { afterHarvest, leadWords } from "#shared/checkout/lead-words.ts";
import { capital } from "#shared/capital.ts";
import { INK, PAPER } from "./pdf-look.ts";
import { type Pdf, type PdfWriter, writePdf } from "./pdf.ts";

/** Update it whenever the text changes. The same edition gives the same bytes. */
const EDITION = new Date("2026-11-22T00:00:00Z");

/** The facts in the pack that an admin can change. `leadDays` is the number of days from order to delivery. */
export type PackFacts = {
  business: Business;
  commission: CommissionOffer;
  leadDays: number;
  payoutDays: readonly number[];
};

/** Generates the pack that farms download before they apply: four pages in the current language. */
export function makeInformationPack(facts: PackFacts): Promise<Pdf> {
  const { business, commission, payoutDays } = facts;
  const title = m.title(brand.name);
  const pdf = writePdf({
    title,
    subject: m.subject,
    author: brand.name,
    edition: EDITION,
    footer: title,
    isCovered: true,
  });
  cover(pdf, commission, payoutDays);
  pdf.newPage();
  week(pdf, facts);
  pdf.newPage();
  money(pdf, commission, payoutDays);
  pdf.newPage();
  joining(pdf, business);
  return pdf.finish();
}

function cover(pdf: PdfWriter, commission: CommissionOffer, payoutDays: readonly number[]): void {
  const { wholeProcess, review } = marketingFigures();
  const short = m.inShort({
    commission: offerText(commission),
    payouts: capital(payoutsText({ payoutDays })),
    payoutDays,
    process: wholeProcess,
    review,
  });
  pdf.draw(paintCover);
  pdf.moveTo(132);
  pdf.paragraph(brand.name, { color: "#e7a83a", size: 15 });
  pdf.heading(1, m.cover.heading, { color: PAPER, width: 400 });
  pdf.paragraph(m.cover.name, { color: "#c9d4c8", size: 15 });
  pdf.moveTo(450);
  pdf.heading(2, short.heading, { size: 22 });
  pdf.rows(short.rows);
}

/** The dark cover header with three furrows and the sun. */
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

function week(pdf: PdfWriter, { leadDays, payoutDays }: PackFacts): void {
  const { heading, lead, rows } = m.week({
    lead: leadWords({ leadDays }),
    ahead: aheadWords(leadDays),
    delivery: capital(afterHarvest({ leadDays })),
    payouts: capital(payoutsText({ payoutDays })),
  });
  pdf.heading(2, heading);
  if (lead) pdf.paragraph(lead);
  pdf.rows(rows);
  points(pdf, m.weDo);
  points(pdf, m.staysYours);
}

function points(pdf: PdfWriter, section: { heading: string; points: readonly string[] }): void {
  pdf.heading(3, section.heading);
  pdf.bullets(section.points);
}

const EXAMPLE_PRICE = cents(500);
const EXAMPLE_QUANTITY = 40;
const FIGURES = { nameWidth: 330, figures: true };

function money(pdf: PdfWriter, commission: CommissionOffer, payoutDays: readonly number[]): void {
  const sale = farmPayout({
    price: EXAMPLE_PRICE,
    quantity: EXAMPLE_QUANTITY,
    commission: commission.example,
  });
  const { distributorCommission, pricePremium, revenueIncrease, firstYearGrowth } =
    marketingFigures();
  pdf.heading(2, m.money.heading);
  pdf.paragraph(m.money.text);
  pdf.heading(3, m.money.example(EXAMPLE_QUANTITY, formatUsd(EXAMPLE_PRICE)));
  pdf.rows(exampleRows(sale, commission), FIGURES);
  pdf.paragraph(m.money.cents((100 - commission.example / 100).toFixed(1)));
  pdf.heading(3, m.paid.heading);
  pdf.paragraph(m.paid.text(payoutDays));
  const compared = m.compared({
    commission: offerText(commission),
    distributors: distributorCommission,
    premium: pricePremium,
    increase: revenueIncrease,
    growth: firstYearGrowth,
  });
  pdf.heading(3, compared.heading);
  pdf.rows(compared.rows, FIGURES);
  pdf.paragraph(targetNote(), { size: 9.5 });
}

function exampleRows(sale: FarmPayout, { example }: CommissionOffer): [string, string][] {
  const less = (amount: Cents) => `- ${formatUsd(amount)}`;
  return [
    [m.example.pay, formatUsd(sale.sold)],
    [m.example.commission(example / 100), less(sale.commission)],
    [m.example.get, formatUsd(sale.farm)],
  ];
}

function joining(pdf: PdfWriter, business: Business): void {
  const { review, wholeProcess } = marketingFigures();
  const applied = m.afterApplying(review, wholeProcess);
  pdf.heading(2, m.joining);
  points(pdf, m.weAsk);
  pdf.heading(3, applied.heading);
  pdf.rows(applied.rows);
  pdf.heading(3, m.questions.heading);
  const { email, phone } = business;
  const reach = {
    email,
    phone,
    hours: hoursLine(business),
    address: businessAddressLine(business),
  };
  pdf.paragraph(m.questions.text(reach));
}

/** The specification's range, or the single rate that the settings replace it with. */
function offerText({ least, most }: CommissionOffer): string {
  return least === most ? m.percent(least / 100) : marketingFigures().commission;
}

/** How to refer to the day whose orders close at midnight, seen from that night. */
function aheadWords(leadDays: number): string {
  if (leadDays === 1) return m.ahead.tomorrow;
  return leadDays === 2 ? m.ahead.dayAfter : m.ahead.dayIn(leadWords({ leadDays }));
}
