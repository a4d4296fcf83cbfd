import { Badge, Button, Text, VisuallyHidden } from "@mantine/core";
import { paymentsCards as m } from "#messages/payments/cards/cards.ts";
import { cardExpiry, cardLabel } from "#shared/payments/cards/saved-cards.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { Tile } from "#client/ui/facts/tile.tsx";

/** One saved card and its actions. */
export function CardTile({ card }: { card: Outputs["payments"]["cards"]["list"][number] }) {
  const utils = trpc.useUtils();
  // Also after a failure: the request may have succeeded and only its response been lost.
  const onSettled = () => utils.payments.cards.list.invalidate();
  const choose = trpc.payments.cards.choose.useMutation({
    meta: { failureTitle: m.notChanged },
    onSettled,
  });
  const remove = trpc.payments.cards.remove.useMutation({
    meta: { failureTitle: m.notRemoved },
    onSettled,
  });
  const { id, isDefault, paysBox } = card;
  const label = cardLabel(card);
  return (
    <Tile
      title={
        <>
          {label} {isDefault ? <Badge variant="light">{m.isDefault}</Badge> : null}
        </>
      }
      actions={
        <>
          {isDefault ? null : (
            <Button
              size="sm"
              variant="default"
              loading={choose.isPending}
              onClick={() => choose.mutate({ id })}
            >
              {m.makeDefault}
              <VisuallyHidden>: {label}</VisuallyHidden>
            </Button>
          )}
          <ConfirmButton
            size="sm"
            label={m.remove}
            question={m.removed(label)}
            onConfirm={() => remove.mutateAsync({ id })}
          />
        </>
      }
    >
      <Text c="var(--color-quiet)">
        {paysBox ? m.validAndPaysBox(cardExpiry(card)) : m.validThrough(cardExpiry(card))}
      </Text>
    </Tile>
  );
}
