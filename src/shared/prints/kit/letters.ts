/** Units per em of the letter outlines; text is scaled to its size. */
export const EM = 72;

/** The outlines of a line of text, for pictures that cannot depend on a font. */
export type Letters = (text: string) => Lettering;

export type Lettering = {
  /** Each letter's outline around its own origin on the baseline, and its x position, in units of `EM`. */
  readonly glyphs: readonly { readonly path: string; readonly x: number }[];
  /** In units of `EM`. */
  readonly width: number;
};
