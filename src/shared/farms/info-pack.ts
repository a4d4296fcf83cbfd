import { brand } from "../brand.ts";

/** Where the farmer information pack is served, and what it is called on a disk. */
export const INFO_PACK_PATH = "/farmer-information-pack.pdf";
export const INFO_PACK_FILE = `${brand.slug}-farmer-information-pack.pdf`;

/** What is said about the pack before it is downloaded. */
export type InfoPackFacts = { bytes: number; pages: number };
