import { farmsAdmin as m } from "#messages/farms/admin.ts";
import { Badge, Title } from "@mantine/core";
import { applicationStateWords } from "#shared/farms/applications/application.ts";
import {
  ACREAGES,
  CERTIFICATIONS,
  FARM_TYPES,
  MARKET_CHANNELS,
  type Option,
  optionLabel,
  YEARS_ACTIVE,
} from "#shared/farms/farm-options.ts";
import { formatInstant } from "#shared/time.ts";
import { formatPhone } from "#shared/platform/fields/phone.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { LongWord } from "#client/ui/long-word.tsx";
import styles from "./admin-applications.module.css";
import { Decision } from "./decision.tsx";
import { ReviewClock } from "./review-clock.tsx";

export type Application = Outputs["admin"]["applications"]["one"];

/** One application: the farm's answers, the history, and the next step. */
export function ApplicationPage({ id }: { id: string }) {
  const query = trpc.admin.applications.one.useQuery({ id }, { refetchOnMount: "always" });
  return (
    <Loaded
      query={query}
      waiting={<PageSkeleton />}
      isPage
      back={<TextLink href="/dashboard/admin/applications">{m.allApplications}</TextLink>}
    >
      {(application, failure) => (
        <>
          <AreaHeading
            back={{ href: "/dashboard/admin/applications", label: m.allApplications }}
            title={application.farmName}
          >
            {m.application}{" "}
            <Badge component="span" variant="light">
              {applicationStateWords(application.state)}
            </Badge>{" "}
            <ReviewClock {...application} isNamed />
          </AreaHeading>
          {failure}
          <div className={styles.columns}>
            <Answers application={application} />
            <div className={styles.answers}>
              <Decision application={application} onDone={() => void query.refetch()} />
              <History history={application.history} />
            </div>
          </div>
        </>
      )}
    </Loaded>
  );
}

function Answers({ application }: { application: Application }) {
  const { email, phone, otherCertification, certifications } = application;
  const words = (options: readonly Option[], values: readonly string[]) =>
    values.map((value) => optionLabel(options, value)).join(", ") || m.noneNamed;
  return (
    <section className={styles.answers} aria-label={m.answers}>
      <FactList
        facts={[
          [m.family, application.familyName],
          [
            m.email,
            <a key="email" className={styles.link} href={`mailto:${email}`}>
              <LongWord>{email}</LongWord>
            </a>,
          ],
          [
            m.phone,
            <a key="phone" className={styles.link} href={`tel:${phone}`}>
              {formatPhone(phone)}
            </a>,
          ],
          [m.location, application.location],
          [m.farmType, optionLabel(FARM_TYPES, application.farmType)],
          [m.inOperation, optionLabel(YEARS_ACTIVE, application.yearsActive)],
          [m.size, optionLabel(ACREAGES, application.acreage)],
          [m.sellsAt, words(MARKET_CHANNELS, application.markets)],
          [
            m.certifications,
            [words(CERTIFICATIONS, certifications), otherCertification].filter(Boolean).join(": "),
          ],
        ]}
      />
      <Story title={m.productsGrown}>{application.productsGrown}</Story>
      <Story title={m.practices}>{application.farmingPractices}</Story>
      <Story title={m.whyJoin}>{application.whyJoin}</Story>
    </section>
  );
}

function Story({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <Title order={2} size="h5">
        {title}
      </Title>
      <p className={styles.words}>{children}</p>
    </div>
  );
}

function History({ history }: Pick<Application, "history">) {
  return (
    <section>
      <Title order={2} size="h4">
        {m.history}
      </Title>
      <ol className={styles.history}>
        {history.map(({ id, to, by, at, cause }) => (
          <li key={id}>
            <strong>{applicationStateWords(to)}</strong>
            <p className={styles.words}>{cause}</p>
            <p className={styles.quiet}>
              {formatInstant(at)}, {by ?? m.theFarmItself}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
