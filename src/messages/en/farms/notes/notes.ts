export const title = "From the farm";
export const notLoaded = "The farm’s notes could not be loaded.";
export const showAll = (notes: number) => `Show all ${notes} notes`;
