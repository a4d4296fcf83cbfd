/** Beside texts that a farm wrote in the other language alone. */
export const byFarm = "The farm’s own words, in Spanish";
