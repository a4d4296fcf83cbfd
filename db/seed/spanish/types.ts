/** What a product of the demo market says in Spanish; its name and how it is kept are in lists of their own. */
export type SpanishTexts = {
  readonly summary: string;
  /** Paragraphs separated by an empty line. */
  readonly description: string;
  /** Missing for what is just itself. */
  readonly ingredients?: string;
};

/** By the products' slugs. */
export type SpanishShelf = Readonly<Record<string, SpanishTexts>>;

/** What a farm of the demo market says of itself in Spanish. */
export type SpanishFarm = {
  readonly tagline: string;
  /** Paragraphs, as many as in English. */
  readonly story: readonly string[];
  readonly quote: string;
  readonly practices: readonly string[];
};

/** By the farms' slugs. */
export type SpanishFarms = Readonly<Record<string, SpanishFarm>>;
