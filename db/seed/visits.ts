/** An open day of the demo market, a number of weeks after the first weekend that leaves time to reserve. */
export type VisitSeed = {
  /** The farm's slug. */
  readonly farm: string;
  readonly weekday: "Sat" | "Sun";
  readonly weeksLater: number;
  readonly from: string;
  readonly until: string;
  readonly places: number;
  readonly text: string;
  readonly textEs: string;
  readonly bring: string;
  readonly bringEs: string;
  readonly meetingPoint: string;
  readonly meetingPointEs: string;
  /** Guests: first name and party size. */
  readonly guests: readonly (readonly [firstName: string, party: number])[];
};

/** The demo market's open days. Their texts suit any season, because the demo may be started at any time of year. */
export const marketVisits: readonly VisitSeed[] = [
  {
    farm: "casa-moreno",
    weekday: "Sat",
    weeksLater: 0,
    from: "10:00",
    until: "12:30",
    places: 20,
    text: "A walk between the Arbequina and Picual trees, a look into the small mill, and a table with bread and three oils to tell apart. Teresa answers what you always wanted to know about labels.",
    textEs:
      "Un paseo entre los olivos Arbequina y Picual, una mirada al molino chico y una mesa con pan y tres aceites para compararlos. Teresa contesta lo que siempre quiso saber de las etiquetas.",
    bring: "Shoes for uneven ground. Children are welcome.",
    bringEs: "Zapatos para terreno disparejo. Los niños son bienvenidos.",
    meetingPoint: "The blue gate on the orchard side. Park along the fence.",
    meetingPointEs: "El portón azul del lado del huerto. Estaciónese junto a la cerca.",
    guests: [
      ["Maya", 2],
      ["Jonah", 4],
      ["Priya", 3],
      ["Walt", 2],
    ],
  },
  {
    farm: "fern-gully",
    weekday: "Sun",
    weeksLater: 0,
    from: "14:00",
    until: "15:30",
    places: 10,
    text: "Carmen takes you through the six rooms, from fresh sawdust blocks to the shelves that are cut that day. You take a spent block home; it will give one more handful.",
    textEs:
      "Carmen le enseña los seis cuartos, desde los bloques frescos de aserrín hasta los estantes que se cosechan ese día. Usted se lleva a casa un bloque ya usado, que todavía da un puño más.",
    bring: "A sweater: the rooms are kept at 58 degrees.",
    bringEs: "Un suéter: los cuartos se mantienen a 58 grados Fahrenheit.",
    meetingPoint: "At the loading dock of the old apple house.",
    meetingPointEs: "En el andén de carga de la antigua bodega de manzanas.",
    guests: [
      ["Lena", 2],
      ["Tom", 5],
      ["Aiko", 2],
    ],
  },
  {
    farm: "ash-hollow-apiary",
    weekday: "Sat",
    weeksLater: 1,
    from: "11:00",
    until: "12:30",
    places: 12,
    text: "Anton opens a glass hive and shows who does what inside. Then the extracting room, and honey from four yards side by side.",
    textEs:
      "Anton abre una colmena de vidrio y enseña qué hace cada abeja adentro. Después, el cuarto de extracción y miel de cuatro apiarios, una junto a otra.",
    bring:
      "Light-colored clothes with long sleeves. Please stay home if you are allergic to stings.",
    bringEs:
      "Ropa clara de manga larga. Si tiene alergia a los piquetes de abeja, mejor quédese en casa.",
    meetingPoint: "The white barn at the end of the gravel road.",
    meetingPointEs: "El granero blanco al final del camino de grava.",
    guests: [
      ["Rosa", 1],
      ["Sam", 2],
    ],
  },
  {
    farm: "blue-heron-farm",
    weekday: "Sun",
    weeksLater: 2,
    from: "09:30",
    until: "11:30",
    places: 30,
    text: "Walk the beds with the Okafors, see how a week of orders becomes a list and the list becomes crates, and pull a bunch of something yourself.",
    textEs:
      "Recorra las camas con los Okafor, vea cómo los pedidos de una semana se vuelven una lista y la lista se vuelve cajas, y coseche usted un manojo de algo.",
    bring: "",
    bringEs: "",
    meetingPoint: "In front of the packing shed, under the big oak.",
    meetingPointEs: "Frente al cobertizo de empaque, bajo el roble grande.",
    guests: [["Grace", 6]],
  },
];
