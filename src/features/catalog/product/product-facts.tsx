import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import { certificationLabel } from "#shared/farms/certifications.ts";
import { formatDate } from "./format-date.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { AllergenList } from "./allergen-list.tsx";
import styles from "./product-facts.module.css";

type Product = Outputs["catalog"]["product"];

/** The facts as a table: where it grew, how, with which evidence, what is in it, how it keeps. */
export function ProductFacts({ product }: { product: Product }) {
  const { farm } = product;
  return (
    <section aria-labelledby="facts">
      <Title order={2} id="facts" size="h3">
        Facts
      </Title>
      <table className={styles.facts}>
        <tbody>
          <Fact name="Grown at">
            {farm.name}, {farm.town}, California
          </Fact>
          <Fact name="Practice">
            <ul className={styles.list}>
              {farm.practices.map((practice) => (
                <li key={practice}>{practice}</li>
              ))}
            </ul>
          </Fact>
          <Fact name="Certificates">
            <Certificates product={product} />
          </Fact>
          <Fact name="Ingredients">{product.ingredients ?? "Single ingredient"}</Fact>
          <Fact name="Allergens">
            <AllergenList isDeclared={product.allergensDeclared} notes={product.allergens} />
          </Fact>
          <Fact name="Storage">{product.storage}</Fact>
          <Fact name="Keeps">{keepsText(product.keepsDays)}</Fact>
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

/** A certificate of the farm's fields says nothing about a product that is not grown on them. */
function Certificates({ product: { farm, organic } }: { product: Product }) {
  const shown = farm.certificates.filter((one) => organic || one.certification !== "organic");
  if (shown.length === 0) return "None on file";
  return (
    <ul className={styles.list}>
      {shown.map(({ certification, name, issuer, number, validTo }) => (
        <li key={`${issuer} ${number}`}>
          <b>{certificationLabel(certification, name)}</b>
          <br />
          {issuer}, no. {number}, valid through {formatDate(validTo)}
        </li>
      ))}
    </ul>
  );
}

function keepsText(days: number): string {
  if (days >= 365) return days >= 730 ? `About ${Math.round(days / 365)} years` : "About a year";
  if (days >= 60) return `About ${Math.round(days / 30)} months`;
  if (days >= 14) return `About ${Math.round(days / 7)} weeks`;
  return days === 1 ? "About a day" : `About ${days} days`;
}
