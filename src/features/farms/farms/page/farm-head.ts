import { farmsPublic as m } from "#messages/farms/page/public.ts";
import { familyWords } from "#shared/farms/family-words.ts";
import { sharePath } from "#shared/platform/pages/share.ts";
import { pageHead, type StructuredData } from "#client/lib/pages/page-head.ts";
import { addressOf, breadcrumbs } from "#client/lib/catalog/structured-data.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";

type AnyFarm = Outputs["farms"]["byId"];
export type Farm = Exclude<AnyFarm, { status: "suspended" }>;

/** The canonical path of a farm's page. */
export function farmPath({ id }: { id: number }): string {
  return `/farmers/${id}`;
}

/** The preview picture for shared links to the farm. */
export function farmPicturePath({ id }: { id: number }): string {
  return sharePath.farm(id);
}

/** Title, description and structured data of a farm's page; a hidden farm has no structured data. */
export function farmHead(farm: AnyFarm, origin: string) {
  if (farm.status === "suspended") {
    const description = m.notSelling(farm.name);
    return pageHead({ title: farm.name, description, hidden: true });
  }
  const { name, family, town, sinceYear, tagline } = farm;
  const crumbs = [
    { name: m.farmers, path: "/farmers" },
    { name, path: farmPath(farm) },
  ];
  return pageHead({
    title: name,
    description: m.headText(tagline, familyWords(family), town, sinceYear),
    type: "profile",
    structured: [structuredFarm(farm, origin), breadcrumbs(origin, crumbs)],
  });
}

function structuredFarm(farm: Farm, origin: string): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    name: farm.name,
    description: farm.tagline,
    ...(farm.quote && { slogan: farm.quote }),
    url: addressOf(origin, farmPath(farm)),
    image: addressOf(origin, farmPicturePath(farm)),
    foundingDate: String(farm.sinceYear),
    address: {
      "@type": "PostalAddress",
      addressLocality: farm.town,
      addressRegion: "CA",
      addressCountry: "US",
    },
  };
}
