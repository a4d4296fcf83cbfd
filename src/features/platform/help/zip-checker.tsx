import { Button, TextInput } from "@mantine/core";
import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import { platformDelivery as m } from "#messages/platform-delivery.ts";
import { daysTo, nextDelivery, orderByText, slotText } from "#shared/checkout/delivery-sentence.ts";
import { weekdaysText } from "#shared/checkout/terms-words.ts";
import { zoneWords } from "#shared/platform/zones/zone-words.ts";
import { useZipForm } from "#client/lib/checkout/delivery-zip/use-zip-form.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { WaitingForm } from "#client/lib/subscribers/waiting-list/waiting-form.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import styles from "./help.module.css";

/** Asks for a zip and answers with the next delivery; the zip is remembered for the whole site. */
export function ZipChecker() {
  const [served, setServed] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const form = useZipForm(setServed);
  const isLive = useHydrated();
  return (
    <>
      <form
        className={styles.checker}
        onSubmit={(event) => {
          setAsked(String(new FormData(event.currentTarget).get("zip") ?? "").trim());
          form.onSubmit(event);
        }}
        noValidate
        aria-label={m.zipCheck}
      >
        <TextInput
          label={m.yourZip}
          name="zip"
          size="md"
          inputMode="numeric"
          autoComplete="shipping postal-code"
          maxLength={5}
          disabled={!isLive}
          error={form.error}
          onChange={() => {
            form.clearError();
            setServed(null);
            setAsked(null);
          }}
        />
        <Button type="submit" size="md" disabled={!isLive} loading={form.isPending}>
          {m.check}
        </Button>
      </form>
      <div role="status">{served ? <NextTo zipCode={served} /> : null}</div>
      {asked && form.error ? <WaitThere zipCode={asked} /> : null}
    </>
  );
}

/** Outside the delivery area, visitors can sign up for an email. */
function WaitThere({ zipCode }: { zipCode: string }) {
  const isZip = /^\d{5}$/.test(zipCode);
  const place = trpc.checkout.delivery.check.useQuery({ zipCode }, { enabled: isZip });
  return place.data?.served === false ? <WaitingForm key={zipCode} zipCode={zipCode} /> : null;
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
