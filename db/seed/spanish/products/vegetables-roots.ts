import type { SpanishShelf } from "../types.ts";

export const rootVegetablesEs: SpanishShelf = {
  "nantes-carrots": {
    summary: "De punta redonda, crujientes y dulces, con sus hojas.",
    description:
      "Una variedad francesa, demasiado quebradiza para las máquinas y demasiado buena para dejarla. Las arrancamos la mañana antes de la entrega; con las hojas se hace un buen pesto.",
  },
  "purple-haze-carrots": {
    summary: "Moradas por fuera, anaranjadas por dentro.",
    description:
      "En rodajas parecen soles chiquitos. Son más dulces crudas que cocidas; en la sopa sueltan el color.",
  },
  "red-beets": {
    summary: "Tres o cuatro betabeles parejos, con buenas hojas.",
    description:
      "Áselos una hora en papel aluminio y la cáscara se quita con el dedo. Esa misma noche guise las hojas como acelgas.",
  },
  "golden-beets": {
    summary: "Más suaves que los rojos, y no manchan.",
    description:
      "Rebánelos crudos y muy delgados sobre queso de cabra, o áselos y aderécelos todavía tibios con naranja y estragón.",
  },
  "hakurei-turnips": {
    summary: "Nabitos blancos que se comen como manzana.",
    description:
      "Crujientes, jugosos, apenas picositos. Crudos en rebanadas con sal, o todo el manojo, con hojas, glaseado en mantequilla.",
  },
  "watermelon-radish": {
    summary: "Verde pálido por fuera, rosa encendido por dentro.",
    description:
      "Un rábano de invierno, suave y macizo. Rebánelo delgado para ensaladas y arroz; en el refrigerador sigue crujiente por semanas.",
  },
  parsnips: {
    summary: "Se sacan después de la primera helada, dulces como castañas.",
    description:
      "Desde mayo están en la tierra esperando una semana fría. Áselas con miel, o en puré, mitad y mitad con papa.",
  },
  "celery-root": {
    summary: "Chipotudo, con sabor a tierra, mejor de lo que parece.",
    description:
      "Pélelo con cuchillo, no con pelador. En tiritas para una ensalada con mayonesa y mostaza, o cocido en un puré muy terso.",
  },
  fingerlings: {
    summary: "Papas cambray mantecosas, con sabor a nuez, del largo de un pulgar.",
    description:
      "Crecen de temporal, en arena: por eso llevan más papa y menos agua. Hiérvalas con cáscara y bastante sal, aplástelas y fríalas.",
  },
  "yellow-potatoes": {
    summary: "La del puré, la de la sopa y la del asado del domingo.",
    description:
      "De carne amarilla, con sabor a mantequilla antes de ponerle mantequilla. De varios tamaños, con un poco de tierra, que las conserva frescas.",
  },
  "sweet-potatoes": {
    summary: "Anaranjado intenso, curado tres semanas antes de venderse.",
    description:
      "Un cuarto tibio le sana la cáscara y le saca el azúcar. Hornéelo a 400 °F hasta que le salga miel por las puntas.",
  },
  daikon: {
    summary: "Un pie de rábano suave y jugoso.",
    description:
      "Rállelo para acompañar un pescado asado, cuézalo en caldo dashi o cúrtalo con zanahoria para las tortas.",
  },
  "fresh-ginger": {
    summary: "De puntas rosadas, sin hebras y sin pelar.",
    description:
      "Lo sacamos en otoño de los túneles. Rebánelo tal cual para lo salteado, o cúrtalo y vea cómo se pone rosa solo.",
  },
  "fresh-turmeric": {
    summary: "Dedos anaranjados, con sabor a tierra y calor.",
    description:
      "Rállela en curris, caldos y huevos revueltos. Le va a pintar la tabla y los dedos; con limón se quita.",
  },
  "yellow-onions": {
    summary: "Curadas en el granero hasta que la cáscara cruje.",
    description:
      "Cebollas firmes, de guardar, con suficiente fuerza para guisarse despacio. Una bolsa alcanza para un mes de cenas.",
  },
  "red-torpedo-onions": {
    summary: "Largas, suaves y color vino.",
    description:
      "Una variedad italiana para comerse cruda. Rebánela a lo largo, déjela cinco minutos en vinagre y póngasela a todo.",
  },
  "music-garlic": {
    summary: "Cabezas de cuello duro, con seis dientes gordos.",
    description:
      "Fácil de pelar y bravo cuando está crudo; en el horno se vuelve suave. Colgado desde julio, llega firme al año nuevo.",
  },
  "oyster-mushrooms": {
    summary: "Racimos suaves que quedan crujientes como tocino.",
    description:
      "Deshébrelas, no las corte. Primero un sartén seco y muy caliente; al final, mantequilla y tomillo.",
  },
  shiitake: {
    summary: "Sombreros gruesos cultivados en roble, de sabor profundo.",
    description:
      "Guarde los tallos para el caldo. A los sombreros deles diez minutos en un sartén tapado antes de dorarlos.",
  },
  "lions-mane": {
    summary: "Un pompón blanco que se come como cangrejo.",
    description:
      "Córtela en bistecs, aplástelos en el sartén hasta que doren y póngales limón. La textura sorprende a todos la primera vez.",
  },
  chanterelles: {
    summary: "Recogidas en el bosque tras las primeras lluvias, con permiso.",
    description:
      "Carmen las cepilla en el bosque, así que a usted casi no le toca. Con crema, sobre pan tostado, sin más. Los hongos silvestres siempre se comen cocidos.",
  },
};
