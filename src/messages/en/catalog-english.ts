export const byFarm = "The farm’s own words, in English";
export const recipe = "This recipe is in English";
export const recipes = "These recipes are in English";
