import type { DeliveryTerms } from "#shared/checkout/delivery-terms.ts";
import type { ArtName } from "#shared/platform/pages/pictures.ts";

/** A few words with their heading. */
export type StoryPoint = { readonly title: string; readonly text: string };

/** A part of a story page: words, and perhaps a drawing or a few points. */
export type StorySection = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly art?: ArtName;
  readonly points?: readonly StoryPoint[];
};

/** A page that tells a story, from its heading to where it leads. */
export type Story = {
  readonly path: `/${string}`;
  readonly title: string;
  /** For search engines and sharing. */
  readonly description: string;
  readonly lead: string;
  readonly art: readonly ArtName[];
  readonly sections: readonly StorySection[];
  /** The link at the end of the page. */
  readonly next: readonly (readonly [label: string, href: `/${string}`])[];
};

/** A story, or a function that builds it from the current delivery terms. */
export type StoryOnTerms = Story | ((terms: DeliveryTerms) => Story);

/** A section of one paragraph. */
export function sectionOf({ title, text }: StoryPoint): StorySection {
  return { title, paragraphs: [text] };
}
