import { boxesPlan as m } from "#messages/boxes/plan.ts";
import { Button, Modal, NativeSelect, Skeleton, Text } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import { cardLabel } from "#shared/payments/cards/saved-cards.ts";
import { isLost } from "#client/lib/api/is-lost.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { CardForm } from "#client/lib/payments/card-form/card-form.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import type { PlanForm } from "./plan-form.ts";

/** Which saved card pays; a new one can be added on the spot. */
export function CardField({ form }: { form: PlanForm }) {
  const utils = trpc.useUtils();
  const cards = trpc.payments.cards.list.useQuery();
  const [adding, setAdding] = useState(false);
  const choose = (id: string) => form.setFieldValue("cardId", id);
  const chooseFirst = useEffectEvent(() => {
    const known = cards.data?.some(({ id }) => id === form.values.cardId);
    const first = cards.data?.find(({ isDefault }) => isDefault) ?? cards.data?.[0];
    if (!known && first) choose(first.id);
  });
  useEffect(() => {
    if (cards.data) chooseFirst();
  }, [cards.data]);
  const onSaved = async (cardId: string) => {
    await utils.payments.cards.list.invalidate();
    choose(cardId);
    setAdding(false);
  };
  if (isLost(cards)) return <QueryError query={cards} />;
  if (cards.isPending) return <Skeleton h={60} aria-busy="true" />;
  return (
    <>
      {cards.data?.length ? (
        <NativeSelect
          label={m.card}
          value={form.values.cardId}
          error={form.errors["cardId"]}
          data={cards.data.map((card) => ({ value: card.id, label: cardLabel(card) }))}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      ) : (
        <Text size="sm" {...(form.errors["cardId"] && { c: "var(--mantine-color-error)" })}>
          {form.errors["cardId"] ? m.addCardFirst : m.noCardYet}
        </Text>
      )}
      <div>
        <Button variant="default" onClick={() => setAdding(true)}>
          {m.addCard}
        </Button>
      </div>
      <Modal opened={adding} onClose={() => setAdding(false)} title={m.addCard}>
        <CardForm onSaved={(id) => void onSaved(id)} />
      </Modal>
    </>
  );
}
