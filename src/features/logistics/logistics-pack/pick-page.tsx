import { Badge, Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { formatDayLong, formatInstant } from "#shared/time.ts";
import { DayChoice } from "../logistics-slot/slot-choice.tsx";
import { failureMessage, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import styles from "./logistics-pack.module.css";

type Farm = Outputs["logistics"]["pick"][number];

/** What the farms bring for a day, by farm and product. */
export function PickPage({ day, onChoose }: { day: string; onChoose: (day: string) => void }) {
  const query = trpc.logistics.pick.useQuery({ day }, { refetchOnMount: "always" });
  return (
    <>
      <AreaHeading
        title="Pick list"
        actions={
          <Button
            variant="default"
            className={styles["noPrint"]}
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        }
      >
        {formatDayLong(day)}
      </AreaHeading>
      <DayChoice day={day} onChoose={onChoose} />
      {query.isPending ? <PageSkeleton withHeading={false} /> : null}
      {query.isError ? (
        <ErrorPanel message={failureMessage(query.error)} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data?.length === 0 ? (
        <EmptyState title="Nothing comes from the farms on this day" />
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
            {short > 0 ? (
              <Badge color="clay" variant="filled">
                {short} short
              </Badge>
            ) : null}
            <span className={styles["quiet"]}>
              {ready} of {units} ready
            </span>
          </li>
        ))}
      </ul>
      {farm.closed ? (
        <p className={styles["quiet"]}>
          Pick-up closed by hand by {farm.closed.by}, {formatInstant(farm.closed.at)}
        </p>
      ) : (
        <ClosePickupButton day={day} farm={farm} />
      )}
    </section>
  );
}

/** For goods that have come although their farm marked nothing. */
function ClosePickupButton({ day, farm: { farmId, farmName, products } }: FarmCardProps) {
  const utils = trpc.useUtils();
  const close = trpc.logistics.closePickup.useMutation({
    meta: { failureTitle: "The pick-up was not closed" },
    onSettled: () => utils.logistics.invalidate(),
  });
  const waiting = products.reduce((sum, { units, ready }) => sum + units - ready, 0);
  return (
    <div className={styles["noPrint"]}>
      <ConfirmButton
        label="Close the pick-up"
        question={
          waiting === 0
            ? `${farmName} has marked everything. The pick-up is closed in your name.`
            : `Everything from ${farmName} has come in, and ${waiting === 1 ? "the unit it has not marked counts" : `the ${waiting} units it has not marked count`} as harvested, in your name.`
        }
        onConfirm={() => close.mutateAsync({ day, farmId })}
      />
    </div>
  );
}
