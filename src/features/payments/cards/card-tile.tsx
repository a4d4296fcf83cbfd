import { Badge, Button, Text, VisuallyHidden } from "@mantine/core";
import { cardExpiry, cardLabel } from "#shared/payments/saved-cards.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { Tile } from "#client/ui/facts/tile.tsx";

/** One saved card, and what can be done with it. */
export function CardTile({ card }: { card: Outputs["payments"]["cards"]["list"][number] }) {
  const utils = trpc.useUtils();
  const onSuccess = () => utils.payments.cards.list.invalidate();
  const choose = trpc.payments.cards.choose.useMutation({
    meta: { failureTitle: "The card was not changed" },
    onSuccess,
  });
  const remove = trpc.payments.cards.remove.useMutation({
    meta: { failureTitle: "The card was not removed" },
    onSuccess,
  });
  const { id, isDefault, paysBox } = card;
  const label = cardLabel(card);
  return (
    <Tile
      title={
        <>
          {label} {isDefault ? <Badge variant="light">Default</Badge> : null}
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
              Make it the default<VisuallyHidden>: {label}</VisuallyHidden>
            </Button>
          )}
          <ConfirmButton
            size="sm"
            label="Remove"
            question={`${label} is removed. Orders paid with it are not affected.`}
            onConfirm={() => remove.mutateAsync({ id }).catch(() => {})}
          />
        </>
      }
    >
      <Text c="var(--color-quiet)">
        Valid through {cardExpiry(card)}
        {paysBox ? ". Pays your weekly box" : ""}
      </Text>
    </Tile>
  );
}
