import type { SpanishShelf } from "../types.ts";

export const pantryProductsEs: SpanishShelf = {
  "olio-nuovo": {
    summary: "El aceite de este mes: verde, turbio, picosito.",
    description:
      "Se embotella la noche en que se prensa, sin filtrar. Póngalo crudo sobre frijoles, sopa y pan tostado; en sus primeras ocho semanas es cuando más se nota.",
    ingredients: "Aceite de oliva extra virgen.",
  },
  "house-olive-oil": {
    summary: "Mantecoso y suave, para todos los días.",
    description:
      "De diciembre pasado, asentado y trasegado dos veces. Con carácter para la ensalada, y a un precio que alcanza para freír un huevo.",
    ingredients: "Aceite de oliva extra virgen.",
  },
  "cured-olives": {
    summary: "Partidas con piedra, curadas en salmuera y limón.",
    description: "Firmes y apenas amargas, con hueso. Cinco semanas en el barril, ni un día menos.",
    ingredients: "Aceitunas, agua, sal de mar, limón, hinojo, ajo.",
  },
  almonds: {
    summary: "La cosecha de este otoño, secadas en el suelo, crudas.",
    description:
      "Pasadas por vapor, como pide la ley, y nada más. Tuéstelas a 325 °F hasta que la cocina huela a almendra.",
  },
  "walnut-halves": {
    summary: "Partidas al pedirlas, todavía dulces.",
    description:
      "La nuez de Castilla se amarga con el tiempo, y casi toda se vende vieja. Estas bajaron del árbol en octubre. Guárdelas en frío.",
  },
  "dried-tomatoes": {
    summary: "Dos días al sol, en la tarima de atrás de la casa.",
    description:
      "Correosos, no quebradizos. Remójelos diez minutos en agua caliente, o córtelos en tiras directo a la olla de la pasta.",
    ingredients: "Jitomates, sal de mar.",
  },
  "wildflower-honey": {
    summary: "Todo lo que floreció a lo largo de Putah Creek.",
    description:
      "Ámbar, redonda, con un final a menta. El frasco para el té, el pan tostado y la gente que quiere.",
    ingredients: "Miel cruda.",
  },
  "star-thistle-honey": {
    summary: "Clara, floral, de una mala hierba que las abejas perdonan.",
    description: "Del color de la paja y muy limpia. Va bien con queso porque no lo tapa.",
    ingredients: "Miel cruda.",
  },
  honeycomb: {
    summary: "Un cuadro de panal, con todo y cera.",
    description: "Póngalo sobre pan caliente y deje que se venza. La cera se puede masticar.",
    ingredients: "Panal de miel.",
  },
  "beeswax-candles": {
    summary: "Un par, bañadas a mano, ocho horas cada una.",
    description: "Cera de opérculo y pabilo de algodón. Huelen apenas a colmena y casi no gotean.",
    ingredients: "Cera de abeja, pabilo de algodón.",
  },
  "brown-rice": {
    summary: "De la cosecha nueva, descascarado este mes.",
    description:
      "De buen diente, dulce, con un dejo de palomitas. Una taza de arroz, una y tres cuartos de agua, cuarenta minutos y diez más tapado.",
  },
  "wild-rice": {
    summary: "Largo, oscuro, ahumado por el tambor donde se tuesta.",
    description:
      "Crece en las melgas más mojadas. Cuando está, se abre como flor; apáguele antes de que se enrosque.",
  },
  "cranberry-beans": {
    summary: "Frijoles de este otoño, cremosos en una hora.",
    description:
      "Café claro con pintas rojas, que se borran en la olla. Cuézalos con salvia y ajo, y tómese el caldo.",
  },
  "black-turtle-beans": {
    summary: "Chicos, negros, enteros después de cocerse.",
    description:
      "Una cebolla, una hoja de laurel, dos horas sin tapar. La sal desde el principio, digan lo que digan.",
  },
  popcorn: {
    summary: "Grano rojo, palomita blanca, casi sin cascarita.",
    description:
      "Chica y crujiente, y sabe a maíz antes de ponerle nada. Con un tercio de taza se llena un tazón grande.",
  },
  "whole-wheat-flour": {
    summary: "Molida en piedra esta semana, suave y dorada.",
    description:
      "Un trigo blanco antiguo con alma de repostería: hot cakes tiernos, buenas tortillas, la base de nuestras galletas saladas. Cernida una vez, sin nada agregado.",
    ingredients: "Trigo Sonora integral.",
  },
  "strawberry-jam": {
    summary: "Junio en un frasco, con más fresa que azúcar.",
    description:
      "Cocida en cobre, de ocho en ocho frascos, con limón y sin nada que la cuaje. Queda un poco suelta; las buenas tardes también.",
    ingredients: "Fresas, azúcar de caña, jugo de limón.",
  },
  "apple-butter": {
    summary: "Manzanas caídas, su jugo y once horas.",
    description:
      "Sin azúcar: el jugo se reduce hasta que ya no la necesita. Para pan tostado, para el puerco, para comer a cucharadas.",
    ingredients: "Manzanas, jugo de manzana, canela, clavo.",
  },
  "fresh-cider": {
    summary: "Prensado el sábado, nunca de una sola manzana.",
    description:
      "Una mezcla de siete, también ácidas, para que sepa a algo más que azúcar. Pasteurización rápida; agítelo antes de servir.",
    ingredients: "Manzanas.",
  },
  "zinfandel-raisins": {
    summary: "Viñas de cien años, charolas de papel, sol de septiembre.",
    description:
      "Chicas, oscuras y chiclosas, con alguna semilla de vez en cuando, para que conste. En su racimo, para la tabla de quesos.",
    ingredients: "Uvas.",
  },
  "red-wine-vinegar": {
    summary: "De la última barrica, a propósito, dos años.",
    description:
      "Una madre tan vieja como Carlo, y sin filtrar. Fuerte al principio, redondo al final; use la mitad de lo que usaría.",
    ingredients: "Vinagre de vino (contiene sulfitos naturales).",
  },
  "chile-crisp": {
    summary: "Crujiente, picosa, y para el viernes ya va en todo.",
    description:
      "Chile tailandés, echalote y ajo fritos despacio, en tres vueltas. Huevos, fideos, helado de vainilla: de todo nos han contado.",
    ingredients:
      "Aceite de salvado de arroz, chiles, echalote, ajo, cacahuate tostado, ajonjolí, salsa de soya (soya, trigo), azúcar, sal.",
  },
};
