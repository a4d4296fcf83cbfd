import { platformShell as m } from "#messages/platform-shell.ts";
import { brand } from "../../brand.ts";

/**
 * The business that answers customers: who it is, where, and when someone is there. An admin sets it;
 * what the product is called is the brand's.
 */
export type Business = {
  name: string;
  email: string;
  phone: string;
  address: { street: string; city: string; state: string; zipCode: string };
  /** Lines such as `Mon-Fri 9am-6pm`. */
  hours: readonly string[];
  /** Addresses of the business's own pages on social networks; none until an admin enters one. */
  social: readonly string[];
};

/** The business until an admin sets another, and where the settings could not be read. */
export const BRAND_BUSINESS: Business = {
  name: brand.name,
  email: brand.email,
  phone: brand.phone,
  address: brand.address,
  hours: brand.hours,
  social: [],
};

/** `Instagram`, or the host where the network is not among those we know. */
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
export function addressLine({ address }: Pick<Business, "address">): string {
  const { street, city, state, zipCode } = address;
  return `${street}, ${city}, ${state} ${zipCode}`;
}

/** `Mon-Fri 9am-6pm, Sat 10am-4pm` */
export function hoursLine({ hours }: Pick<Business, "hours">): string {
  return m.openingLines(hours.map((line) => m.openingLine(line)));
}

/** `(707) 555-0142` for a sentence: no line breaks inside it. */
export function phoneWords({ phone }: Pick<Business, "phone">): string {
  return phone.replaceAll(" ", "\u00a0").replaceAll("-", "-\u2060");
}

/** `tel:7075550142`: what a telephone dials. */
export function phoneHref({ phone }: Pick<Business, "phone">): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
}
