import { logisticsPack as m } from "#messages/logistics/pack.ts";
import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { type Slot, SlotChoice } from "../logistics-slot/slot-choice.tsx";
import { ChoiceSelect } from "#client/ui/fields/choice-select.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { LabelSheet } from "./label-sheets.tsx";
import styles from "./logistics-pack.module.css";
import { PackingSlips } from "./packing-slips.tsx";
import { type Paper, PAPERS } from "./paper-search.ts";

type LabelsPageProps = Slot & {
  paper: Paper;
  onChoose: (chosen: Slot & { paper: Paper }) => void;
};

/** What is printed for the crates of a window, in loading order: their labels, or the slips that go into them. */
export function LabelsPage({ day, window: slot, paper, onChoose }: LabelsPageProps) {
  const words = formatSlot(day, slot);
  return (
    <>
      <div className={styles["noPrint"]}>
        <AreaHeading
          title={m.papers[paper]}
          actions={
            <Button
              leftSection={<IconPrinter size={18} aria-hidden />}
              onClick={() => window.print()}
            >
              {m.print}
            </Button>
          }
        >
          {m.paperOf[paper](words)}
        </AreaHeading>
      </div>
      <SlotChoice day={day} window={slot} onChoose={(chosen) => onChoose({ ...chosen, paper })}>
        <ChoiceSelect
          label={m.paper}
          name="paper"
          value={paper}
          options={PAPERS.map((id) => ({ id, label: m.papers[id] }))}
          onChoose={(chosen) => onChoose({ day, window: slot, paper: chosen })}
        />
      </SlotChoice>
      {paper === "slips" ? (
        <PackingSlips day={day} window={slot} />
      ) : (
        <LabelSheet slot={{ day, window: slot }} paper={paper} />
      )}
    </>
  );
}
