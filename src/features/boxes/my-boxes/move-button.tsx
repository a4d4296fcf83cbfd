import "@mantine/core/styles/Radio.layer.css";
import { boxesMine as m } from "#messages/boxes/mine.ts";
import { boxesNext } from "#messages/boxes/next.ts";
import { Button, Radio, Stack, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { formatDeadline } from "#shared/deadline.ts";
import { formatDayLong, formatDayShort } from "#shared/time.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import type { MyBox } from "#client/lib/boxes/my-box/my-box.ts";
import { REQUIRED_CHOICE } from "#client/lib/forms/required-mark.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { OpenModal } from "#client/ui/page/open-modal.tsx";

/** Moves a box to another day of its week; each day shows what would change. */
export function MoveButton({ box }: { box: MyBox }) {
  const [opened, setOpened] = useState(false);
  const day = formatDayShort(box.day);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {m.move}
        <VisuallyHidden>{boxesNext.ofDay(day)}</VisuallyHidden>
      </Button>
      {opened ? (
        <OpenModal onClose={() => setOpened(false)} title={m.moveWhen(formatDayLong(box.day))}>
          <MoveForm box={box} onDone={() => setOpened(false)} />
        </OpenModal>
      ) : null}
    </>
  );
}

function MoveForm({ box, onDone }: { box: MyBox; onDone: () => void }) {
  const [day, setDay] = useState("");
  const [isMissing, setMissing] = useState(false);
  const { move, isPending } = useMove(box);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (day === "") return setMissing(true);
        void move(day).then(onDone, () => {});
      }}
    >
      <Stack>
        <Radio.Group
          label={m.moveText}
          value={day}
          error={isMissing ? m.chooseDay : null}
          onChange={(value) => {
            setDay(value);
            setMissing(false);
          }}
        >
          <Stack gap="sm" my="xs">
            {box.moves.map((one) => (
              <Radio
                key={one.day}
                {...REQUIRED_CHOICE.radio}
                value={one.day}
                label={formatDayLong(one.day)}
                description={m.changeUntil(formatDeadline(one.until))}
              />
            ))}
          </Stack>
        </Radio.Group>
        <Button type="submit" loading={isPending}>
          {m.moveIt}
        </Button>
      </Stack>
    </form>
  );
}

/** Moves a box and shows a confirmation with undo, which returns a box that was not moved before to its rhythm. */
function useMove({ id, day: before, chosenFrom }: MyBox) {
  const utils = trpc.useUtils();
  const options = {
    meta: { failureTitle: boxesNext.notChanged },
    onSettled: () => utils.boxes.own.invalidate(),
  };
  const change = trpc.boxes.own.move.useMutation(options);
  const undo = trpc.boxes.own.move.useMutation(options);
  const move = async (day: string | null) => {
    await change.mutateAsync({ id, day });
    notify.show({
      variant: "success",
      title: m.isMoved(formatDayLong(day ?? chosenFrom ?? before)),
      action: {
        label: boxesNext.undo,
        run: (toast) =>
          void undo.mutateAsync({ id, day: chosenFrom === null ? null : before }).then(
            () => toast.update({ variant: "default", title: boxesNext.asBefore }),
            // The mutation shows its own error toast.
            () => {},
          ),
      },
    });
  };
  return { move, isPending: change.isPending };
}

/** Moves a box back to its regular day. */
export function MoveBackButton({ box }: { box: MyBox }) {
  const { move, isPending } = useMove(box);
  return (
    <Button variant="default" loading={isPending} onClick={() => void move(null).catch(() => {})}>
      {m.moveBack}
    </Button>
  );
}
