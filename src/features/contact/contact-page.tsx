import { brand } from "#shared/brand.ts";
import { REPLY_WITHIN } from "#shared/contact.ts";
import { TextPage, TextSection } from "#client/lib/text-page/text-page.tsx";
import { trpc } from "#client/lib/trpc.ts";
import { FactList } from "#client/ui/fact-list.tsx";
import { TextLink } from "#client/ui/text-link.tsx";
import { ContactForm } from "./contact-form.tsx";
import { CONTACT } from "./contact-head.ts";
import styles from "./contact.module.css";

/** Writing to us, and where and when we can be reached otherwise. */
export function ContactPage() {
  return (
    <TextPage
      path={CONTACT.path}
      title={CONTACT.title}
      lead={`Write to us and a person answers within ${REPLY_WITHIN}. What many ask stands among the questions and answers.`}
    >
      <div className={styles.columns}>
        <TextSection title="Write to us">
          <ContactForm />
        </TextSection>
        <TextSection title="Call or come by">
          <OfficeNotice />
          <FactList facts={REACHED_AT} />
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
  const [office] = trpc.contact.office.useSuspenseQuery();
  return (
    <p className={styles.notice} data-open={office.isOpen}>
      {office.isOpen
        ? `We are here now, until ${office.until}.`
        : `The office is closed now. We are back ${office.opens}; what you write waits for us.`}
    </p>
  );
}

const { street, city, state, zipCode } = brand.address;
const REACHED_AT = [
  [
    "Phone",
    <a key="phone" className={styles.link} href={`tel:${brand.phone.replaceAll(/\D/g, "")}`}>
      {brand.phone}
    </a>,
  ],
  [
    "Mail",
    <a key="mail" className={styles.link} href={`mailto:${brand.email}`}>
      {brand.email}
    </a>,
  ],
  ["Hours", brand.hours.join(", ")],
  ["Address", `${street}, ${city}, ${state} ${zipCode}`],
] as const;
