import { logisticsTitles as titles } from "#messages/logistics/titles.ts";
import { Badge, Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { logisticsPack as m } from "#messages/logistics/pack.ts";
import { capital } from "#shared/capital.ts";
import { formatDayLong, formatInstant } from "#shared/time.ts";
import { asOfWords, RefreshButton } from "../logistics-slot/freshness.tsx";
import { EmptyDay } from "../logistics-slot/empty-day.tsx";
import { DayChoice } from "../logistics-slot/slot-choice.tsx";
import { lostAnswer } from "#client/lib/api/lost-answer.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { QueryState } from "#client/lib/api/query-state.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import styles from "./logistics-pack.module.css";

type Farm = Outputs["logistics"]["pick"][number];

/** What the farms bring for a day, by farm and product. */
export function PickPage({ day, onChoose }: { day: string; onChoose: (day: string) => void }) {
  const query = trpc.logistics.pick.useQuery({ day }, { refetchOnMount: "always" });
  return (
    <>
      <AreaHeading
        title={titles.pickList}
        actions={
          <>
            <RefreshButton
              query={query}
              onPress={() => void query.refetch()}
              className={styles["noPrint"]}
            />
            <Button
              variant="default"
              className={styles["noPrint"]}
              leftSection={<IconPrinter size={18} aria-hidden />}
              onClick={() => window.print()}
            >
              {m.print}
            </Button>
          </>
        }
      >
        {capital(formatDayLong(day))}. {asOfWords(query)}
      </AreaHeading>
      <DayChoice day={day} onChoose={onChoose} />
      <QueryState query={query} waiting={<PageSkeleton withHeading={false} />} />
      {query.data?.length === 0 ? (
        <EmptyDay
          title={m.nothingComes}
          page="/dashboard/logistics/pick"
          slot={{ day }}
          by="harvest"
        />
      ) : null}
      <div className={styles["stack"]}>
        {query.data?.map((farm) => (
          <FarmCard key={farm.farmId} day={day} farm={farm} />
        ))}
      </div>
    </>
  );
}

type FarmCardProps = { day: string; farm: Farm };

function FarmCard({ day, farm }: FarmCardProps) {
  return (
    <section className={styles["card"]} aria-labelledby={`farm-${farm.farmId}`}>
      <h2 id={`farm-${farm.farmId}`} className={styles["title"]}>
        {farm.farmName}
      </h2>
      <ul className={styles["lines"]}>
        {farm.products.map(({ productId, name, pack, units, ready, short }) => (
          <li key={productId} className={styles["line"]}>
            <span className={styles["units"]}>{units}</span>
            <span className={styles["what"]}>
              <strong>{name}</strong>
              <span className={styles["quiet"]}>{pack}</span>
            </span>
            <span className={styles["state"]}>
              {short > 0 ? (
                <Badge color="clay" variant="filled">
                  {m.short(short)}
                </Badge>
              ) : null}
              {units > 0 ? <span className={styles["quiet"]}>{m.ready(ready, units)}</span> : null}
            </span>
          </li>
        ))}
      </ul>
      {farm.closed ? (
        <p className={styles["quiet"]}>
          {m.pickupClosed(farm.closed.by, formatInstant(farm.closed.at))}
        </p>
      ) : (
        <ClosePickupButton day={day} farm={farm} />
      )}
    </section>
  );
}

/** For goods that arrived although their farm marked nothing. */
function ClosePickupButton({ day, farm: { farmId, farmName, products } }: FarmCardProps) {
  const utils = trpc.useUtils();
  const close = trpc.logistics.closePickup.useMutation({
    meta: { failureTitle: m.pickupNotClosed, ...lostAnswer() },
    onSettled: () => utils.logistics.invalidate(),
  });
  const toWeigh = products.reduce((sum, product) => sum + product.toWeigh, 0);
  const waiting = products.reduce((sum, product) => sum + product.waiting, 0);
  const question = waiting === 0 ? m.allMarked(farmName) : m.countsAsHarvested(farmName, waiting);
  return (
    <div className={styles["noPrint"]}>
      <ConfirmButton
        label={m.closePickup}
        question={toWeigh === 0 ? question : `${question} ${m.weighedHere(toWeigh)}`}
        onConfirm={() => close.mutateAsync({ day, farmId })}
      />
    </div>
  );
}
