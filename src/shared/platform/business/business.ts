import { platformShell as m } from "#messages/platform/shell/shell.ts";
import { brand } from "../../brand.ts";

/**
 * The business behind the product: its name, address and opening hours. Set by an admin; the product's name is the
 * brand's.
 */
export type Business = {
  name: string;
  email: string;
  phone: string;
  address: { street: string; city: string; state: string; zipCode: string };
  /** Lines such as `Mon-Fri 9am-6pm`. */
  hours: readonly string[];
  /** URLs of the business's social network pages; none until an admin enters one. */
  social: readonly string[];
};

/** The default business, used until an admin changes it and if the settings cannot be loaded. */
export const BRAND_BUSINESS: Business = {
  name: brand.name,
  email: brand.email,
  phone: brand.phone,
  address: brand.address,
  hours: brand.hours,
  social: [],
};

/** `Instagram`, or the host of an unknown network. */
export function networkOf(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, "");
  return NETWORKS[host] ?? host;
}

const NETWORKS: Record<string, string> = {
  "instagram.com": "Instagram",
  "facebook.com": "Facebook",
  "youtube.com": "YouTube",
};

/** `218 Orchard Way, Petaluma, CA 94952` */
export function businessAddressLine({ address }: Pick<Business, "address">): string {
  const { street, city, state, zipCode } = address;
  return `${street}, ${city}, ${state} ${zipCode}`;
}

/** `Mon-Fri 9am-6pm, Sat 10am-4pm` */
export function hoursLine({ hours }: Pick<Business, "hours">): string {
  return m.openingLines(hours.map((line) => m.openingLine(line)));
}

/** `(707) 555-0142` without line breaks, for use within a sentence. */
export function phoneWords({ phone }: Pick<Business, "phone">): string {
  return phone.replaceAll(" ", "\u00a0").replaceAll("-", "-\u2060");
}

/** `tel:7075550142`: for links. */
export function phoneHref({ phone }: Pick<Business, "phone">): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
}
