import type { SpanishShelf } from "../types.ts";

export const flowerProductsEs: SpanishShelf = {
  "market-bouquet": {
    summary: "Lo que abrió esta mañana, atado en papel.",
    description:
      "A fines de noviembre son crisantemos, perritos, las últimas zinnias y mucho follaje bueno. Unos veinte tallos.",
  },
  "heirloom-mums": {
    summary: "Color bronce, ciruela y rosa, grandes como platos.",
    description:
      "No son los de la gasolinera. Diez tallos de una sola flor que duran dos semanas en un cuarto fresco.",
  },
  sunflowers: {
    summary: "Cinco tallos, sin polen, amables con el mantel.",
    description:
      "Los cortamos cuando se levantan los primeros pétalos, para que abran en su florero. La última siembra florece hasta que hiela.",
  },
  "dried-bunch": {
    summary: "Estátice, siemprevivas y espigas para el invierno.",
    description:
      "Colgadas de cabeza en el granero desde agosto. No piden nada y en marzo todavía parecen verano.",
  },
  eucalyptus: {
    summary: "Una brazada, para el florero o la regadera.",
    description: "Hojas redondas y grises que perfuman el cuarto y luego se secan tal como están.",
  },
  "holiday-wreath": {
    summary: "De dieciséis pulgadas, hecha sobre un aro de vid.",
    description:
      "Laurel, olivo de Capay y escaramujo. Pasado el año nuevo, el laurel se usa para cocinar.",
  },
  "tulip-bulbs": {
    summary: "Veinte bulbos ya enfriados, con su tarjeta para plantar.",
    description:
      "El invierno de California es muy suave para los tulipanes, así que les damos el frío primero. En la tierra para año nuevo, en flor a fines de marzo.",
  },
  tulips: {
    summary: "Diez tallos largos que siguen creciendo en el florero.",
    description: "Se inclinan hacia la ventana y se ven cada vez mejor. Desde fines de febrero.",
  },
  "garden-roses": {
    summary: "Con aroma, rizadas, nunca iguales.",
    description:
      "Siete tallos de lo que dio el rosal esa mañana. Duran cinco días y valen cada uno.",
  },
};
