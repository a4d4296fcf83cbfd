import { Title } from "@mantine/core";
import { certificationLabel } from "#shared/farms/certifications.ts";
import { FARM_TYPES, optionLabel } from "#shared/farms/farm-options.ts";
import { formatDayFull } from "#shared/time.ts";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import type { Farm } from "./farm-head.ts";
import styles from "./farm-page.module.css";

/** The farm in figures, in its own words on how it works, and in its certificates. */
export function FarmFacts({ farm }: { farm: Farm }) {
  return (
    <aside className={styles.facts} aria-label={`Facts about ${farm.name}`}>
      <FactList
        facts={[
          ["Town", `${farm.town}, California`],
          ["Farm type", optionLabel(FARM_TYPES, farm.farmType)],
          ["Land", acresText(farm.acreage)],
          ["Farming since", String(farm.sinceYear)],
        ]}
      />
      <Share farm={farm} />
      {farm.practices.length > 0 ? (
        <section aria-labelledby="practices">
          <Title order={2} id="practices" size="h4">
            How they work, in their words
          </Title>
          <ul className={styles.list}>
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

/** The farm's part of what is paid for its goods; the market pays the card's fee out of its own part. */
function Share({ farm }: { farm: Farm }) {
  return (
    <p className={styles.share}>
      <strong className={styles.cents}>{centsText(farm.farmShare)}</strong>
      <span>of every dollar you pay for its goods goes to the farm</span>
    </p>
  );
}

function Certificates({ farm }: { farm: Farm }) {
  return (
    <section aria-labelledby="certificates">
      <Title order={2} id="certificates" size="h4">
        Certificates
      </Title>
      {farm.certificates.length === 0 ? (
        <p className={styles.quiet}>None on file.</p>
      ) : (
        <ul className={styles.certificates}>
          {farm.certificates.map(({ certification, name, issuer, number, validTo }) => (
            <li key={`${issuer} ${number}`}>
              <b>{certificationLabel(certification, name)}</b>
              <span className={styles.quiet}>
                {issuer}, no. {number}, valid through {formatDayFull(validTo)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function acresText(acreage: number): string {
  return acreage === 1 ? "1 acre" : `${acreage.toLocaleString("en-US")} acres`;
}

function centsText(basisPoints: number): string {
  return `${(basisPoints / 100).toLocaleString("en-US", { maximumFractionDigits: 1 })}¢`;
}
