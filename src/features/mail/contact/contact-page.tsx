import { mailContact as m } from "#messages/mail/contact.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { businessAddressLine, hoursLine, phoneHref } from "#shared/platform/business/business.ts";
import { REPLY_BUSINESS_DAYS } from "#shared/mail/contact.ts";
import { useBusiness } from "#client/lib/platform/business.ts";
import { TextPage, TextSection } from "#client/lib/platform/text-page/text-page.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { Rich } from "#client/ui/rich.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { ContactForm } from "./contact-form.tsx";
import { CONTACT } from "./contact-head.ts";
import styles from "./contact.module.css";

/** The contact form, and our other contact details and hours. */
export function ContactPage() {
  return (
    <TextPage path={CONTACT.path} title={CONTACT.title} lead={m.lead(REPLY_BUSINESS_DAYS)}>
      <div className={styles.columns}>
        <TextSection title={m.write}>
          <ContactForm />
        </TextSection>
        <TextSection title={m.call}>
          <OfficeNotice />
          <ReachedAt />
          <p>
            <Rich>{m.elsewhere(linkTo("/returns"), linkTo("/delivery"), linkTo("/faq"))}</Rich>
          </p>
        </TextSection>
      </div>
    </TextPage>
  );
}

const linkTo = (href: string) => (words: string) => <TextLink href={href}>{words}</TextLink>;

/** How often an open page rechecks whether the office is open. */
const OFFICE_ASKED_MS = MINUTE_MS;

/** Whether calling makes sense now, by the server's clock. */
function OfficeNotice() {
  const [office] = trpc.mail.contact.office.useSuspenseQuery(undefined, {
    refetchInterval: OFFICE_ASKED_MS,
  });
  return (
    <p className={styles.notice} data-open={office.isOpen}>
      {office.isOpen ? m.open(office.until) : m.closed(office.opens)}
    </p>
  );
}

/** The business that answers, as it is set now. */
function ReachedAt() {
  const business = useBusiness();
  const phone = (
    <a className={styles.link} href={phoneHref(business)}>
      {business.phone}
    </a>
  );
  const mail = (
    <a className={styles.link} href={`mailto:${business.email}`}>
      {business.email}
    </a>
  );
  return (
    <FactList
      facts={[
        [m.phone, phone],
        [m.email, mail],
        [m.hours, hoursLine(business)],
        [m.address, `${business.name}, ${businessAddressLine(business)}`],
      ]}
    />
  );
}
