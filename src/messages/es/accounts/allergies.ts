import { list } from "../kit.ts";

export const title = "Alergias en casa";
export const lead =
  "Le avisamos en los productos que llevan esos alérgenos o que no dicen cuáles llevan, y los dejamos fuera de su canasta semanal, salvo que usted los pida en un cambio. Solo usted ve estos datos: ni las granjas, ni quienes empacan, ni los choferes.";
export const which = "Lo que alguien en casa no puede comer";
export const save = "Guardar las alergias";
export const saved = "Las alergias de su casa se guardaron";
export const notSaved = "Las alergias no se guardaron";
export const notAdvice =
  "Los avisos vienen de quien hace el producto. Lea la etiqueta antes de comer: es la que cuenta.";
export const forYou = "Para su casa: ";
export const contains = (names: readonly string[]) => `Contiene ${list(names)}`;
export const mayContain = (names: readonly string[]) => `Puede contener ${list(names)}`;
export const notDeclared = "Alérgenos sin declarar";
export const inProfile = (names: readonly string[]) =>
  `Las alergias de su casa siempre quedan fuera: ${list(names)}. Se cambian en su perfil.`;
export const areAllergies = (names: readonly string[]) =>
  `¿Alguien en casa tiene alergia a ${list(names)}? Entonces también le avisamos en la tienda y en su carrito.`;
export const keepThem = "Guardar como alergias de casa";
