import { NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { mailContact as m } from "#messages/mail/contact.ts";
import { formatDayShort } from "#shared/time.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useSession } from "#client/lib/session/session.ts";

const ANOTHER = "another";

type OrderNumberProps = {
  /** The props of the field that takes any number. */
  field: Record<string, unknown>;
  onChoose: (number: string) => void;
};

/** The order a message is about: chosen from the customer's own orders if there are any, else typed in. */
export function OrderNumber({ field, onChoose }: OrderNumberProps) {
  const { user } = useSession();
  const { data: own = [] } = trpc.orders.mine.useQuery(undefined, { enabled: user !== null });
  const [choice, setChoice] = useState("");
  const hasOwn = user !== null && own.length > 0;
  const choose = (value: string) => {
    setChoice(value);
    onChoose(value === ANOTHER ? "" : value);
  };
  return (
    <>
      {hasOwn ? (
        <NativeSelect
          size="md"
          label={m.whichOrder}
          value={choice}
          onChange={(event) => choose(event.currentTarget.value)}
          data={[
            { value: "", label: m.noOrder },
            ...own.map(({ number, day }) => ({
              value: number,
              label: m.orderOf(number, formatDayShort(day)),
            })),
            { value: ANOTHER, label: m.anotherNumber },
          ]}
        />
      ) : null}
      {!hasOwn || choice === ANOTHER ? (
        <TextInput
          label={m.orderNumber}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          {...field}
          // A number typed before the orders have loaded is kept.
          onInput={() => setChoice(ANOTHER)}
        />
      ) : null}
    </>
  );
}
