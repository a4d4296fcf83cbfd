import { useZipForm } from "#client/lib/checkout/delivery-zip/use-zip-form.ts";
import styles from "./delivery-bar.module.css";

type DeliveryZipFormProps = { zip: string | null; onDone: () => void };

/** The bar while the zip is being typed. */
export function DeliveryZipForm({ zip, onDone }: DeliveryZipFormProps) {
  const form = useZipForm(onDone);
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <label htmlFor="delivery-zip">Deliver to zip</label>
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
      <button type="submit" className={styles.save} disabled={form.isPending}>
        Save
      </button>
      <button type="button" className={styles.change} onClick={onDone}>
        Cancel
      </button>
      <span id="delivery-zip-error" className={styles.error} role="alert">
        {form.error}
      </span>
    </form>
  );
}

/** Someone who pressed Change wants to type. */
function focusAndSelect(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
