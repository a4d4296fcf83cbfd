import { brand } from "../brand.ts";
import { type Language, pathIn } from "../language.ts";

/** Where the farmer information pack is served in a language: `/farmer-information-pack.pdf` in English. */
export function infoPackPath(language: Language): string {
  return pathIn(language, "/farmer-information-pack.pdf");
}

/** What the pack is called on a disk. */
export function infoPackFile(language: Language): string {
  return language === "en"
    ? `${brand.slug}-farmer-information-pack.pdf`
    : `${brand.slug}-informacion-para-granjas.pdf`;
}

/** What is said about the pack before it is downloaded. */
export type InfoPackFacts = { bytes: number; pages: number };
