import { boxesMine as m } from "#messages/boxes/mine.ts";
import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { capital } from "#shared/capital.ts";
import { boxStateWords } from "#shared/boxes/box-words.ts";
import { formatDayShort } from "#shared/time.ts";
import type { MyBox } from "#client/lib/boxes/my-box/my-box.ts";
import { BOX_ICONS, boxCardId, BoxWeek } from "./box-week.tsx";
import classes from "./my-boxes.module.css";

/** The coming deliveries as a row of days, and the box of the selected day, or of the next one. */
export function BoxCalendar({ boxes }: { boxes: readonly MyBox[] }) {
  const named = useLocation({ select: ({ hash }) => hash });
  const [chosen, setChosen] = useState<string | null>(null);
  const open = openBox(boxes, [chosen, named]);
  if (!open) return null;
  return (
    <>
      <ol className={classes["days"]} aria-label={m.coming}>
        {boxes.map((box) => (
          <li key={box.id}>
            <Day box={box} isOpen={box.id === open.id} onOpen={() => setChosen(box.id)} />
          </li>
        ))}
      </ol>
      <BoxWeek key={open.id} box={open} />
    </>
  );
}

type DayProps = { box: MyBox; isOpen: boolean; onOpen: () => void };

function Day({ box: { id, day, state, donatedTo }, isOpen, onOpen }: DayProps) {
  const Icon = BOX_ICONS[state];
  return (
    <button
      type="button"
      className={classes["day"]}
      data-state={state}
      aria-expanded={isOpen}
      aria-controls={isOpen ? boxCardId(id) : undefined}
      onClick={onOpen}
    >
      <span className={classes["date"]}>{capital(formatDayShort(day))}</span>
      <span className={classes["state"]}>
        <Icon aria-hidden="true" size={16} />
        {donatedTo && state === "planned" ? m.donated : boxStateWords(state)}
      </span>
    </button>
  );
}

/** The first of these that exists, else the next box that can be changed, else the first box. */
function openBox(boxes: readonly MyBox[], wanted: readonly (string | null)[]): MyBox | undefined {
  for (const id of wanted) {
    const found = boxes.find((box) => box.id === id);
    if (found) return found;
  }
  return boxes.find(({ isOpen }) => isOpen) ?? boxes[0];
}
