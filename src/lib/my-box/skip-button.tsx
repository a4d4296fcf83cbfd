import { Button, VisuallyHidden } from "@mantine/core";
import { formatDayShort } from "#shared/time.ts";
import { trpc } from "../trpc.ts";
import type { MyBox } from "./my-box.ts";

/** Leaves a box out, or lets it come after all; until its cut-off. */
export function SkipButton({ box: { id, day, state } }: { box: MyBox }) {
  const utils = trpc.useUtils();
  const skip = trpc.myBoxes.skip.useMutation({
    meta: { failureTitle: "The box was not changed" },
    onSettled: () => utils.myBoxes.read.invalidate(),
  });
  const skipped = state !== "skipped";
  return (
    <Button variant="default" loading={skip.isPending} onClick={() => skip.mutate({ id, skipped })}>
      {skipped ? "Skip this box" : "Let it come"}
      <VisuallyHidden> of {formatDayShort(day)}</VisuallyHidden>
    </Button>
  );
}
