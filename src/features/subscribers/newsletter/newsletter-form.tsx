import { Button } from "@mantine/core";
import { subscribersFooter as m } from "#messages/subscribers/footer.ts";
import { limits } from "#shared/platform/limits.ts";
import { useNewsletter } from "./use-newsletter.ts";
import styles from "./newsletter-form.module.css";

/** The sign-up in the footer. `website` is a hidden honeypot field. */
export function NewsletterForm() {
  const { onSubmit, isPending } = useNewsletter();
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <label className={styles.label} htmlFor="newsletter-email">
        {m.yourEmail}
      </label>
      <div className={styles.row}>
        <input
          className={styles.input}
          id="newsletter-email"
          type="email"
          name="email"
          autoComplete="email"
          placeholder={m.example}
          maxLength={limits.email}
        />
        <Button type="submit" loading={isPending}>
          {m.subscribe}
        </Button>
      </div>
      <input className={styles.trap} name="website" tabIndex={-1} autoComplete="off" aria-hidden />
    </form>
  );
}
