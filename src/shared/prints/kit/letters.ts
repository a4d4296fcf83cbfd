/** Units of one em in which letters are drawn; a line is set in its size by scaling. */
export const EM = 72;

/** The outlines of a line of text, for pictures that must not wait for a font. */
export type Letters = (text: string) => Lettering;

export type Lettering = {
  /** Each letter's outline around its own origin on the baseline, and its distance from the left, in units of `EM`. */
  readonly glyphs: readonly { readonly path: string; readonly x: number }[];
  /** In units of `EM`. */
  readonly width: number;
};
