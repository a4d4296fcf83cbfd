import { Button } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { catalogHome as m } from "#messages/catalog/home.ts";
import { pathHere } from "#shared/language.ts";
import { joinListWords } from "#shared/platform/zones/not-served.ts";
import { useZip } from "#client/lib/checkout/delivery-zip/zip-store.ts";
import { useZipForm } from "#client/lib/checkout/delivery-zip/use-zip-form.ts";
import { SiteLink } from "#client/ui/buttons/site-link.tsx";
import styles from "./hero-zip-form.module.css";

/** Asks for the delivery zip, then opens the shop; where we do not deliver, leads to the waiting list. */
export function HeroZipForm() {
  const zip = useZip();
  const router = useRouter();
  const form = useZipForm(() => router.history.push(pathHere("/shop")));
  return (
    <>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <div className={styles.pill}>
          <label className={styles.label} htmlFor="hero-zip">
            {m.yourZip}
          </label>
          <input
            key={zip}
            className={styles.input}
            id="hero-zip"
            name="zip"
            inputMode="numeric"
            autoComplete="shipping postal-code"
            placeholder={m.zip}
            maxLength={5}
            defaultValue={zip ?? ""}
            aria-invalid={form.error !== null}
            aria-describedby="hero-zip-error"
            onChange={form.clearError}
          />
          <Button type="submit" size="lg" loading={form.isPending} className={styles.button}>
            {m.seeHarvest}
          </Button>
        </div>
        <p id="hero-zip-error" className={styles.error} role="alert">
          {form.error}
        </p>
      </form>
      {form.unserved ? (
        <SiteLink href={`/delivery?zip=${form.unserved}`} className={styles.wait}>
          {joinListWords(form.unserved)}
        </SiteLink>
      ) : null}
    </>
  );
}
