import { boxesMine as m } from "#messages/boxes/mine.ts";
import { Button, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { formatUsd } from "#shared/money.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { AllergyNote } from "#client/lib/accounts/allergies/allergy-note.tsx";
import type { MyBox } from "#client/lib/boxes/my-box/my-box.ts";
import { BoxMoney } from "./box-money.tsx";
import { SwapDialog } from "./swap-dialog.tsx";
import classes from "./my-boxes.module.css";

type Thing = NonNullable<MyBox["contents"]>[number];

/** The contents of a box; each item can be swapped until the box's cut-off. */
export function Contents({ box }: { box: MyBox }) {
  const [out, setOut] = useState<Thing | null>(null);
  const { id, contents, isOpen, isSwapped } = box;
  const things = contents ?? [];
  return (
    <div className={classes["contents"]}>
      <p className={classes["quiet"]}>{isOpen ? m.plannedSoFar : m.inThisBox}</p>
      <ul className={classes["things"]}>
        {things.map((thing) => (
          <li key={thing.id} className={classes["thing"]}>
            <span>
              {thing.name}
              <span className={classes["small"]}>
                {thing.pack}, {thing.farmName}, {formatUsd(thing.price)}
              </span>
              <AllergyNote id={thing.id} />
            </span>
            {isOpen ? (
              <Button size="sm" variant="default" onClick={() => setOut(thing)}>
                {m.swap}
                <VisuallyHidden> {thing.name}</VisuallyHidden>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <BoxMoney box={box} />
      {isOpen && isSwapped ? <Unswap id={id} /> : null}
      {out ? <SwapDialog boxId={id} out={out} onClose={() => setOut(null)} /> : null}
    </div>
  );
}

function Unswap({ id }: { id: string }) {
  const utils = trpc.useUtils();
  const unswap = trpc.boxes.own.unswap.useMutation({
    meta: { failureTitle: m.notChanged },
    onSettled: () => utils.boxes.own.invalidate(),
  });
  return (
    <Button
      size="sm"
      variant="default"
      mt="sm"
      loading={unswap.isPending}
      onClick={() => unswap.mutate({ id })}
    >
      {m.undoSwaps}
    </Button>
  );
}
