import type { SpanishShelf } from "../types.ts";

export const bakeryProductsEs: SpanishShelf = {
  "country-sourdough": {
    summary: "De corteza oscura y miga abierta: se hace en 36 horas.",
    description:
      "Cuatro quintas partes de Yecora Rojo cernido y una de Sonora integral. Está en su punto al segundo día, si es que llega.",
    ingredients: "Harina de trigo, agua, harina de trigo integral, sal de mar.",
  },
  "field-loaf": {
    summary: "Todo el grano, nada de ladrillo.",
    description:
      "Trigo integral recién molido, masa húmeda y una larga noche fría. Con sabor a nuez y jugoso; se rebana delgado para sándwich.",
    ingredients: "Harina de trigo integral, agua, miel, sal de mar.",
  },
  "seeded-rye": {
    summary: "Macizo, agrio, con girasol y linaza.",
    description:
      "La mitad es centeno de un vecino de Dixon. Rebánelo delgado un día después de que llega y le dura dos semanas.",
    ingredients:
      "Harina de centeno, harina de trigo, agua, semillas de girasol, linaza, ajonjolí, sal de mar.",
  },
  baguettes: {
    summary: "Dos, con puntas de verdad.",
    description:
      "Crujientes hasta la cena y honradas hasta la hora de dormir. Después son pan tostado, y del bueno.",
    ingredients: "Harina de trigo, agua, sal de mar, levadura.",
  },
  croissants: {
    summary: "Cuatro, hojaldrados con mantequilla de Point Reyes.",
    description: "Tres días de la masa a la caja. Cinco minutos a 350 °F y vuelven a tronar.",
    ingredients:
      "Harina de trigo, mantequilla, leche, agua, azúcar de caña, sal de mar, levadura, barniz de huevo.",
  },
  "dinner-rolls": {
    summary: "Una docena para separar con la mano, lista para calentar.",
    description:
      "La papa amarilla de Half Moon Bay los conserva suaves por días. Úntelos de mantequilla antes y después.",
    ingredients: "Harina de trigo, papa, leche, mantequilla, huevos, miel, sal de mar, levadura.",
  },
  "sesame-flatbread": {
    summary: "Con mucho aceite y sal; se rompe, no se corta.",
    description:
      "Estirado delgadito y horneado en piedra, tres minutos. Para las noches de sopa y para esa salsa que no estaba en los planes.",
    ingredients: "Harina de trigo, agua, aceite de oliva, ajonjolí, sal de mar.",
  },
  "apple-pie": {
    summary: "De Granny Smith, con masa de manteca y mantequilla, congelado crudo.",
    description:
      "Del congelador directo al horno caliente: 75 minutos, hasta que el jugo de la orilla espese. El olor de la cocina va incluido.",
    ingredients:
      "Manzanas, harina de trigo, mantequilla, manteca de puerco, azúcar de caña, jugo de limón, canela, sal de mar, barniz de huevo.",
  },
  "oat-cookies": {
    summary: "Seis, crujientes en la orilla y suaves en medio.",
    description:
      "Mantequilla dorada, trigo integral y trozos grandes de chocolate oscuro. Con una pizca de sal más de lo normal.",
    ingredients:
      "Harina de trigo integral, mantequilla, chocolate oscuro (cacao, azúcar, lecitina de soya), avena, azúcar mascabado, huevos, sal de mar.",
  },
};
