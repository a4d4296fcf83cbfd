import { farmsPublic as m } from "#messages/farms/page/public.ts";
import { Title } from "@mantine/core";
import { certificationLabel } from "#shared/farms/certifications.ts";
import { FARM_TYPES, optionLabel } from "#shared/farms/farm-options.ts";
import type { BasisPoints } from "#shared/money.ts";
import { formatDayFull } from "#shared/time.ts";
import { localeNow } from "#shared/language.ts";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import type { Farm } from "./farm-head.ts";
import styles from "./farm-page.module.css";

/** The farm's key figures, growing practices, and certificates. */
export function FarmFacts({ farm }: { farm: Farm }) {
  return (
    <aside className={styles.facts} aria-label={m.factsAbout(farm.name)}>
      <FactList
        facts={[
          [m.town, `${farm.town}, California`],
          [m.farmType, optionLabel(FARM_TYPES, farm.farmType)],
          [m.land, acresText(farm.acreage)],
          [m.farmingSince, String(farm.sinceYear)],
        ]}
      />
      {farm.farmShare === null ? null : <Share part={farm.farmShare} />}
      {farm.practices.length > 0 ? (
        <section aria-labelledby="practices">
          <Title order={2} id="practices" size="h4">
            {m.inTheirWords}
          </Title>
          <ul className={styles.list} lang={farm.untranslated.practices}>
            {farm.practices.map((practice) => (
              <li key={practice}>{practice}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <Certificates farm={farm} />
    </aside>
  );
}

/** The farm's share of its sales. The market pays the card fee out of its own share. */
function Share({ part }: { part: BasisPoints }) {
  return (
    <p className={styles.share}>
      <strong className={styles.cents}>{centsText(part)}</strong>
      <span>{m.ofEveryDollar}</span>
    </p>
  );
}

function Certificates({ farm }: { farm: Farm }) {
  return (
    <section aria-labelledby="certificates">
      <Title order={2} id="certificates" size="h4">
        {m.certificates}
      </Title>
      {farm.certificates.length === 0 ? (
        <p className={styles.quiet}>{m.noneOnFile}</p>
      ) : (
        <ul className={styles.certificates}>
          {farm.certificates.map(({ certification, name, issuer, number, validTo }) => (
            <li key={`${issuer} ${number}`}>
              <b>{certificationLabel(certification, name)}</b>
              <span className={styles.quiet}>
                {m.certificateFacts(issuer, number, formatDayFull(validTo))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function acresText(acreage: number): string {
  return m.acres(acreage);
}

function centsText(basisPoints: BasisPoints): string {
  return `${(basisPoints / 100).toLocaleString(localeNow(), { maximumFractionDigits: 1 })}¢`;
}
