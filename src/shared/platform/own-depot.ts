import { brand } from "../brand.ts";

/** What the depot is called until the market gives it a name of its own: in English, as the settings keep it. */
export const OWN_DEPOT = `${brand.name} depot`;
