import {
  IconAlertTriangle,
  IconCalendarEvent,
  IconCalendarOff,
  IconCreditCard,
  IconPackage,
  IconX,
  type TablerIcon,
} from "@tabler/icons-react";
import { Button, VisuallyHidden } from "@mantine/core";
import type { BoxState } from "#shared/box-plan.ts";
import { BOX_STATE_WORDS } from "#shared/box-words.ts";
import { formatSlot, type WindowId } from "#shared/delivery.ts";
import { formatDayShort, formatInstant } from "#shared/time.ts";
import { trpc } from "#client/lib/trpc.ts";
import { MoneyText } from "#client/ui/money-text.tsx";
import { TextLink } from "#client/ui/text-link.tsx";
import type { MyBox } from "./boxes-page.tsx";
import { Contents } from "./contents.tsx";
import classes from "./my-boxes.module.css";

const ICONS: Record<BoxState, TablerIcon> = {
  planned: IconCalendarEvent,
  skipped: IconCalendarOff,
  charging: IconCreditCard,
  declined: IconAlertTriangle,
  placed: IconPackage,
  given_up: IconX,
  cancelled: IconX,
};

/** One box of the calendar: state as icon and word, money, contents, and what can be done until when. */
export function BoxWeek({ box, window }: { box: MyBox; window: WindowId }) {
  const { day, state, total, contents, isOpen } = box;
  const Icon = ICONS[state];
  const comes = state !== "skipped" && state !== "cancelled" && state !== "given_up";
  return (
    <li className={classes["week"]} data-state={state}>
      <div className={classes["head"]}>
        <Icon aria-hidden="true" size={22} className={classes["icon"]} />
        <div>
          <h2 className={classes["title"]}>{formatSlot(day, window)}</h2>
          <p className={classes["quiet"]}>
            {BOX_STATE_WORDS[state]}. {until(box)}
          </p>
        </div>
        {comes ? <MoneyText amount={total} className={classes["money"]} /> : null}
      </div>
      {comes && contents ? <Contents box={box} /> : null}
      {comes && !contents && isOpen ? (
        <p className={classes["quiet"]}>
          As the harvest stands, this box cannot be filled within your wishes. Nothing is charged
          for a box that does not come.
        </p>
      ) : null}
      {isOpen ? <SkipButton box={box} /> : null}
    </li>
  );
}

/** Until when something can be done, or why not any more. */
function until({ state, dueAt, isOpen, lastError, orderNumber }: MyBox) {
  if (orderNumber) {
    return (
      <TextLink href={`/dashboard/customer/orders/${orderNumber}`}>Order {orderNumber}</TextLink>
    );
  }
  if (state === "given_up") return lastError;
  if (!dueAt || state === "charging" || state === "cancelled") return null;
  if (state === "declined") return `We try again ${formatInstant(dueAt)}.`;
  if (!isOpen) return `Closed since ${formatInstant(dueAt)}.`;
  return state === "skipped"
    ? `Nothing is charged. It can come after all until ${formatInstant(dueAt)}.`
    : `Charged ${formatInstant(dueAt)}; it can be changed until then.`;
}

function SkipButton({ box: { id, day, state } }: { box: MyBox }) {
  const utils = trpc.useUtils();
  const skip = trpc.myBoxes.skip.useMutation({
    meta: { failureTitle: "The box was not changed" },
    onSettled: () => utils.myBoxes.read.invalidate(),
  });
  const skipped = state !== "skipped";
  return (
    <div>
      <Button
        size="sm"
        variant="default"
        loading={skip.isPending}
        onClick={() => skip.mutate({ id, skipped })}
      >
        {skipped ? "Skip this box" : "Let it come"}
        <VisuallyHidden> of {formatDayShort(day)}</VisuallyHidden>
      </Button>
    </div>
  );
}
