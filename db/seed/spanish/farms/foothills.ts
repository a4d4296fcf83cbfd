import type { SpanishFarms } from "../types.ts";

export const foothillFarmsEs: SpanishFarms = {
  "high-ladder": {
    tagline: "Manzanas de sierra, crujientes por las noches frías",
    story: [
      "A 3,100 pies, las noches ya son frías en septiembre, y son las noches frías las que hacen azúcar del almidón y ponen roja la piel. Lena Bergstrom cultiva 22 clases de manzana, entre ellas cinco que nadie planta por dinero.",
      "Se cortan desde escaleras, en bolsas de lona, y se guardan en un sótano de piedra donde las tardías mejoran hasta marzo. Las que se caen se prensan los sábados.",
    ],
    quote: "Si una manzana no te contesta cuando la muerdes, dásela al caballo.",
    practices: [
      "Los borregos se comen las manzanas caídas",
      "Sótano frío en vez de cámara con gas",
      "Sin cera y sin lustre",
    ],
  },
  "stone-bridge": {
    tagline: "Viñas viejas para la mesa, no para la cava",
    story: [
      "El Zinfandel de Stone Bridge se plantó hace un siglo, en arena, en su propia raíz, con lugar para un caballo entre las cepas. Una parte todavía va a los vinateros. La que más queremos, no.",
      "Mei Wu y Carlo D’Agostini secan la uva en charolas de papel, prensan la temprana para agraz y dejan que la última barrica se avinagre a propósito. Las botellas tardan un año; las pasas, el mes de septiembre.",
    ],
    quote: "Cien años, y todavía se luce cada agosto.",
    practices: [
      "De temporal desde 1926",
      "Podada a mano, cada cepa a su modo",
      "Uva secada en el surco, al sol",
    ],
  },
};
