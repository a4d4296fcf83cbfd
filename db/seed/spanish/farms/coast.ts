import type { SpanishFarms } from "../types.ts";

export const coastFarmsEs: SpanishFarms = {
  "coast-road-berries": {
    tagline: "Fresas cortadas ya bien rojas",
    story: [
      "Rosa y Hector Alvarez piscaron fresa para otros durante once años antes de rentar su primer campo en San Andreas Road. Siembran Albion y Chandler porque las dos saben a algo, aunque las dos se golpean con solo mirarlas.",
      "Por eso no las mandan lejos. La fresa se corta bien roja, va directo a la canastilla que usted recibe y se come antes de tres días de cortada.",
      "Desde noviembre las matas descansan. Entonces Rosa vende lo que envasó en verano y las últimas frambuesas de abajo de los arcos.",
    ],
    quote: "La fresa no madura en un camión. Nomás se hace vieja.",
    practices: [
      "A quien pisca se le paga por hora, no por caja",
      "Sin fumigar el suelo: antes de la fresa va brócoli",
      "Riego por goteo en todos los surcos",
    ],
  },
  "tunitas-fog": {
    tagline: "Colecitas, alcachofas y calabazas junto al mar",
    story: [
      "Los Marchetti llegaron de Liguria con plantas de alcachofa envueltas en costal mojado. Las mismas plantas, divididas una y otra vez, siguen en el acantilado al sur del pueblo.",
      "Dino Marchetti es el cuarto que siembra aquí. Vende las colecitas de Bruselas en su tallo porque así duran más, y porque los niños las cargan como espadas.",
    ],
    quote: "Mi bisabuelo no conocería el tractor. Las plantas, todas.",
    practices: [
      "De temporal donde la tierra lo permite",
      "Alga marina y composta como abono",
      "Cada año descansa un campo de cada cinco",
    ],
  },
  "wren-and-poppy": {
    tagline: "Flores que nunca se han subido a un avión",
    story: [
      "Casi todas las flores cortadas del país cruzan un océano. Estas cruzan la carretera 129. Ines Sandoval y Molly Pike cultivan cinco acres de flores de temporada, arbustos y bulbos, y cortan solo lo que abrió esa mañana.",
      "En noviembre el campo se vuelve crisantemos, estátice seco y brazadas de eucalipto. Los bulbos de la primavera ya están en la tierra.",
    ],
    quote: "Las flores de aquí se ven un poco salvajes. De eso se enamora la gente.",
    practices: [
      "No se fumiga nada a lo que usted vaya a acercar la nariz",
      "Envueltas en papel, sin plástico",
      "Los cercos vivos se quedan en pie para los pájaros",
    ],
  },
  "ridge-and-bell": {
    tagline: "Res, borrego y puerco de pasto nativo",
    story: [
      "Los Bell tienen reses, borregos y unas docenas de cerdos criollos en los cerros de encino al este de Hollister. Los animales cambian de potrero cada día o dos, y cada potrero descansa dos meses, para que vuelvan los pastos que había aquí antes de las cercas.",
      "Todos los animales nacen, se crían y se terminan en el rancho, y las mismas dos personas los llevan al mismo rastro chico, a una hora de camino. La carne se cuelga, se corta a la medida de su paquete y se congela el mismo día.",
    ],
    quote: "Nosotros cultivamos pasto. Las vacas son la podadora.",
    practices: [
      "Pasto nuevo cada día en primavera y cada dos en invierno",
      "Sin hormonas, sin antibióticos de rutina, sin corral de engorda",
      "Encinos jóvenes cercados para que duren más que nosotros",
    ],
  },
  "loma-alta": {
    tagline: "Aguacates y frutas raras en una ladera frente al mar",
    story: [
      "Loma Alta es una ladera empinada que mira al sur, a tres millas del agua: sin heladas, sin calor de veras y con una vista que los piscadores ya ni voltean a ver. Al aguacate le gusta, y también a la chirimoya, al maracuyá y a la lima dedo.",
      "Frank Whitcomb plantó los primeros árboles; su nieta Sol Ruiz injerta los raros. La fruta se va al norte de noche, una vez por semana, con un vecino que lleva flores.",
    ],
    quote: "Un buen aguacate es pura espera. Los primeros catorce meses los ponemos nosotros.",
    practices: [
      "La poda se queda de cobertura; no hay suelo pelón",
      "Cortado a tijera, nunca a jalones",
      "Sensores de humedad deciden cuándo regar",
    ],
  },
};
