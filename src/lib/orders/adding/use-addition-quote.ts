import { useState } from "react";
import { type Outputs, trpc } from "../../api/trpc.ts";

export type Begun = Outputs["orders"]["beginAddition"];

/** What an addition to an order would cost, and the card that would pay. `token` is that of a guest's order link. */
export function useAdditionQuote(productId: number, token: string | null) {
  const [begun, setBegun] = useState<Begun | null>(null);
  /** Why the form is open even though a card is saved. */
  const [form, setForm] = useState<{ message: string | null } | null>(null);
  const own = trpc.orders.beginAddition.useMutation({ meta: { silent: true } });
  const byLink = trpc.guestOrders.beginAddition.useMutation({ meta: { silent: true } });

  const prepare = async (number: string, quantity: number) => {
    setForm(null);
    const wish = { number, items: [{ id: productId, quantity }] };
    const asked = token === null ? own.mutateAsync(wish) : byLink.mutateAsync({ ...wish, token });
    const made = await asked.catch(() => null);
    if (!made) return;
    setBegun(made);
    if (!made.card) setForm({ message: null });
  };

  return { begun, form, setForm, prepare, begin: token === null ? own : byLink };
}
