/** Spanish texts of a product in the demo market. Its name and storage advice are in separate lists. */
export type SpanishTexts = {
  readonly summary: string;
  /** Paragraphs separated by an empty line. */
  readonly description: string;
  /** Omitted for a single-ingredient product. */
  readonly ingredients?: string;
};

/** By product slug. */
export type SpanishShelf = Readonly<Record<string, SpanishTexts>>;

/** Spanish texts of a farm in the demo market. */
export type SpanishFarm = {
  readonly tagline: string;
  /** One entry per paragraph, as many as in English. */
  readonly story: readonly string[];
  readonly quote: string;
  readonly practices: readonly string[];
};

/** By farm slug. */
export type SpanishFarms = Readonly<Record<string, SpanishFarm>>;
