export const day = "The day";
export const route = "Route";
export const labels = "Labels";
export const packList = "Pack list";
export const pickList = "Pick list";
export const routes = "Routes";
export const refresh = "Refresh";
export const asOf = (time: string) => `As of ${time}.`;
