import type { SpanishShelf } from "../types.ts";

export const herbProductsEs: SpanishShelf = {
  "italian-parsley": {
    summary: "Un manojo de verdad, no seis ramitas.",
    description:
      "De hoja lisa y tallos dulces. Pique el manojo entero para una ensalada con limón y trigo bulgur.",
  },
  cilantro: {
    summary: "Raíces para la pasta, hojas para lo demás.",
    description:
      "Lo arrancamos en vez de cortarlo, para que le llegue la parte con más sabor. Lávelo bien y macháquelo con ajo y pimienta.",
  },
  dill: {
    summary: "Plumoso y tupido, para pescado y papas nuevas.",
    description:
      "Lo sembramos cada dos semanas para que siempre esté tierno. Los tallos gruesos van en el frasco de los pepinillos.",
  },
  "genovese-basil": {
    summary: "El verano en un manojo, cortado arriba de la segunda hoja.",
    description:
      "Hojas chicas y acucharadas, sin nada de menta. Con dos manojos sale un frasco de pesto.",
  },
  rosemary: {
    summary: "Del seto que va a lo largo del acantilado.",
    description:
      "El viento salado lo hace corto y fuerte. Deshoje una ramita para las papas; use otra de brocha.",
  },
  "sage-thyme": {
    summary: "Salvia, tomillo y laurel en un solo atado.",
    description:
      "Lo que un pollo quiere llevar adentro. Saque el laurel antes de partirlo; las hojas de salvia que sobren, fríalas en mantequilla.",
  },
  lemongrass: {
    summary: "Cuatro tallos, limpios y gordos de abajo.",
    description:
      "Machaque el tercio de abajo y hiérvalo en la sopa; el corazón blanco, rebanado delgadito, es para la pasta. Con las puntas se hace té.",
  },
  "thai-basil": {
    summary: "De tallos morados, con olor a anís.",
    description:
      "Aguanta el fuego donde la albahaca dulce se rinde. La tenemos en túnel hasta Acción de Gracias.",
  },
  peppermint: {
    summary: "Para té, para ensaladas, para larb.",
    description:
      "Una menta fuerte y limpia que crece donde gotea la manguera. Estruje un puñado en agua hirviendo y espere cinco minutos.",
  },
  "potted-thyme": {
    summary: "Una planta para la ventana, de seis meses.",
    description:
      "Tomillo inglés, enraizado y despuntado dos veces para que esté tupido. Mucho sol, poca agua, y le va a durar más que el recetario.",
  },
};
