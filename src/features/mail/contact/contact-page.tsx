import { addressLine, hoursLine, phoneHref } from "#shared/platform/business.ts";
import { REPLY_WITHIN } from "#shared/mail/contact.ts";
import { useBusiness } from "#client/lib/platform/business.ts";
import { TextPage, TextSection } from "#client/lib/platform/text-page/text-page.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { ContactForm } from "./contact-form.tsx";
import { CONTACT } from "./contact-head.ts";
import styles from "./contact.module.css";

/** Writing to us, and where and when we can be reached otherwise. */
export function ContactPage() {
  return (
    <TextPage
      path={CONTACT.path}
      title={CONTACT.title}
      lead={`Write to us and a person answers within ${REPLY_WITHIN}. You may find your answer among the questions and answers.`}
    >
      <div className={styles.columns}>
        <TextSection title="Write to us">
          <ContactForm />
        </TextSection>
        <TextSection title="Call or come by">
          <OfficeNotice />
          <ReachedAt />
          <p>
            Bad or missing goods: <TextLink href="/returns">returns and refunds</TextLink>. Days and
            windows: <TextLink href="/delivery">delivery</TextLink>. All the rest:{" "}
            <TextLink href="/faq">questions and answers</TextLink>.
          </p>
        </TextSection>
      </div>
    </TextPage>
  );
}

/** Whether calling makes sense now, by the server's clock. */
function OfficeNotice() {
  const [office] = trpc.mail.contact.office.useSuspenseQuery();
  return (
    <p className={styles.notice} data-open={office.isOpen}>
      {office.isOpen
        ? `We are here now, until ${office.until}.`
        : `The office is closed now. We are back ${office.opens}; we will read what you write then.`}
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
        ["Phone", phone],
        ["Email", mail],
        ["Hours", hoursLine(business)],
        ["Address", `${business.name}, ${addressLine(business)}`],
      ]}
    />
  );
}
