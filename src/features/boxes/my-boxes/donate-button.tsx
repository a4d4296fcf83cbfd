import { boxesMine as m } from "#messages/boxes/mine.ts";
import { boxesNext } from "#messages/boxes/next.ts";
import { Button, Group, Stack, Text, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { formatUsd } from "#shared/money.ts";
import { formatDeadline } from "#shared/deadline.ts";
import { formatDayLong, formatDayOf, formatDayShort } from "#shared/time.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import type { MyBox } from "#client/lib/boxes/my-box/my-box.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { OpenModal } from "#client/ui/page/open-modal.tsx";

/** Donates a box to the food bank after confirming the costs and consequences, or takes the donation back. */
export function DonateButton({ box }: { box: MyBox }) {
  const [opened, setOpened] = useState(false);
  const { donate, isPending } = useDonate(box);
  const { day, donatedTo, donation } = box;
  if (donatedTo) {
    return (
      <Button variant="default" loading={isPending} onClick={() => donate(false)}>
        {m.takeBack}
      </Button>
    );
  }
  if (!donation) return null;
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {m.donate}
        <VisuallyHidden>{boxesNext.ofDay(formatDayShort(day))}</VisuallyHidden>
      </Button>
      {opened ? (
        <OpenModal onClose={() => setOpened(false)} title={m.donateThis(formatDayLong(day))}>
          <Stack>
            <Consequence box={box} donation={donation} />
            <Group justify="flex-end">
              <Button variant="default" onClick={() => setOpened(false)}>
                {m.goBack}
              </Button>
              <Button
                loading={isPending}
                onClick={() => donate(true, () => setOpened(false))}
                data-autofocus
              >
                {m.donateIt(formatUsd(donation.total))}
              </Button>
            </Group>
          </Stack>
        </OpenModal>
      ) : null}
    </>
  );
}

type Donation = NonNullable<MyBox["donation"]>;

function Consequence({ box, donation }: { box: MyBox; donation: Donation }) {
  const { dueAt, total: before } = box;
  const { name, place, total } = donation;
  const [sum, day] = [formatUsd(total), formatDayOf(dueAt ?? "")];
  return (
    <>
      <Text>{m.donateText(name, place)}</Text>
      <Text>
        {total === before ? m.donateMoney(sum, day) : m.donateOther(sum, formatUsd(before), day)}
      </Text>
      <Text>{m.donateUndo(formatDeadline(dueAt ?? ""))}</Text>
    </>
  );
}

function useDonate({ id, donation, donatedTo }: MyBox) {
  const utils = trpc.useUtils();
  const options = {
    meta: { failureTitle: boxesNext.notChanged },
    onSettled: () => utils.boxes.own.invalidate(),
  };
  const change = trpc.boxes.own.donate.useMutation(options);
  const undo = trpc.boxes.own.donate.useMutation(options);
  const donate = (donated: boolean, onDone?: () => void) =>
    change.mutate(
      { id, donated },
      {
        onSuccess: () => {
          onDone?.();
          notify.show({
            variant: "success",
            title: donated ? m.isDonated(donation?.name ?? donatedTo ?? "") : m.comesHome,
            action: {
              label: boxesNext.undo,
              run: (toast) =>
                void undo.mutateAsync({ id, donated: !donated }).then(
                  () => toast.update({ variant: "default", title: boxesNext.asBefore }),
                  // The mutation shows its own error toast.
                  () => {},
                ),
            },
          });
        },
      },
    );
  return { donate, isPending: change.isPending };
}
