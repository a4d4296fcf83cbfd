import { boxesNext as m } from "#messages/boxes/next.ts";
import { Button, VisuallyHidden } from "@mantine/core";
import { formatDayShort } from "#shared/time.ts";
import type { ShownToast } from "#shared/platform/toast.ts";
import { notify } from "../../toasts/notify.ts";
import { trpc } from "../../api/trpc.ts";
import type { MyBox } from "./my-box.ts";

/** Skips a box, or undoes that; until its cut-off. */
export function SkipButton({ box: { id, day, state } }: { box: MyBox }) {
  const utils = trpc.useUtils();
  const common = {
    meta: { failureTitle: m.notChanged },
    onSettled: () => utils.boxes.own.invalidate(),
  };
  const takeBack = trpc.boxes.own.skip.useMutation(common);
  const skip = trpc.boxes.own.skip.useMutation({
    ...common,
    onSuccess: (_done, { skipped: isSkipped }) => {
      notify.show({
        variant: "success",
        title: isSkipped ? m.isSkipped : m.comes,
        description: formatDayShort(day),
        action: { label: m.undo, run: (toast) => undo(toast, !isSkipped) },
      });
    },
  });
  const undo = (toast: ShownToast, before: boolean) =>
    void takeBack.mutateAsync({ id, skipped: before }).then(
      () => toast.update({ variant: "default", title: m.asBefore }),
      // Failures already show a toast.
      () => {},
    );
  const skipped = state !== "skipped";
  return (
    <Button variant="default" loading={skip.isPending} onClick={() => skip.mutate({ id, skipped })}>
      {skipped ? m.skip : m.unskip}
      <VisuallyHidden>{m.ofDay(formatDayShort(day))}</VisuallyHidden>
    </Button>
  );
}
