import { brand } from "../brand.ts";

/** The default name of the depot: in English, as stored in the settings. */
export const OWN_DEPOT = `${brand.name} depot`;
