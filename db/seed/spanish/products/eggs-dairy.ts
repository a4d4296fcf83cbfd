import type { SpanishShelf } from "../types.ts";

export const eggsAndDairyEs: SpanishShelf = {
  "pasture-eggs": {
    summary: "Cafés, azules y pintos, puestos esta semana.",
    description:
      "Huevos grandes de gallinas que andan en el pasto. La yema es anaranjada en los meses verdes y solo dorada en los secos; las dos hacen muy buen omelet.",
  },
  "half-dozen-eggs": {
    summary: "Los mismos huevos, para una casa más chica.",
    description:
      "Seis huevos grandes de varios colores, en cartón. Regrese el cartón con el chofer y Dee lo vuelve a llenar.",
  },
  "duck-eggs": {
    summary: "Grandes, sustanciosos: el secreto de los pasteles altos.",
    description:
      "De cuarenta patas Khaki Campbell que se creen dueñas del estanque de riego. Uno de pata rinde como huevo y medio de gallina.",
  },
  "quail-eggs": {
    summary: "Dieciocho huevitos pintos.",
    description:
      "Hiérvalos dos minutos y medio, pélelos bajo el agua y páselos por sal y pimienta. Buena compañía para una sopa de fideos.",
  },
  "whole-milk": {
    summary: "Con la nata arriba, en una botella que regresa.",
    description:
      "Pasteurizada con cuidado y sin homogeneizar: agítela, o quítele primero la crema con una cuchara. Cinco por ciento de grasa, como la dan las Jersey.",
    ingredients: "Leche entera orgánica pasteurizada.",
  },
  "heavy-cream": {
    summary: "No lleva más que crema.",
    description:
      "Sin gomas ni estabilizantes, así que se bate en la mitad del tiempo. Pare un poco antes de lo que cree.",
    ingredients: "Crema orgánica pasteurizada.",
  },
  "cultured-butter": {
    summary: "Madurada dos días, batida y salada a mano.",
    description:
      "La crema se agria un poco antes de batirla; de ahí viene el sabor. En primavera el color no necesita ayuda.",
    ingredients: "Crema orgánica pasteurizada, cultivos lácticos, sal de mar.",
  },
  "plain-yogurt": {
    summary: "Cuajado en el frasco, con su capa de crema.",
    description: "Ácido, de cuchara, sin colar ni endulzar. El suero de arriba se le revuelve.",
    ingredients: "Leche entera orgánica pasteurizada, cultivos vivos.",
  },
  "cave-aged-gouda": {
    summary: "Diez meses en el sótano de las papas.",
    description:
      "Sabe a caramelo de mantequilla, cruje un poco y se queda en la boca. Cómalo con una manzana de la sierra y no con una galleta.",
    ingredients: "Leche orgánica pasteurizada, cultivos lácticos, cuajo animal, sal de mar.",
  },
  "young-tomme": {
    summary: "Semiduro, con sabor a hongo cerca de la corteza.",
    description:
      "Tiene tres meses y es el que Tess se lleva a su casa. Se derrite parejo: es el queso para el sándwich caliente.",
    ingredients: "Leche orgánica pasteurizada, cultivos lácticos, cuajo animal, sal de mar.",
  },
  "bay-blue": {
    summary: "Un azul suave de leche cruda, añejado más de sesenta días.",
    description:
      "Cremoso, entre dulce y salado, de corteza natural. Se hace solo con leche de otoño; llega para las fiestas y se va en primavera.",
    ingredients: "Leche cruda orgánica, cultivos lácticos, cuajo animal, sal de mar.",
  },
  "fresh-ricotta": {
    summary: "Hecho el miércoles, con leche tibia y vinagre.",
    description:
      "Suave, en la canasta donde se escurrió. Sobre pan tostado con miel, o en lo que lleve espinacas.",
    ingredients: "Leche entera orgánica pasteurizada, crema, vinagre, sal de mar.",
  },
  "cheese-curds": {
    summary: "Rechina dos días; después nomás sabe bueno.",
    description:
      "Es el cheddar antes de ser cheddar. Para botanear, para las papas con gravy, para el camino a casa.",
    ingredients: "Leche orgánica pasteurizada, cultivos lácticos, cuajo animal, sal de mar.",
  },
  "vanilla-custard": {
    summary: "Seis ingredientes, dos frascos de vidrio.",
    description:
      "Crema de Jersey y yemas de Hollis, horneadas despacio a baño maría. El caramelo está en el fondo, como debe ser.",
    ingredients: "Crema, leche, yemas de huevo, azúcar de caña, vainilla, sal de mar.",
  },
};
