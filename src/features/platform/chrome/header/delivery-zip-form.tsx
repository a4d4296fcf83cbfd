import { platformShell as m } from "#messages/platform/shell/shell.ts";
import { type Ref, useRef } from "react";
import { keepDay, useKeptDay } from "#client/lib/checkout/delivery-day/day-store.ts";
import { useZipForm } from "#client/lib/checkout/delivery-zip/use-zip-form.ts";
import { useDeliveryDays } from "#client/lib/checkout/rates/use-delivery-days.ts";
import { SiteLink } from "#client/ui/buttons/site-link.tsx";
import { isBookable } from "#shared/checkout/chosen-day.ts";
import { joinListWords } from "#shared/platform/zones/not-served.ts";
import { formatDayShort } from "#shared/time.ts";
import styles from "./delivery-bar.module.css";

type DeliveryZipFormProps = { zip: string | null; onDone: () => void };

/** The delivery bar while zip and day are being edited; a zip that we do not serve leads to its waiting list. */
export function DeliveryZipForm({ zip, onDone }: DeliveryZipFormProps) {
  const day = useRef<HTMLSelectElement>(null);
  const form = useZipForm(() => {
    if (day.current) keepDay(day.current.value || null);
    onDone();
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <label htmlFor="delivery-zip">{m.deliverToZip}</label>
      <input
        className={styles.input}
        id="delivery-zip"
        name="zip"
        inputMode="numeric"
        autoComplete="shipping postal-code"
        maxLength={5}
        defaultValue={zip ?? ""}
        ref={focusAndSelect}
        aria-invalid={form.error !== null}
        aria-describedby="delivery-zip-error"
        onChange={form.clearError}
        onKeyDown={(event) => {
          if (event.key === "Escape") onDone();
        }}
      />
      {zip ? <DayField ref={day} zip={zip} /> : null}
      <span className={styles.together}>
        <button type="submit" className={styles.save} aria-disabled={form.isPending}>
          {m.save}
        </button>
        <button type="button" className={styles.change} onClick={onDone}>
          {m.cancel}
        </button>
      </span>
      <span id="delivery-zip-error" className={styles.error} role="alert">
        {form.error}
      </span>
      {form.unserved ? (
        <SiteLink
          href={`/delivery?zip=${form.unserved}`}
          className={styles.change}
          onClick={onDone}
        >
          {joinListWords(form.unserved)}
        </SiteLink>
      ) : null}
    </form>
  );
}

/** The delivery days at a zip; full ones are listed but disabled. */
function DayField({ zip, ref }: { zip: string; ref: Ref<HTMLSelectElement> }) {
  const { options } = useDeliveryDays(zip);
  const kept = useKeptDay();
  if (!options) return null;
  const isListed = options.days.some((option) => option.day === kept && isBookable(option));
  return (
    <span className={styles.together}>
      <label htmlFor="delivery-day">{m.day}</label>
      <select
        id="delivery-day"
        name="day"
        className={styles.day}
        defaultValue={isListed && kept ? kept : ""}
        ref={ref}
      >
        <option value="">{m.firstDay}</option>
        {options.days.map((option) => (
          <option key={option.day} value={option.day} disabled={!isBookable(option)}>
            {isBookable(option)
              ? formatDayShort(option.day)
              : m.fullDay(formatDayShort(option.day))}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Focuses the field, because a user who pressed Change wants to type. */
function focusAndSelect(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
