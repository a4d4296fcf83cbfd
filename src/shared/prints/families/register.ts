import type { Print } from "../kit/print.ts";
import { bakery } from "./bakery/register.ts";
import { dairy } from "./dairy/register.ts";
import { dishes } from "./dishes/register.ts";
import { flowers } from "./flowers/register.ts";
import { fruit } from "./fruit/register.ts";
import { fruiting } from "./fruiting/register.ts";
import { herbs } from "./herbs/register.ts";
import { leaves } from "./leaves/register.ts";
import { meat } from "./meat/register.ts";
import { pantry } from "./pantry/register.ts";
import { roots } from "./roots/register.ts";
import { seafood } from "./seafood/register.ts";
import { things } from "./things/register.ts";

/** All families of forms by name. A product declares one of them with its parameters. */
export const FAMILIES = {
  ...bakery,
  ...dairy,
  ...dishes,
  ...flowers,
  ...fruit,
  ...fruiting,
  ...herbs,
  ...leaves,
  ...meat,
  ...pantry,
  ...roots,
  ...seafood,
  ...things,
};

type Families = typeof FAMILIES;

export type FamilyName = keyof Families;

/** The drawing a product declares: a family and its parameters. */
export type FormDrawing = {
  [Name in FamilyName]: { readonly family: Name } & Readonly<ParametersOf<Families[Name]>>;
}[FamilyName];

type ParametersOf<Family> = Family extends (print: Print, parameters: infer Parameters) => void
  ? Parameters
  : never;
