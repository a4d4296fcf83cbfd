import { Badge, Button, VisuallyHidden } from "@mantine/core";
import { cardExpiry, cardLabel } from "#shared/kept-cards.ts";
import { type Outputs, trpc } from "#client/lib/trpc.ts";
import { ConfirmButton } from "#client/ui/confirm-button.tsx";
import classes from "./cards.module.css";

/** One kept card, and what can be done with it. */
export function CardTile({ card }: { card: Outputs["cards"]["list"][number] }) {
  const utils = trpc.useUtils();
  const onSuccess = () => utils.cards.list.invalidate();
  const choose = trpc.cards.choose.useMutation({
    meta: { failureTitle: "The card was not changed" },
    onSuccess,
  });
  const remove = trpc.cards.remove.useMutation({
    meta: { failureTitle: "The card was not removed" },
    onSuccess,
  });
  const { id, isDefault, paysBox } = card;
  const label = cardLabel(card);
  return (
    <li className={classes["card"]}>
      <h2 className={classes["title"]}>
        {label} {isDefault ? <Badge variant="light">First choice</Badge> : null}
      </h2>
      <p className={classes["quiet"]}>
        Good until {cardExpiry(card)}
        {paysBox ? ". Pays your weekly box" : ""}
      </p>
      <div className={classes["buttons"]}>
        {isDefault ? null : (
          <Button
            size="sm"
            variant="default"
            loading={choose.isPending}
            onClick={() => choose.mutate({ id })}
          >
            Make it the first choice<VisuallyHidden>: {label}</VisuallyHidden>
          </Button>
        )}
        <ConfirmButton
          size="sm"
          label="Remove"
          question={`${label} is forgotten. Orders that were paid with it are not changed.`}
          onConfirm={() => remove.mutateAsync({ id }).catch(() => {})}
        />
      </div>
    </li>
  );
}
