import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import { catalogFacts as m } from "#messages/catalog/facts.ts";
import { farmsHarvestDay } from "#messages/farms/harvest/harvest-day.ts";
import { chosenDelivery } from "#shared/checkout/chosen-day.ts";
import { expectedHarvest, harvestMonths } from "#shared/farms/harvest/harvest-day.ts";
import { certificationLabel } from "#shared/farms/certifications.ts";
import { formatDayShort, formatDayYear } from "#shared/time.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { useDeliveryDays } from "#client/lib/checkout/rates/use-delivery-days.ts";
import { AllergenList } from "./allergen-list.tsx";
import styles from "./product-facts.module.css";

type Product = Outputs["catalog"]["product"];

/** The facts as a table: origin, growing method and its evidence, contents, storage. */
export function ProductFacts({ product }: { product: Product }) {
  return (
    <section aria-labelledby="facts">
      <Title order={2} id="facts" size="h3">
        {m.facts}
      </Title>
      <table className={styles.facts}>
        <tbody>
          {product.weighing ? (
            <Fact name={product.weighing.name}>{product.weighing.text}</Fact>
          ) : null}
          <HarvestFact product={product} />
          <FarmFacts product={product} />
          <Fact name={m.ingredients}>
            {product.ingredients ? (
              <span lang={product.untranslated.ingredients}>{product.ingredients}</span>
            ) : (
              m.single
            )}
          </Fact>
          <Fact name={m.allergens}>
            <AllergenList isDeclared={product.allergensDeclared} notes={product.allergens} />
          </Fact>
          <Fact name={m.storage}>
            <span lang={product.untranslated.storage}>{product.storage}</span>
          </Fact>
          <Fact name={m.keeps}>{keepsText(product.keepsDays)}</Fact>
        </tbody>
      </table>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{children}</td>
    </tr>
  );
}

/** When it is going to be harvested for the day shopped; nothing if it cannot be ordered or that is not known. */
function HarvestFact({ product }: { product: Product }) {
  const { options } = useDeliveryDays();
  const delivery = options && chosenDelivery(options).delivery;
  if (!product.available || !delivery) return null;
  const day = expectedHarvest(harvestMonths(product), delivery.lastOrderDay);
  if (day === null) return null;
  return (
    <Fact name={farmsHarvestDay.harvest}>
      {farmsHarvestDay.expectedFor(formatDayShort(day), formatDayShort(delivery.day))}
    </Fact>
  );
}

/** Where and how it was grown, with the evidence; of a suspended farm, only whose it was. */
function FarmFacts({ product: { category, farm, organic } }: { product: Product }) {
  if (farm.status === "suspended") return <Fact name={m.origin(category)}>{farm.name}</Fact>;
  return (
    <>
      <Fact name={m.origin(category)}>{m.place(farm.name, farm.town)}</Fact>
      <Fact name={m.practice}>
        <ul className={styles.list} lang={farm.untranslated.practices}>
          {farm.practices.map((practice) => (
            <li key={practice}>{practice}</li>
          ))}
        </ul>
      </Fact>
      <Fact name={m.certificates}>
        <Certificates certificates={farm.certificates} organic={organic} />
      </Fact>
    </>
  );
}

type ShownFarm = Exclude<Product["farm"], { status: "suspended" }>;
type CertificatesProps = Pick<ShownFarm, "certificates"> & Pick<Product, "organic">;

/** A certificate of the farm's fields says nothing about a product that is not grown on them. */
function Certificates({ certificates, organic }: CertificatesProps) {
  const shown = certificates.filter((one) => organic || one.certification !== "organic");
  if (shown.length === 0) return m.noneOnFile;
  return (
    <ul className={styles.list}>
      {shown.map(({ certification, name, issuer, number, validTo }) => (
        <li key={`${issuer} ${number}`}>
          <b>{certificationLabel(certification, name)}</b>
          <br />
          {m.certificate(issuer, number, formatDayYear(validTo))}
        </li>
      ))}
    </ul>
  );
}

function keepsText(days: number): string {
  if (days >= 365) return m.years(days >= 730 ? Math.round(days / 365) : 1);
  if (days >= 60) return m.months(Math.round(days / 30));
  if (days >= 14) return m.weeks(Math.round(days / 7));
  return m.days(days);
}
