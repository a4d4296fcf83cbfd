import { platformBrand as m } from "#messages/platform/company/brand.ts";
/** Everything that names the product and the business behind it. To rebrand the product, edit only this file. */
export const brand = {
  name: "Furrow",
  slug: "furrow",
  get tagline() {
    return m.tagline;
  },
  /** `lead` is the delivery lead time: `two days`. */
  description: (lead: string) => m.description(lead),
  get keywords() {
    return m.keywords;
  },
  email: "hello@furrow.example",
  phone: "(707) 555-0142",
  address: { street: "218 Orchard Way", city: "Petaluma", state: "CA", zipCode: "94952" },
  hours: ["Mon-Fri 9am-6pm", "Sat 10am-4pm"],
  /** The first three letters of every order number. */
  orderPrefix: "FUR",
} as const;

/** The title of a page that does not set its own (spec section 9). */
export function defaultTitle(): string {
  return `${brand.name} - ${brand.tagline}`;
}

/** `Heirloom tomatoes - Furrow` */
export function pageTitle(page: string): string {
  return `${page} - ${brand.name}`;
}

/** The page's own part of a title, `Heirloom tomatoes`; any other text is returned unchanged. */
export function ownTitle(title: string): string {
  const end = pageTitle("");
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}
