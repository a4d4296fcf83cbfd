import { Button, TextInput } from "@mantine/core";
import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import { platformDelivery as m } from "#messages/platform/help/delivery.ts";
import { daysTo, nextDelivery, orderByText, slotText } from "#shared/checkout/delivery-sentence.ts";
import { weekdaysText } from "#shared/checkout/terms-words.ts";
import { notServedWords } from "#shared/platform/zones/not-served.ts";
import { zoneWords } from "#shared/platform/zones/zone-words.ts";
import { useZipForm } from "#client/lib/checkout/delivery-zip/use-zip-form.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { WaitingForm } from "#client/lib/subscribers/waiting-list/waiting-form.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import styles from "./help.module.css";

/** Asks for a zip and answers with the next delivery; the zip is remembered for the whole site. */
export function ZipChecker({ zip }: { zip: string | undefined }) {
  const [served, setServed] = useState<string | null>(null);
  /** The zip in the page's address, until another one is typed. */
  const [linked, setLinked] = useState(zip);
  const form = useZipForm(setServed);
  const isLive = useHydrated();
  return (
    <>
      <form className={styles.checker} onSubmit={form.onSubmit} noValidate aria-label={m.zipCheck}>
        <TextInput
          label={m.yourZip}
          name="zip"
          size="md"
          inputMode="numeric"
          autoComplete="shipping postal-code"
          maxLength={5}
          defaultValue={zip}
          disabled={!isLive}
          error={form.error}
          onChange={() => {
            form.clearError();
            setServed(null);
            setLinked(undefined);
          }}
        />
        <Button type="submit" size="md" disabled={!isLive} loading={form.isPending}>
          {m.check}
        </Button>
      </form>
      <div role="status">{served ? <NextTo zipCode={served} /> : null}</div>
      {form.unserved ? (
        <WaitingForm key={form.unserved} zipCode={form.unserved} />
      ) : linked && !served ? (
        <Linked zipCode={linked} />
      ) : null}
    </>
  );
}

/** The answer for a zip that a link brought along: nobody has to type it again. */
function Linked({ zipCode }: { zipCode: string }) {
  const { data } = trpc.checkout.delivery.check.useQuery({ zipCode });
  if (!data) return null;
  if (data.served) return <NextTo zipCode={zipCode} />;
  return (
    <>
      <p>{notServedWords(zipCode)}</p>
      <WaitingForm zipCode={zipCode} />
    </>
  );
}

function NextTo({ zipCode }: { zipCode: string }) {
  const { data } = trpc.checkout.delivery.options.useQuery();
  const place = trpc.checkout.delivery.check.useQuery({ zipCode });
  const { city, terms } = place.data ?? {};
  const next = data && nextDelivery(daysTo(data.days, terms?.weekdays), data.today);
  return (
    <div className={styles.answer}>
      <p>
        <strong>{m.yes(zipCode, city)}</strong>
      </p>
      {terms ? (
        <p>{m.weCome(zoneWords(terms), weekdaysText({ deliveryWeekdays: [...terms.weekdays] }))}</p>
      ) : null}
      {next ? <p>{m.next(slotText(next), orderByText(next))}</p> : null}
      {data && !next ? <p>{m.allFull}</p> : null}
      <TextLink href="/shop">{m.seeFields}</TextLink>
    </div>
  );
}
