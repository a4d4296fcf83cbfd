import { languageNow } from "../language.ts";

/** Words for what a pack holds, by English word: singular and plural. */
const THINGS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  avocado: ["aguacate", "aguacates"],
  bag: ["bolsa", "bolsas"],
  baguette: ["baguette", "baguettes"],
  bird: ["pieza", "piezas"],
  bottle: ["botella", "botellas"],
  bouquet: ["ramo", "ramos"],
  box: ["caja", "cajas"],
  bulb: ["bulbo", "bulbos"],
  bunch: ["manojo", "manojos"],
  chop: ["chuleta", "chuletas"],
  cookie: ["galleta", "galletas"],
  crab: ["cangrejo", "cangrejos"],
  croissant: ["cuernito", "cuernitos"],
  dozen: ["docena", "docenas"],
  ear: ["elote", "elotes"],
  egg: ["huevo", "huevos"],
  flatbread: ["pan plano", "panes planos"],
  fruit: ["pieza", "piezas"],
  gallon: ["galón", "galones"],
  head: ["cabeza", "cabezas"],
  heart: ["corazón", "corazones"],
  inch: ["pulgada", "pulgadas"],
  jar: ["frasco", "frascos"],
  large: ["grande", "grandes"],
  leg: ["pierna", "piernas"],
  link: ["salchicha", "salchichas"],
  loaf: ["hogaza", "hogazas"],
  pair: ["par", "pares"],
  pear: ["pera", "peras"],
  pie: ["pay", "pays"],
  piece: ["pieza", "piezas"],
  pint: ["pinta", "pintas"],
  pot: ["maceta", "macetas"],
  pumpkin: ["calabaza", "calabazas"],
  roast: ["pieza", "piezas"],
  roll: ["panecillo", "panecillos"],
  root: ["raíz", "raíces"],
  rope: ["ristra", "ristras"],
  squash: ["calabaza", "calabazas"],
  stalk: ["tallo", "tallos"],
  steak: ["bistec", "bistecs"],
  stem: ["tallo", "tallos"],
  wedge: ["cuña", "cuñas"],
  wreath: ["corona", "coronas"],
};

/** Unit abbreviations that stay the same on Spanish labels. */
const MEASURES: Readonly<Record<string, string>> = {
  lb: "lb",
  oz: "oz",
  ml: "ml",
  "fl oz": "oz líq.",
};

/**
 * A pack in the reader's language: `10 oz bunch` becomes `manojo de 10 oz`, `1 head, about 2 lb` becomes `1 cabeza,
 * cerca de 2 lb`. A pack in any other format is returned as the farm wrote it.
 */
export function packWords(pack: string): string {
  if (languageNow() === "en") return pack;
  const parts = pack.split(", ").map(partInSpanish);
  return parts.includes(null) ? pack : parts.join(", ");
}

const HOW_MUCH: Readonly<Record<string, string>> = { "about ": "cerca de ", "up to ": "hasta " };

function partInSpanish(part: string): string | null {
  if (part === "half dozen") return "media docena";
  const [, about = "", inside = "", each] = /^(about |up to )?(.+?)( each)?$/.exec(part) ?? [];
  const amount = amountInSpanish(inside);
  return amount && `${HOW_MUCH[about] ?? ""}${amount}${each ? " cada uno" : ""}`;
}

/** `10 oz bunch`, `2 lb`, `3 hearts`, `1/2 gallon`, `dozen` */
function amountInSpanish(text: string): string | null {
  const [, number, rest = ""] = /^(?:([\d./]+) )?(.+)$/.exec(text) ?? [];
  if (!number) return THINGS[rest]?.[0] ?? null;
  const [, unit, thing] = /^(lb|oz|fl oz|ml|inch)(?: (\w+))?$/.exec(rest) ?? [];
  if (!unit) return counted(number, rest);
  const measured = MEASURES[unit] ? `${number} ${MEASURES[unit]}` : counted(number, unit);
  if (!thing) return measured;
  const [one] = THINGS[thing] ?? [];
  return one && measured ? `${one} de ${measured}` : null;
}

const HALVES: Readonly<Record<string, string>> = {
  gallon: "medio galón",
  pint: "media pinta",
  dozen: "media docena",
};

function counted(number: string, word: string): string | null {
  if (number === "1/2" && HALVES[word]) return HALVES[word];
  const [one, several] = THINGS[word] ?? THINGS[singular(word)] ?? [];
  const noun = number === "1" || number.includes("/") ? one : several;
  return noun ? `${number} ${noun}` : null;
}

function singular(word: string): string {
  if (word === "loaves") return "loaf";
  return word.replace(/(?<=ch|x|sh)es$|(?<!s)s$/, "");
}
