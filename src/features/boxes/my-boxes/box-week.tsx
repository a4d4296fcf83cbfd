import { boxesMine as m } from "#messages/boxes/mine.ts";
import { Group } from "@mantine/core";
import { orderPath } from "#shared/orders/order-path.ts";
import {
  IconAlertTriangle,
  IconCalendarEvent,
  IconCalendarOff,
  IconCreditCard,
  IconHeartHandshake,
  IconPackage,
  IconX,
  type TablerIcon,
} from "@tabler/icons-react";
import type { BoxState } from "#shared/boxes/box-plan.ts";
import { boxStateWords, unmetHeading } from "#shared/boxes/box-words.ts";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { capital } from "#shared/capital.ts";
import { formatDayEnd, formatDayShort } from "#shared/time.ts";
import { type MyBox, untilWords } from "#client/lib/boxes/my-box/my-box.ts";
import { SkipButton } from "#client/lib/boxes/my-box/skip-button.tsx";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import { Rich } from "#client/ui/rich.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { DonateButton } from "./donate-button.tsx";
import { MoveBackButton, MoveButton } from "./move-button.tsx";
import { Contents } from "./contents.tsx";
import classes from "./my-boxes.module.css";
import { Unbroken } from "#client/ui/unbroken.tsx";

export const BOX_ICONS: Record<BoxState, TablerIcon> = {
  planned: IconCalendarEvent,
  skipped: IconCalendarOff,
  charging: IconCreditCard,
  declined: IconAlertTriangle,
  placed: IconPackage,
  given_up: IconX,
  canceled: IconX,
};

/** The id of the element that shows a box of the calendar. */
export const boxCardId = (id: string): string => `box-${id}`;

/** The calendar's selected box: state as icon and text, amounts, contents, and the actions with their deadline. */
export function BoxWeek({ box }: { box: MyBox }) {
  const { day, window, state, total, contents, unmet, isOpen, movedFrom, chosenFrom, donatedTo } =
    box;
  const Icon = BOX_ICONS[state];
  const comes = state !== "skipped" && state !== "canceled" && state !== "given_up";
  return (
    <section
      id={boxCardId(box.id)}
      className={classes["week"]}
      data-state={state}
      aria-label={formatSlot(day, window)}
    >
      <div className={classes["head"]}>
        <Icon aria-hidden="true" size={22} className={classes["icon"]} />
        <div className={classes["words"]}>
          <h2 className={classes["title"]}>{capital(formatSlot(day, window))}</h2>
          <p className={classes["quiet"]}>
            <Rich>{m.stateUntil(boxStateWords(state), until(box))}</Rich>
          </p>
          {box.orderUntil && box.orderNumber ? (
            <p className={classes["quiet"]}>
              <Rich>
                {m.closedBut(formatDayEnd(box.orderUntil), (words) => (
                  <TextLink href={orderPath(box.orderNumber ?? "")}>{words}</TextLink>
                ))}
              </Rich>
            </p>
          ) : null}
          {movedFrom ? (
            <p className={classes["quiet"]}>{m.movedFrom(formatDayShort(movedFrom))}</p>
          ) : null}
          {chosenFrom ? (
            <p className={classes["quiet"]}>{m.chosenFrom(formatDayShort(chosenFrom))}</p>
          ) : null}
          {donatedTo ? (
            <p className={classes["given"]}>
              <IconHeartHandshake aria-hidden="true" size={18} /> {m.goesTo(donatedTo)}
            </p>
          ) : null}
        </div>
        {comes ? <MoneyText amount={total} className={classes["money"]} /> : null}
      </div>
      {comes && unmet.length > 0 ? <UnmetSwaps texts={unmet} isOpen={isOpen} /> : null}
      {comes && contents ? <Contents box={box} /> : null}
      {comes && !contents && isOpen ? <p className={classes["quiet"]}>{m.cannotFill}</p> : null}
      {isOpen ? (
        <Group gap="xs">
          <SkipButton box={box} />
          {box.moves.length > 0 ? <MoveButton box={box} /> : null}
          {box.canMoveBack ? <MoveBackButton box={box} /> : null}
          {comes ? <DonateButton box={box} /> : null}
        </Group>
      ) : null}
    </section>
  );
}

/** The swaps that could not be made, so that the customer does not find out at the door. */
function UnmetSwaps({ texts, isOpen }: { texts: readonly string[]; isOpen: boolean }) {
  return (
    <div className={classes["unmet"]}>
      <p>{unmetHeading(texts.length, isOpen)}</p>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** A link to the order placed for the box, else the deadline for changes. */
function until(box: MyBox) {
  const { orderNumber } = box;
  if (!orderNumber) return untilWords(box);
  return (
    <TextLink href={orderPath(orderNumber)}>
      <Rich>{m.order(<Unbroken>{orderNumber}</Unbroken>)}</Rich>
    </TextLink>
  );
}
