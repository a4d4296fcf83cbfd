import type { SpanishFarms } from "../types.ts";

export const northBayFarmsEs: SpanishFarms = {
  "tula-ridge": {
    tagline: "Raíces y coles que endulza la niebla fría",
    story: [
      "Tula Ridge es una franja de tierra negra entre el mar y los primeros cerros de Bolinas. Casi todo el año la niebla se queda ahí hasta el mediodía: una desgracia para el jitomate, y justo lo que quiere una zanahoria.",
      "Nora Brannigan empezó con dos acres rentados y un motocultor prestado. Su hijo Cal dejó un trabajo de ingeniero y rehizo la línea de lavado, así que un manojo arrancado a las seis está frío a las siete y en la camioneta a las ocho.",
      "Cultivan catorce cosas y a las demás les dicen que no. Después de cada una, la tierra descansa una temporada bajo habas antes de que le vuelvan a pedir algo.",
    ],
    quote: "Nosotros vendemos mañanas frías. La zanahoria es nomás la manera de cargarlas.",
    practices: [
      "Abonos verdes en todas las camas, todos los inviernos",
      "Ningún tractor en tierra mojada",
      "El agua del lavado regresa a los cercos vivos",
    ],
  },
  "marsh-and-daughters": {
    tagline: "Ensalada cortada antes de que se vaya el rocío",
    story: [
      "Ellen Marsh y sus hijas June y Piper cultivan lechugas, achicorias y hierbas a la orilla de la Laguna. La cuadrilla empieza a las cinco con lámpara en la frente, porque una hoja cortada en frío dura el doble.",
      "La granja no tiene un cuarto frío del tamaño de un granero, ni lo quiere. Cortan lo que se pidió, lo centrifugan, lo encajonan, y a las diez el campo está otra vez en silencio.",
    ],
    quote: "Si una lechuga tiene que viajar con hielo, alguien la cortó demasiado tarde.",
    practices: [
      "Cortado a mano, nunca con máquina",
      "Insectos benéficos en vez de fumigar",
      "En invierno las camas siguen sembradas, para que la vega no pierda su tierra",
    ],
  },
  "hollis-poultry": {
    tagline: "Gallinas que se mudan cada tres días",
    story: [
      "Petaluma se llamaba a sí misma la canasta de huevos del mundo, y de esos tiempos son los galerones de los Hollis. Las gallinas ya no están ahí. Viven en nueve gallineros con ruedas que Dee Hollis jala a pasto nuevo cada tres días.",
      "Los pollos son de una raza roja de crecimiento lento, que tarda doce semanas en vez de seis. Caminan, buscan su comida, y a eso saben.",
    ],
    quote: "A la gallina que escarba se le nota. La yema se para y lo mira a uno.",
    practices: [
      "Salen al pasto todos los días, si el clima lo permite",
      "Alimento molido en el condado de Sonoma, sin soya",
      "Sin despicar y sin pelecha forzada",
    ],
  },
  "little-creamery": {
    tagline: "Cuarenta vacas Jersey y una tina chica",
    story: [
      "Tres generaciones han ordeñado en esta loma sobre la bahía de Tomales. El hato son cuarenta Jersey, cada una con su nombre en la pared de la sala de ordeña, y en la tina cabe la leche de una mañana: de ahí no crece la quesería.",
      "Tess Reed hace queso cuatro días a la semana. Las ruedas de gouda bajan a un sótano que su abuelo excavó para papas, y ahí esperan diez meses. La mantequilla y el yogurt no esperan nada.",
    ],
    quote: "Pasto, sal y tiempo. Todo lo demás es lavar trastes.",
    practices: [
      "Las vacas pastan de febrero a noviembre",
      "La leche viaja 90 yardas de la ordeña a la tina",
      "Un biodigestor convierte el estiércol en luz para la lechería",
    ],
  },
  "two-tides": {
    tagline: "Ostiones del lado frío de la bahía de Tomales",
    story: [
      "Los Kinney cultivan 42 acres que solo existen dos veces al día. Con la marea baja salen en botas de hule, voltean las bolsas de malla y se van antes de que la bahía regrese por lo suyo.",
      "Una bolsa de semilla del tamaño de hojuelas de pimienta tarda de dos a tres años en ser una docena de ostiones chicos. No piden alimento ni agua dulce, y mientras esperan cada uno limpia unos treinta galones de bahía al día.",
    ],
    quote: "La bahía pone el horario. En treinta y siete años no hemos llegado tarde.",
    practices: [
      "Criados en bolsas que se voltean y se levantan a mano",
      "Tras lluvias fuertes no se cosecha hasta que el agua salga limpia",
      "Cada bolsa lleva su etiqueta de cosecha",
    ],
  },
  "second-wind": {
    tagline: "Un barco, un ahumador y nadie en medio",
    story: [
      "El Second Wind es un barco de 38 pies que pesca al curricán, con la bodega llena de hielo molido. Marie Low lleva el barco, su hermano Sal lleva el ahumador del muelle, y entre los dos hay once pasos.",
      "Pescan con línea y anzuelo y con trampas para cangrejo, y paran cuando lo dice la cuota o el clima. Cuando el barco no sale, la tienda lo dice, y a usted le toca pescado ahumado y paciencia.",
    ],
    quote:
      "Barco de un día quiere decir que dormimos en casa. El pescado lo agradece, y nosotros también.",
    practices: [
      "Línea y anzuelo, un pescado a la vez",
      "Trampas que no dañan a las ballenas y se recogen pronto",
      "Pescado desangrado y puesto en hielo a bordo",
    ],
  },
  "fern-gully": {
    tagline: "Hongos a la sombra de las secuoyas",
    story: [
      "Luis y Carmen Aldana cultivan hongos que gustan del roble en seis viejos cuartos de empaque de manzana, junto al río Russian. Los bloques son aserrín de una mueblería de Healdsburg; ya gastados, se van de composta con los vecinos.",
      "Los cuartos están todo el año como una mañana fresca de octubre. En los meses de lluvia Carmen también camina por el bosque con permiso y canasta, y lo que encuentra está en la tienda hasta que se acaba.",
    ],
    quote: "Un hongo no se cultiva. Uno le hace un lugar donde le den ganas.",
    practices: [
      "Aserrín de madera dura de talleres de la zona, sin estiércol",
      "Cortados un día antes de que le lleguen",
      "Los bloques gastados se regalan como composta",
    ],
  },
};
