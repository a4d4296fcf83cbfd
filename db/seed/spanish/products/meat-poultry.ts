import type { SpanishShelf } from "../types.ts";

export const meatAndPoultryEs: SpanishShelf = {
  "ground-beef": {
    summary: "De res de pastoreo, 85 por ciento magra.",
    description:
      "Músculo y recortes de una res a la vez, colgada dos semanas antes de molerla. Se dora en vez de hervirse.",
  },
  ribeye: {
    summary: "Un bistec de una pulgada y cuarto, añejado en seco 21 días.",
    description:
      "Póngale sal la noche anterior. Hierro bien caliente, cuatro minutos por lado, y un reposo más largo de lo que uno quisiera.",
  },
  "chuck-roast": {
    summary: "Alcanza para un domingo sin prisa.",
    description:
      "Con buen marmoleo para ser res de pastoreo. Tres horas con cebolla y una botella de tinto; al día siguiente, mejor.",
  },
  "stew-bones": {
    summary: "Áselos y luego déjelos hervir todo el día.",
    description:
      "Rodilla, pescuezo y tuétano, cortados para que quepan en la olla. De una bolsa sale un galón de caldo, que cuaja al enfriarse.",
  },
  "lamb-shoulder": {
    summary: "Con hueso, de borregos que pastan bajo los encinos.",
    description:
      "Suave, con un aroma a hierbas. Frótela con ajo y anchoas, ásela cinco horas a fuego bajo y sírvala con cuchara.",
  },
  "ground-lamb": {
    summary: "Para albóndigas, panes planos y pastel de papa con carne.",
    description:
      "Molida una vez, gruesa. Póngale menta y un poco de feta, o comino y chile, y hágase a un lado.",
  },
  "thick-bacon": {
    summary: "Curado en seco diez días, ahumado con leña de almendro.",
    description:
      "De cerdos criollos con una buena capa de grasa. Se enrosca menos y sabe más a puerco que a humo.",
    ingredients: "Carne de puerco, sal de mar, azúcar mascabado, polvo de apio, pimienta negra.",
  },
  "pork-chops": {
    summary: "Dos, con hueso, de una pulgada de grueso.",
    description:
      "Rositas en medio es como se comen. Una hora en salmuera si se acuerda, y si se le olvida no se apure.",
  },
  "fennel-sausage": {
    summary: "Cuatro salchichas, de molido grueso, con semilla de hinojo entera.",
    description:
      "Espaldilla de puerco, sal, ajo e hinojo recogido en el camino al rancho. Sáquele la carne a la tripa y tiene una salsa rápida.",
    ingredients:
      "Carne de puerco, agua, sal de mar, ajo, semilla de hinojo, pimienta negra, tripa natural de puerco.",
  },
  "leaf-lard": {
    summary: "Blanca, neutra, para la masa más hojaldrada del año.",
    description:
      "Derretida despacio, de la grasa que rodea el riñón, y colada dos veces. Mitad manteca y mitad mantequilla: así se hace el pay en el rancho.",
    ingredients: "Grasa de riñonada de puerco.",
  },
  "whole-chicken": {
    summary: "Un pollo de crianza lenta, de hasta cuatro libras.",
    description:
      "Enfriado con aire: la piel está seca y se dora sola. Guarde los huesos: el caldo cuaja como gelatina.",
  },
  "chicken-thighs": {
    summary: "Con hueso y con piel, cuatro por paquete.",
    description:
      "El corte que todo lo perdona. Empiece con la piel hacia abajo en un sartén frío y deje que vaya agarrando calor.",
  },
  "chicken-livers": {
    summary: "Limpios, claros y dulces.",
    description:
      "Dórelos a fuego fuerte, déjelos rosados, y después un chorrito de vinagre y mucha mantequilla. Dos personas, un pan.",
  },
  "holiday-turkey": {
    summary: "De raza Narragansett, de doce a catorce libras.",
    description:
      "Criado desde abril en el potrero de atrás: 140, ni uno más. Pechuga más chica y más sabor; se cuece más rápido que el otro, así que no lo descuide.",
  },
  "chicken-bone-broth": {
    summary: "Patas, huacales y dieciocho horas.",
    description:
      "Sin sal, para que lo reduzca cuanto quiera. Congelado en plano, para que se descongele rápido.",
    ingredients: "Agua, huacales y patas de pollo, cebolla, zanahoria, apio, laurel.",
  },
  "duck-legs": {
    summary: "Dos piernas con su grasa, listas para confitar.",
    description:
      "De patos Muscovy del estanque. Una noche en sal, cocción lenta en su propia grasa, y a dorar bajo el asador.",
  },
};
