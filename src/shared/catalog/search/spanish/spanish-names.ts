/**
 * What goods are called in the Spanish of Mexico and California, in the singular and with accents,
 * and the English names by which the market sells them; both separated by commas. A name may take several
 * words: those that stand alone in `chile serrano` are names of their own.
 */
export type SpanishNames = readonly (readonly [spanish: string, english: string])[];
