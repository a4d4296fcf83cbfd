import { Button, Title } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useHydrated } from "@tanstack/react-router";
import { platformQuarters as m } from "#messages/platform/stories/quarters.ts";
import { quartersFile, quartersPath } from "#shared/analytics/quarters.ts";
import { languageNow } from "#shared/language.ts";
import { formatInstant } from "#shared/time.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { ScrollRegion } from "#client/ui/data-table/scroll-region.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { QuartersTable } from "./quarters-table.tsx";
import styles from "./quarters.module.css";

const HEADING = "quarters";

/** The market by quarters, as a table and as a file. A failed query leaves the rest of the page as it is. */
export function Quarters() {
  const query = trpc.analytics.figures.quarters.useQuery();
  const isHydrated = useHydrated();
  const { data } = query;
  return (
    <section className={styles.section} aria-labelledby={HEADING}>
      <Title order={2} id={HEADING}>
        {m.title}
      </Title>
      {data && data.quarters.length > 0 ? (
        <>
          <ScrollRegion labelledBy={HEADING}>
            <QuartersTable {...data} />
          </ScrollRegion>
          <div className={styles.below}>
            <p className={styles.quiet}>
              {m.counted(formatInstant(data.asOf))}
              {data.toDate && data.quarters.some(({ figures }) => !figures)
                ? ` ${m.leavesOut}`
                : ""}
            </p>
            <Button
              component="a"
              href={quartersPath(languageNow())}
              download={quartersFile(languageNow())}
              variant="default"
              leftSection={<IconDownload size={20} aria-hidden />}
            >
              {m.download}
            </Button>
          </div>
        </>
      ) : null}
      {data?.quarters.length === 0 ? <p className={styles.quiet}>{m.none}</p> : null}
      {data ? null : <NotThere query={query} isWaiting={!isHydrated || query.isPending} />}
    </section>
  );
}

type NotThereProps = { query: Parameters<typeof QueryError>[0]["query"]; isWaiting: boolean };

/** The browser asks again for what the server could not read, so that an error is shown only then. */
function NotThere({ query, isWaiting }: NotThereProps) {
  return isWaiting ? <PageSkeleton withHeading={false} rows={3} /> : <QueryError query={query} />;
}
