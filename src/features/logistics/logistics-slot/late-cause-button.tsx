import { logisticsLate as m } from "#messages/logistics/late.ts";
import { Button, type ButtonProps, Drawer, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { capital } from "#shared/capital.ts";
import { LATE_CAUSES, type LateCause, lateCauseWords } from "#shared/logistics/late-cause.ts";
import { lostAnswer } from "#client/lib/api/lost-answer.ts";
import { trpc } from "#client/lib/api/trpc.ts";

type LateCauseButtonProps = Pick<ButtonProps, "size"> & {
  van: { id: string; name: string; lateCause: LateCause | null };
  /** Whether the page says already that the van is late. */
  isKnown?: boolean;
};

/** Says in two taps what holds a van up. Its late emails and orders say the same. */
export function LateCauseButton({ van, isKnown = false, ...button }: LateCauseButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        aria-label={isKnown ? m.sayWhyOf(van.name) : m.runningLateOf(van.name)}
        onClick={() => setOpen(true)}
        {...button}
      >
        {isKnown ? m.sayWhy : m.runningLate}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position="bottom"
        size="auto"
        title={m.whatHolds}
      >
        <Causes van={van} onSaid={() => setOpen(false)} />
      </Drawer>
    </>
  );
}

type CausesProps = { van: LateCauseButtonProps["van"]; onSaid: () => void };

/** The causes as buttons. What was said last is pressed and can be taken back. */
function Causes({ van, onSaid }: CausesProps) {
  const utils = trpc.useUtils();
  const say = trpc.logistics.sayLateCause.useMutation({
    meta: { failureTitle: m.notSaid, fallback: m.offline, ...lostAnswer() },
    onSuccess: onSaid,
    onSettled: () => utils.logistics.invalidate(),
  });
  const choose = (cause: LateCause | null) => ({
    loading: say.isPending && say.variables.cause === cause,
    disabled: say.isPending,
    onClick: () => say.mutate({ routeId: van.id, cause }),
  });
  return (
    <Stack gap="sm">
      <Text>{m.whoReads}</Text>
      {LATE_CAUSES.map((cause) => (
        <Button
          key={cause}
          size="lg"
          fullWidth
          variant={cause === van.lateCause ? "filled" : "default"}
          aria-pressed={cause === van.lateCause}
          {...choose(cause)}
        >
          {capital(lateCauseWords(cause))}
        </Button>
      ))}
      {van.lateCause ? (
        <Button size="lg" fullWidth variant="subtle" {...choose(null)}>
          {m.sayNoCause}
        </Button>
      ) : null}
    </Stack>
  );
}
