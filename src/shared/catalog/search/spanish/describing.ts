import type { SpanishNames } from "./spanish-names.ts";

/** Modifiers that distinguish goods: `cebolla morada`, `leche entera`. */
export const SPANISH_DESCRIBING: SpanishNames = [
  ["orgánico, orgánica", "organic"],
  ["fresco, fresca", "fresh"],
  ["dulce", "sweet"],
  ["picante, picoso", "hot, spicy"],
  ["amargo, amarga", "bitter"],
  ["rojo, roja", "red"],
  ["verde", "green"],
  ["blanco, blanca", "white"],
  ["negro, negra", "black"],
  ["amarillo, amarilla", "yellow"],
  ["morado, morada", "purple, red"],
  ["dorado, dorada", "golden"],
  ["seco, seca, deshidratado, deshidratada", "dried"],
  ["molido, molida", "ground"],
  ["entero, entera", "whole"],
  ["integral", "whole wheat, whole grain, brown"],
  ["ahumado, ahumada", "smoked"],
  ["crudo, cruda", "raw"],
  ["silvestre", "wild, wildflower"],
  ["tierno, tierna", "tender, baby"],
  ["mediano, mediana", "medium"],
  ["grande", "large"],
  ["docena", "dozen"],
];
