import { NativeSelect, Title } from "@mantine/core";
import { farmsYear as m } from "#messages/farms/page/year.ts";
import { formatUsd } from "#shared/money.ts";
import { yearSections } from "#shared/payments/payouts/farm-year-words.ts";
import { farmYearPath } from "#shared/payments/payouts/statement-files.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { PdfOrCsv } from "#client/lib/payments/pdf-or-csv.tsx";
import { saveTextFile } from "#client/lib/save-file.ts";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import styles from "./statement.module.css";

type YearPageProps = {
  farmId: number | undefined;
  year: number;
  onYear: (year: number) => void;
};

/** A farm's sales, refunds borne, and payouts in a year, for its tax return. */
export function YearPage({ farmId, year, onYear }: YearPageProps) {
  const input = { farmId, year };
  const query = trpc.farmer.payouts.year.useQuery(input, { refetchOnMount: "always" });
  return (
    <Loaded query={query} waiting={<PageSkeleton />} isPage>
      {({ years, farm }, failure) => (
        <div className={styles.page}>
          <AreaHeading title={m.title(year)} actions={<Files input={input} />}>
            {farm.legalName ?? farm.farmName}. {m.lead}
          </AreaHeading>
          {failure}
          <NativeSelect
            label={m.year}
            maw={160}
            value={String(year)}
            data={[...new Set([...years, year])].map(String)}
            onChange={({ currentTarget: { value } }) => onYear(Number(value))}
          />
          {yearSections(year, farm).map(({ title, rows }) => (
            <section key={title} aria-label={title}>
              <Title order={2} size="h3" mt="xl" mb="xs">
                {title}
              </Title>
              <FactList facts={rows.map(([label, amount]) => [label, formatUsd(amount)])} />
            </section>
          ))}
          <p>
            <TextLink href="/dashboard/farmer/sales">{m.toPayouts}</TextLink>
          </p>
        </div>
      )}
    </Loaded>
  );
}

type FilesProps = { input: { farmId: number | undefined; year: number } };

function Files({ input }: FilesProps) {
  const csv = trpc.farmer.payouts.yearCsv.useMutation({
    meta: { failureTitle: m.fileNotMade },
    onSuccess: (text) => saveTextFile(`${m.file(input.year)}.csv`, text),
  });
  return (
    <PdfOrCsv
      words={{ pdf: m.pdf, csv: m.csv }}
      pdf={farmYearPath(input.year, input.farmId)}
      csv={{ isPending: csv.isPending, onAsk: () => csv.mutate(input) }}
      size="lg"
    />
  );
}
