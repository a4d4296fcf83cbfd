import type { SpanishShelf } from "../types.ts";

export const seafoodProductsEs: SpanishShelf = {
  "two-tides-oysters": {
    summary: "Una docena, de concha honda: primero sal, luego dulce.",
    description:
      "De unas dos pulgadas y media, la medida para comerlos crudos. Los sacamos la mañana antes de la entrega, y la etiqueta va en la bolsa. Si nunca ha abierto uno, pídale la guía al chofer.",
  },
  "grilling-oysters": {
    summary: "De medianos a grandes, para la parrilla.",
    description:
      "Tres años en la bahía. Póngalos sobre las brasas hasta que se abran solos; después, mantequilla con ajo y nada más.",
  },
  "mediterranean-mussels": {
    summary: "Dos libras, criados en cuerda y bien tallados.",
    description:
      "Cena para dos en nueve minutos: echalote, vino blanco o sidra, y una tapa pesada. Arena, casi nada.",
  },
  "manila-clams": {
    summary: "Chicas, dulces, purgadas toda la noche.",
    description:
      "Pasan una noche en agua limpia de la bahía y ahí escupen la arena, para que usted no tenga que hacerlo. Para espagueti, o para una olla de frijoles.",
  },
  "bay-kelp": {
    summary: "Alga dulce de las líneas de ostión, secada al sol.",
    description:
      "Con seis pulgadas se hace un litro de dashi, o se ablanda una olla de frijoles. El polvito blanco es sabor; no se lo quite.",
    ingredients: "Alga kelp dulce.",
  },
  "dungeness-crab": {
    summary: "Un cangrejo de unas dos libras, traído ayer.",
    description:
      "Para esto es noviembre. Hiérvalo dieciocho minutos en agua tan salada como el mar y ábralo en una mesa forrada de periódico.",
  },
  "picked-crab": {
    summary: "De patas y cuerpo, limpiada en el muelle.",
    description:
      "Las tías de Sal viven de esto, y pueden platicar y buscar cascaritas al mismo tiempo. Caliéntela en mantequilla, nunca más que eso.",
  },
  "rockfish-fillets": {
    summary: "Magro, blanco, dulce: el de los tacos de pescado.",
    description:
      "Bermejo o chilipepper, según lo que dio el arrecife. Sin piel ni espinas, limpio en el muelle el mismo día.",
  },
  "black-cod": {
    summary: "Sedoso, con mucha grasa buena, difícil de pasarse.",
    description:
      "También le dicen sablefish; viene de agua honda, frente al cañón. Una noche en miso y azúcar, y al asador.",
  },
  "smoked-albacore": {
    summary: "Lomos pescados al curricán, sobre aliso y laurel.",
    description:
      "Jugosa y firme, entre atún y jamón. Desmenúcela en unas papas, o cómasela parado frente al refrigerador.",
    ingredients: "Atún albacora, azúcar mascabado, sal de mar, humo de aliso.",
  },
  "albacore-in-olive-oil": {
    summary: "Envasada cruda, cocida una vez, en su frasco.",
    description:
      "Lomos acomodados a mano con aceite de Casa Moreno y una hoja de laurel. Guarde el aceite para la ensalada.",
    ingredients: "Atún albacora, aceite de oliva extra virgen, sal de mar, laurel.",
  },
};
