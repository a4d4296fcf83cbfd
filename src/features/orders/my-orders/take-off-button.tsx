import { ordersMine as m } from "#messages/orders/mine.ts";
import { Button, Modal, NativeSelect, Stack, Text, VisuallyHidden } from "@mantine/core";
import { useRef, useState } from "react";
import { formatUsd } from "#shared/money.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { useActKey } from "#client/lib/forms/use-act-key.ts";
import { useFocusLeft } from "#client/ui/buttons/use-focus-left.ts";
import { useTakeOff } from "./order-calls.ts";
import type { Line } from "./order-goods.tsx";

type TakeOffButtonProps = { number: string; line: Line; left: number };

/** Takes units of a line off the order before its cut-off; the money goes back. */
export function TakeOffButton({ number, line, left }: TakeOffButtonProps) {
  const [opened, setOpened] = useState(false);
  const [quantity, setQuantity] = useState(1);
  const [asOf, setAsOf] = useState(left);
  // The earlier request succeeded (its response was lost, or it was made elsewhere), so the next one is new.
  if (asOf !== left) {
    setAsOf(left);
    setOpened(false);
    setQuantity(1);
  }
  const button = useRef<HTMLButtonElement>(null);
  const focus = useFocusLeft(button);
  const actKey = useActKey();
  const takeOff = useTakeOff({
    onDone: ({ amount }) => {
      actKey.done();
      setOpened(false);
      setQuantity(1);
      const wasRemoved = m.wasRemoved(line.name);
      // Goods that a promotion code made free are refunded with zero.
      if (amount === 0) notify.success(wasRemoved);
      else notify.success(m.backToYou(formatUsd(amount)), wasRemoved);
    },
  });
  const send = () => {
    const asked = { number, productId: line.productId, quantity };
    focus.act(takeOff.run({ ...asked, key: actKey.of({ ...asked, left }) }));
  };
  return (
    <>
      <Button ref={button} size="sm" variant="default" onClick={() => setOpened(true)}>
        {m.remove}
        <VisuallyHidden> {line.name}</VisuallyHidden>
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title={m.removeFromOrder(line.name)}>
        <Stack>
          {left > 1 ? (
            <NativeSelect
              label={m.howMany}
              value={String(quantity)}
              onChange={(event) => setQuantity(Number(event.currentTarget.value))}
              data={Array.from({ length: left }, (_, index) => ({
                value: String(index + 1),
                label: index + 1 === left ? m.all(left) : String(index + 1),
              }))}
            />
          ) : null}
          <Text>{m.whatGoesBack}</Text>
          <Button loading={takeOff.isPending} onClick={send}>
            {m.removeIt}
          </Button>
        </Stack>
      </Modal>
    </>
  );
}
