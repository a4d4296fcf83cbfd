import { brand } from "../brand.ts";
import { type Language, pathIn } from "../language.ts";

/** The URL of the farmer information pack in a language: `/farmer-information-pack.pdf` in English. */
export function infoPackPath(language: Language): string {
  return pathIn(language, "/farmer-information-pack.pdf");
}

/** The download file name of the pack. */
export function infoPackFile(language: Language): string {
  return language === "en"
    ? `${brand.slug}-farmer-information-pack.pdf`
    : `${brand.slug}-informacion-para-granjas.pdf`;
}

/** What is shown about the pack before downloading it. */
export type InfoPackFacts = { bytes: number; pages: number };
