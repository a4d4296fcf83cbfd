import { Button, Modal, NativeSelect, Stack, Text, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { formatUsd } from "#shared/money.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { useTakeOff } from "./order-calls.ts";
import type { Line } from "./order-goods.tsx";

type TakeOffButtonProps = { number: string; line: Line; left: number };

/** Takes units of a line off the order before its cut-off; the money goes back. */
export function TakeOffButton({ number, line, left }: TakeOffButtonProps) {
  const [opened, setOpened] = useState(false);
  const [quantity, setQuantity] = useState(1);
  const takeOff = useTakeOff({
    onDone: ({ amount }) => {
      setOpened(false);
      setQuantity(1);
      notify.success(
        `${formatUsd(amount)} goes back to you`,
        `${line.name} was removed from your order.`,
      );
    },
  });
  return (
    <>
      <Button size="sm" variant="default" onClick={() => setOpened(true)}>
        Remove<VisuallyHidden> {line.name}</VisuallyHidden>
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={`Remove ${line.name} from this order`}
      >
        <Stack>
          {left > 1 ? (
            <NativeSelect
              label="How many?"
              value={String(quantity)}
              onChange={(event) => setQuantity(Number(event.currentTarget.value))}
              data={Array.from({ length: left }, (_, index) => ({
                value: String(index + 1),
                label: index + 1 === left ? `All ${left}` : String(index + 1),
              }))}
            />
          ) : null}
          <Text>
            We refund what you paid for it, tax included, the way you paid. If you add it to this
            order again, you pay for it again.
          </Text>
          <Button
            loading={takeOff.isPending}
            onClick={() => void takeOff.run({ number, productId: line.productId, quantity })}
          >
            Remove it
          </Button>
        </Stack>
      </Modal>
    </>
  );
}
