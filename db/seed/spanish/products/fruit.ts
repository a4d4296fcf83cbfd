import type { SpanishShelf } from "../types.ts";

export const fruitProductsEs: SpanishShelf = {
  "pink-lady-apples": {
    summary: "La última que se corta y la primera que se acaba.",
    description:
      "Ácida y dulce a la vez, con un crujido que se oye en todo el cuarto. La cortamos los primeros días de noviembre, después de 200 días en el árbol.",
  },
  "arkansas-black": {
    summary: "De piel casi negra, dura como tabla hasta el año nuevo.",
    description:
      "Una manzana de guardar: brava ahora, y para enero aromática y dulce como miel. Hornéela hoy, o deje una bolsa al fondo del refrigerador.",
  },
  "granny-smith": {
    summary: "Ácida, verde, la del pay.",
    description:
      "Las noches de la montaña le ponen chapitas y un poco más de azúcar de la que uno espera. Bajo la masa no se deshace.",
  },
  gravenstein: {
    summary: "La manzana de agosto para hacer puré.",
    description:
      "Rayada, olorosa, demasiado blanda para viajar y demasiado buena para perderla. Tres semanas al año; después, puré hasta las siguientes.",
  },
  "bosc-pears": {
    summary: "De piel parda y carne firme, con un dejo de nuez moscada.",
    description:
      "La pera para cocer en almíbar y para el queso: queda de pie donde otras se doblan. Está lista cuando el cuello cede un poco.",
  },
  "comice-pears": {
    summary: "Mantequilla en forma de pera.",
    description:
      "Las envolvemos una por una porque se golpean con solo verlas. Espere a que ceda el cuello y cómala sobre el fregadero.",
  },
  chestnuts: {
    summary: "Dulces, harinosas, recogidas del suelo a mano.",
    description:
      "De once árboles viejos que dan castañas enormes, abajo de la casa. Hágales una cruz, remójelas diez minutos y áselas a 425 °F hasta que se abran.",
  },
  "fuyu-persimmons": {
    summary: "Se comen firmes, como manzana.",
    description:
      "Crujientes, sin semilla, dulces con un toque de canela. Rebánelos atravesados para ver la estrella. En noviembre no hay nada más bonito en la mesa.",
  },
  "hachiya-persimmons": {
    summary: "Espere a que se sientan como globos con agua.",
    description:
      "Ásperos cuando están duros, pura mermelada cuando se ablandan. Congele uno maduro y cómalo con cuchara, o hornee el pudín de la receta de la abuela.",
  },
  pomegranates: {
    summary: "Pesadas, oscuras, a punto de reventar.",
    description:
      "Mientras más pesada, mejor. Hágale un corte alrededor de la corona y ábrala bajo el agua: los granos se hunden y lo blanco flota.",
  },
  "satsuma-mandarins": {
    summary: "De cáscara suelta, sin semilla, con sus hojas.",
    description:
      "El primer cítrico del año, cortado con una hoja para que se vea qué tan fresco está. Un niño la pela en cuatro segundos.",
  },
  "cara-cara": {
    summary: "Rosa por dentro, poco ácida, casi como mora.",
    description:
      "Una naranja de ombligo que se sonroja. Desde diciembre, cuando el frío ya hizo lo suyo.",
  },
  "suncrest-peaches": {
    summary: "De los tres surcos de donde viene el nombre.",
    description:
      "Un durazno amarillo demasiado tierno para cualquier anaquel, plantado en 1948 y conservado por terquedad. Llegan maduros; no haga planes para ellos más allá de mañana.",
  },
  "santa-rosa-plums": {
    summary: "De piel ácida y centro color vino.",
    description:
      "Nació en Sonoma hace un siglo y sigue siendo la ciruela con la que se comparan las demás.",
  },
  "brooks-cherries": {
    summary: "Cinco semanas, entre mayo y principios de junio.",
    description: "Firmes, dulces y se acaban pronto. Cortadas con rabito y enfriadas en una hora.",
  },
  "albion-strawberries": {
    summary: "Rojas hasta arriba, cortadas para hoy.",
    description:
      "De un rojo intenso, en punta, y firmes para aguantar el camino a casa. Déjelas fuera del refrigerador y llenan la cocina de olor a fresa.",
  },
  "last-raspberries": {
    summary: "Las últimas del año, de abajo del techo.",
    description:
      "El fresco las hace chicas y de mucho sabor. Las cortamos cada tercer día, en medias pintas, hasta el primer frío fuerte.",
  },
  olallieberries: {
    summary: "Cuatro semanas de pay, desde junio.",
    description:
      "Zarzamora, frambuesa y mora silvestre en una sola fruta larga y oscura. Tan ácida que pide azúcar y masa.",
  },
  blueberries: {
    summary: "Crecidos en la niebla, con su polvito azul.",
    description:
      "Matas del sur en corteza de secuoya. Desde mayo los cortamos tres veces por semana.",
  },
  "hass-avocados": {
    summary: "Cuatro: dos maduros y dos firmes.",
    description:
      "Para que siempre haya uno para hoy. Los de fines de otoño vienen de la flor del año pasado: mantecosos, con sabor a nuez y mucho aceite.",
  },
  "fuerte-avocados": {
    summary: "De cáscara verde y delgada, sabor a avellana, solo en invierno.",
    description:
      "El aguacate de los años cincuenta, que se dejó de sembrar por su piel delicada. Sol se quedó con los árboles viejos. Este mes es el primer corte.",
  },
  "meyer-lemons": {
    summary: "Mitad limón, mitad mandarina, todo perfume.",
    description:
      "De cáscara tan delgada que se come en rebanadas, en ensalada. También es el bueno para la crema de limón y para el té.",
  },
  cherimoya: {
    summary: "Fruta de pulpa como natilla, polinizada con pincel.",
    description:
      "Cada fruta del árbol se logró a mano una tarde de junio. Déjela madurar hasta que ceda como aguacate, enfríela y cómala con cuchara alrededor de las semillas, que no se comen.",
  },
  "passion-fruit": {
    summary: "Arrugada quiere decir lista.",
    description:
      "Cáscaras moradas llenas de pulpa ácida que huele a flores. Póngala sobre yogurt, o en una bebida fría.",
  },
  kiwifruit: {
    summary: "De una sola enramada larga, junto a la zanja.",
    description:
      "Los cortamos a principios de noviembre y adentro se ablandan. Ponga uno duro junto a una manzana y en tres días está listo.",
  },
  "flame-grapes": {
    summary: "Racimos rojos y crujientes, de la parra de atrás del granero.",
    description:
      "Se quedan en la parra hasta que casi son demasiado dulces. Congele un puñado para las tardes de calor.",
  },
  "late-black-grapes": {
    summary: "Los últimos racimos, guardados entre las hojas hasta noviembre.",
    description:
      "De cáscara gruesa y carne que sabe a vino, con pocas semillas. Áselas con todo y rama junto al puerco, o con un pedazo de queso azul.",
  },
};
