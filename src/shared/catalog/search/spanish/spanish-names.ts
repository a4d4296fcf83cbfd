/**
 * Spanish names of goods as used in Mexico and California, singular and with accents, each with the English names
 * the market uses; both are comma-separated. A name may consist of several words: the separate words of `chile
 * serrano` are names of their own.
 */
export type SpanishNames = readonly (readonly [spanish: string, english: string])[];
