import { logisticsCrate } from "#messages/logistics/crate.ts";
import { logisticsPack as m } from "#messages/logistics/pack.ts";
import { memo, useState } from "react";
import { Badge, Button, Checkbox } from "@mantine/core";
import "@mantine/core/styles/InlineInput.layer.css";
import { formatWeight } from "#shared/catalog/weights/weight.ts";
import { coldUnits } from "#shared/logistics/cold.ts";
import { ORDER_STATE_WORDS } from "#shared/orders/words/order-words.ts";
import { lostAnswer } from "#client/lib/api/lost-answer.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { WeighDialog } from "#client/lib/farms/weigh/weigh-dialog.tsx";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import styles from "./logistics-pack.module.css";
import { type Crate, useCrateMove } from "./use-crate-move.ts";
import { OrderNumber } from "#client/lib/orders/order-number.tsx";

/**
 * One order's crate: a checkbox for each line. It closes with the last one and can be reopened until its van
 * leaves. Memoized, so that among hundreds only the changed crate rerenders.
 */
export const CrateCard = memo(function CrateCard({ crate }: { crate: Crate }) {
  const { number, name, city, zipCode, stop, state, lines, canPack, canUnpack, isStopped } = crate;
  const cold = coldUnits(lines);
  return (
    <section className={styles["card"]} aria-labelledby={number}>
      <header className={styles["head"]}>
        <h2 id={number} className={styles["title"]}>
          {name || number}
        </h2>
        <Badge variant="light">{ORDER_STATE_WORDS[state]}</Badge>
        {cold > 0 ? <Badge variant="light">{logisticsCrate.cold(cold)}</Badge> : null}
        {isStopped ? (
          <Badge color="clay" variant="filled">
            {state === "packed" ? m.keepHere : m.doNotPack}
          </Badge>
        ) : null}
        <span className={styles["quiet"]}>
          <OrderNumber number={number} />, {city} {zipCode}
          {`, ${stop ? m.stopOn(stop.route, stop.position) : m.noVanYet}`}
        </span>
      </header>
      {isStopped ? (
        <p className={styles["stopped"]}>
          {m.bankDisputes} {state === "packed" ? m.keepOrUnpack : m.leaveAlone}
        </p>
      ) : null}
      <ul className={styles["lines"]}>
        {lines.map((line) => (
          <CrateLine key={line.productId} crate={crate} line={line} />
        ))}
      </ul>
      {canPack ? <CloseButton crate={crate} /> : null}
      {canUnpack ? <UnpackButton crate={crate} /> : null}
    </section>
  );
});

function usePackLine(crate: Crate) {
  return trpc.logistics.packLine.useMutation({
    meta: { failureTitle: m.notMarked, ...lostAnswer() },
    ...useCrateMove(crate),
  });
}

type Line = Crate["lines"][number];

function CrateLine({ crate, line }: { crate: Crate; line: Line }) {
  const pack = usePackLine(crate);
  const { productId, name, units, short, freed, isPacked, isReady } = line;
  return (
    <li className={styles["line"]}>
      <div className={styles["item"]}>
        {units > 0 ? (
          <Checkbox
            size="md"
            className={styles["tick"]}
            checked={pack.isPending ? (pack.variables?.packed ?? isPacked) : isPacked}
            disabled={!(crate.canPack || crate.canUnpack)}
            label={`${units} × ${name}`}
            // Not disabled while saving, because it would lose the focus.
            onChange={({ currentTarget: { checked } }) => {
              if (!pack.isPending) {
                pack.mutate({ orderNumber: crate.number, productId, packed: checked });
              }
            }}
          />
        ) : (
          <span className={styles["gone"]}>
            {freed > 0 ? m.canceledLine(name) : m.notComing(name)}
          </span>
        )}
        <span className={styles["quiet"]}>
          {line.pack}, {line.farmName}
          {isReady || units === 0 ? "" : `, ${m.notHarvestedYet}`}
          {line.byWeight?.weighed ? `, ${formatWeight(line.byWeight.weighed)}` : ""}
        </span>
      </div>
      {line.byWeight && units > 0 && !isPacked && crate.canPack ? (
        <WeighCrateLine crate={crate} line={line} byWeight={line.byWeight} />
      ) : null}
      {short > 0 ? (
        <Badge color="clay" variant="filled">
          {m.short(short)}
        </Badge>
      ) : null}
      {freed > 0 ? (
        <Badge color="clay" variant="light">
          {m.canceled(freed)}
        </Badge>
      ) : null}
    </li>
  );
}

/** Goods that the farm has not weighed are weighed here before they go into the crate. */
function WeighCrateLine({
  crate,
  line: { productId, name, units },
  byWeight,
}: {
  crate: Crate;
  line: Line;
  byWeight: NonNullable<Line["byWeight"]>;
}) {
  const [isOpen, setOpen] = useState(false);
  const { onSuccess, ...move } = useCrateMove(crate);
  const weigh = trpc.logistics.weigh.useMutation({
    meta: { failureTitle: m.notWeighed, ...lostAnswer() },
    ...move,
    onSuccess: async (moved) => {
      await onSuccess(moved);
      setOpen(false);
    },
  });
  const { weighed: before } = byWeight;
  return (
    <>
      <Button
        variant={before === null ? "filled" : "subtle"}
        aria-label={m.weighLine(name, crate.number)}
        onClick={() => setOpen(true)}
      >
        {before === null ? m.weigh : m.weighAgain}
      </Button>
      {isOpen ? (
        <WeighDialog
          name={name}
          units={units}
          byWeight={byWeight}
          isPending={weigh.isPending}
          onConfirm={(weight) =>
            weigh.mutate({ orderNumber: crate.number, productId, weight, before })
          }
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

/** A crate whose remaining lines fell short after the others were checked is closed by hand. */
function CloseButton({ crate }: { crate: Crate }) {
  const pack = usePackLine(crate);
  const wanted = crate.lines.filter(({ units }) => units > 0);
  const [first] = wanted;
  if (!first || wanted.some(({ isPacked }) => !isPacked)) return null;
  const { productId } = first;
  return (
    <Button
      loading={pack.isPending}
      onClick={() => pack.mutate({ orderNumber: crate.number, productId, packed: true })}
    >
      {m.closeCrate}
    </Button>
  );
}

function UnpackButton({ crate }: { crate: Crate }) {
  const { number, name } = crate;
  const unpack = trpc.logistics.unpack.useMutation({
    meta: { failureTitle: m.notUnpacked, ...lostAnswer() },
    ...useCrateMove(crate),
  });
  return (
    <ConfirmButton
      label={m.unpack}
      question={m.unpackAll(name || number)}
      onConfirm={() => unpack.mutateAsync({ orderNumber: number })}
    />
  );
}
