import { farmsYear as m } from "#messages/farms/page/year.ts";
import { businessAddressLine, type Business } from "#shared/platform/business/business.ts";
import { formatUsd } from "#shared/money.ts";
import { type FarmYear, yearPeriod } from "#shared/payments/payouts/farm-year.ts";
import { yearSections } from "#shared/payments/payouts/farm-year-words.ts";
import { startOfBusinessDay } from "#shared/time.ts";
import { type Pdf, type PdfWriter, writePdf } from "./pdf.ts";

type FarmYearsFacts = { business: Business; year: number; farms: readonly FarmYear[] };

/** Narrow, so that a farm's totals fit on one page. */
const PAGE_MARGIN = 48;
const SMALL = { size: 9.5 };

/** Farms' annual totals as a tagged PDF, one farm per page. */
export function makeFarmYears({ business, year, farms }: FarmYearsFacts): Promise<Pdf> {
  const title = m.title(year);
  const [only] = farms;
  const whose = farms.length === 1 && only ? nameOf(only) : m.allFarms;
  const pdf = writePdf({
    title: `${title}, ${whose}`,
    subject: m.subject(whose, business.name),
    author: business.name,
    edition: startOfBusinessDay(yearPeriod(year).to),
    footer: `${business.name} · ${title} · ${whose}`,
    margin: PAGE_MARGIN,
  });
  if (farms.length === 0) pdf.heading(2, m.none);
  farms.forEach((farm, at) => {
    if (at > 0) pdf.newPage();
    pdf.heading(2, title, { size: 24 });
    onePage(pdf, { business, year, farm });
  });
  return pdf.finish();
}

function onePage(
  pdf: PdfWriter,
  { business, year, farm }: { business: Business; year: number; farm: FarmYear },
) {
  const { farmName, legalName } = farm;
  const isOther = legalName !== null && legalName !== farmName;
  pdf.paragraph(`${m.soldBy}: ${nameOf(farm)}${isOther ? ` (${farmName})` : ""}`, SMALL);
  pdf.paragraph(`${m.through}: ${business.name}, ${businessAddressLine(business)}`, SMALL);
  pdf.paragraph(m.lead, SMALL);
  for (const { title, rows } of yearSections(year, farm)) {
    pdf.table({
      columns: [{ heading: title }, { heading: m.inDollars, width: 110, isFigure: true }],
      rows: rows.map(([label, amount]) => [{ text: label }, { text: formatUsd(amount) }]),
    });
  }
}

const nameOf = ({ farmName, legalName }: FarmYear) => legalName ?? farmName;
