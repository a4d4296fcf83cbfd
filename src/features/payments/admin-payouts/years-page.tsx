import { NativeSelect } from "@mantine/core";
import { farmsYear as m } from "#messages/farms/page/year.ts";
import { formatUsd, sumCents } from "#shared/money.ts";
import type { YearFigures } from "#shared/payments/payouts/farm-year-words.ts";
import { farmYearPath } from "#shared/payments/payouts/statement-files.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { PdfOrCsv } from "#client/lib/payments/pdf-or-csv.tsx";
import { saveTextFile } from "#client/lib/save-file.ts";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { FiguresHead } from "#client/ui/data-table/figures-head.tsx";
import tables from "#client/ui/data-table/figures-table.module.css";

type YearsPageProps = { year: number; onYear: (year: number) => void };
type Years = Outputs["admin"]["payouts"]["year"];

/** Sales, refunds borne and payouts of all farms in a year; the months are on each farm's own page. */
export function YearsPage({ year, onYear }: YearsPageProps) {
  const query = trpc.admin.payouts.year.useQuery({ year }, { refetchOnMount: "always" });
  return (
    <Loaded query={query} waiting={<PageSkeleton />} isPage>
      {({ years, farms, total }, failure) => (
        <>
          <AreaHeading title={m.title(year)} actions={<Files year={year} />}>
            {m.lead}
          </AreaHeading>
          {failure}
          <NativeSelect
            label={m.year}
            maw={160}
            mb="xl"
            value={String(year)}
            data={[...new Set([...years, year])].map(String)}
            onChange={({ currentTarget: { value } }) => onYear(Number(value))}
          />
          {farms.length === 0 ? (
            <EmptyState title={m.none} />
          ) : (
            <FarmsTable year={year} farms={farms} total={total} />
          )}
          <TextLink href="/dashboard/payments/payouts">{m.toRuns}</TextLink>
        </>
      )}
    </Loaded>
  );
}

type FarmsTableProps = Pick<Years, "farms" | "total"> & { year: number };

function FarmsTable({ year, farms, total }: FarmsTableProps) {
  const headings = [m.gross, m.commission, m.tookBack, m.earned, m.paid, m.owedAfter];
  return (
    <table className={tables.table}>
      <FiguresHead words={[m.farm]} figures={headings} />
      <tbody>
        {farms.map((farm) => (
          <tr key={farm.farmId}>
            <th scope="row">
              <TextLink href={`/dashboard/farmer/payouts/year?year=${year}&farm=${farm.farmId}`}>
                {farm.farmName}
              </TextLink>
            </th>
            <Figures headings={headings} figures={farm} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{m.allFarms}</th>
          <Figures headings={headings} figures={total} />
        </tr>
      </tfoot>
    </table>
  );
}

/** The first three columns add up to the fourth; each farm's own page and the files show who bears which refunds. */
function Figures({ headings, figures }: { headings: readonly string[]; figures: YearFigures }) {
  const { gross, commission, earned, refunds, paid, owedAfter } = figures;
  const tookBack = sumCents([refunds.farm.share, refunds.customer.share]);
  const amounts = [gross, commission, tookBack, earned, paid, owedAfter];
  return headings.map((heading, at) => (
    <td key={heading} data-label={heading} data-end>
      {formatUsd(amounts[at] ?? gross)}
    </td>
  ));
}

function Files({ year }: { year: number }) {
  const csv = trpc.admin.payouts.yearCsv.useMutation({
    meta: { failureTitle: m.fileNotMade },
    onSuccess: (text) => saveTextFile(`${m.file(year)}.csv`, text),
  });
  return (
    <PdfOrCsv
      words={{ pdf: m.pdf, csv: m.csv }}
      pdf={farmYearPath(year)}
      csv={{ isPending: csv.isPending, onAsk: () => csv.mutate({ year }) }}
    />
  );
}
