export const byFarm = "The farm’s own words, in English";
