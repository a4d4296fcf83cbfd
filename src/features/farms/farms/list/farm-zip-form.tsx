import { farmsPublic as m } from "#messages/farms/page/public.ts";
import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import type { FarmSearch } from "#shared/farms/farm-search.ts";
import { joinListWords } from "#shared/platform/zones/not-served.ts";
import { useZipForm } from "#client/lib/checkout/delivery-zip/use-zip-form.ts";
import { SiteLink } from "#client/ui/buttons/site-link.tsx";
import styles from "./farms-page.module.css";

type FarmZipFormProps = {
  search: FarmSearch;
  zip: string | null;
  /** The error of the zip in the URL; null if it is valid. */
  problem: string | null;
};

/**
 * Asks for the zip code from which distances are measured, which is also the delivery zip; where we do not deliver,
 * leads to the waiting list.
 */
export function FarmZipForm({ search, zip, problem }: FarmZipFormProps) {
  const navigate = useNavigate();
  const form = useZipForm((zipCode) => {
    void navigate({
      to: "/farmers",
      search: { ...search, zip: Number(zipCode) },
      resetScroll: false,
    });
  });
  const error = form.error ?? problem;
  return (
    <form className={styles.zipForm} onSubmit={form.onSubmit} noValidate aria-label={m.distance}>
      <label htmlFor="farms-zip">{m.yourZip}</label>
      <div className={styles.zipRow}>
        <input
          key={zip}
          className={styles.zip}
          id="farms-zip"
          name="zip"
          inputMode="numeric"
          autoComplete="shipping postal-code"
          placeholder="94110"
          maxLength={5}
          defaultValue={zip ?? ""}
          aria-invalid={error !== null}
          aria-describedby="farms-zip-error"
          onChange={form.clearError}
        />
        <Button type="submit" variant="default" loading={form.isPending}>
          {m.showMiles}
        </Button>
      </div>
      <p id="farms-zip-error" className={styles.zipError} role="alert">
        {error}
      </p>
      {form.unserved ? (
        <SiteLink href={`/delivery?zip=${form.unserved}`} className={styles.wait}>
          {joinListWords(form.unserved)}
        </SiteLink>
      ) : null}
    </form>
  );
}
