import type { SpanishShelf } from "../types.ts";

export const leafVegetablesEs: SpanishShelf = {
  "butter-lettuce": {
    summary: "Cabezas sueltas y tiernas que envuelven lo que sea.",
    description:
      "Una lechuga tipo Bibb, cortada al amanecer con todo y raíz para que siga viva en su refrigerador. Con las hojas de afuera se envuelve un rollito; el corazón solo pide limón y aceite.",
  },
  "little-gem": {
    summary: "Tres corazones crujientes, dulces hasta el centro.",
    description:
      "Lechuguitas romanas casi sin desperdicio. Pártalas a la mitad para una César, o páselas un minuto por un sartén bien caliente, del lado del corte.",
  },
  "daybreak-salad": {
    summary: "Nueve hojas pequeñas, lavadas dos veces y centrifugadas.",
    description:
      "Hoja de roble, mizuna, acelga tierna, tatsoi y lo que a June le guste esa semana, todo cortado a tres pulgadas. No necesita más que aceite y sal.",
  },
  castelfranco: {
    summary: "Hojas color crema con manchas rojas, apenas amargas.",
    description:
      "La más bonita de la granja, de noviembre hasta que empieza el calor. Es más suave que el radicchio; rómpala con la mano sobre caqui, nueces de Castilla y un queso fuerte.",
  },
  radicchio: {
    summary: "Cabezas rojas y apretadas, con un amargo limpio.",
    description:
      "Crece despacio en las primeras noches frías, que le endulzan el corazón. Rebánelo crudo, o en cuartos a la parrilla con vinagre balsámico.",
  },
  "wild-arugula": {
    summary: "Hojas angostas que pican de verdad.",
    description:
      "La que crece despacio, de hoja dentada, no la grande y aguada. Póngala a montones sobre la pizza recién salida del horno.",
  },
  "lacinato-kale": {
    summary: "Hojas oscuras y rizadas, más dulces después de las noches frías.",
    description:
      "También le dicen kale dinosaurio o toscano. Quítele el tallo y frote las hojas con sal y aceite para una ensalada, o deje que se deshagan en los frijoles.",
  },
  "rainbow-chard": {
    summary: "Tallos rosas, amarillos y blancos en hojas brillantes.",
    description:
      "Dos verduras en un manojo: primero los tallos picados, y al final las hojas, dos minutos. Queda muy bien con pasas y piñones.",
  },
  "bloomsdale-spinach": {
    summary: "Hojas gruesas y arrugadas que sí saben a espinaca.",
    description:
      "Una variedad antigua, en manojo, con sus raíces rosadas. Se encoge menos en el sartén que la espinaca baby y conserva el sabor.",
  },
  broccoli: {
    summary: "Cabezas firmes, verde azuladas, con buen tallo.",
    description:
      "Lo cortamos con seis pulgadas de tallo porque es lo mejor: pélelo y rebánelo como pepino. La cabeza, al horno bien caliente hasta que se doren las orillas.",
  },
  romanesco: {
    summary: "Espirales verde limón, con más sabor a nuez que la coliflor.",
    description:
      "Cada ramito es una copia chica de la cabeza entera. Cuézalo entero al vapor y aderécelo con anchoas, ajo y limón.",
  },
  cauliflower: {
    summary: "Cabezas blancas y apretadas, amarradas para que no les dé el sol.",
    description:
      "Le doblamos las hojas encima a mano, para que se quede blanca y suave. Una sola, al horno, es cena para tres.",
  },
  "green-cabbage": {
    summary: "Una col en punta, tan dulce que se come cruda.",
    description:
      "Hoja delgada y corazón chico. Pártala a lo largo y dórela en mantequilla, o píquela para una ensalada que no pide azúcar.",
  },
  "red-cabbage": {
    summary: "Cabezas duras y moradas, para guisar y para curtir.",
    description:
      "Guísela despacio con manzana y vinagre un día antes. Un chorrito de ácido hace que se quede roja y no azul.",
  },
  "brussels-stalk": {
    summary: "Dos pies de colecitas, todavía en su tallo.",
    description:
      "En el tallo duran semanas y saben más suaves. Arránquelas conforme las use y áselas en el horno más caliente que tenga.",
  },
  artichokes: {
    summary: "De plantas que llegaron desde Liguria.",
    description:
      "Las de otoño son más chicas y las toca el frío: las manchas color bronce son señal de sabor. Cuarenta minutos al vapor, y la mantequilla se bebe.",
  },
  leeks: {
    summary: "Tallos largos y blancos, aporcados a mano.",
    description:
      "Todo el verano les arrimamos tierra; por eso hay tanto blanco que comer. Guíselos enteros, o deshágalos en una sopa.",
  },
  "baby-bok-choy": {
    summary: "Tallos jugosos, de cuatro a seis por bolsa.",
    description:
      "Pártalos a la mitad, dore el lado del corte y tápelos dos minutos con una cucharada de agua. Lo único que piden es ajo.",
  },
  "yu-choy": {
    summary: "Una verdura tierna en flor, con todo y tallos.",
    description:
      "Se corta cuando asoman los primeros botones amarillos. Un minuto en agua hirviendo y salsa de ostión, o soya con jengibre.",
  },
  "pea-shoots": {
    summary: "Las seis pulgadas de la punta, con sus zarcillos.",
    description:
      "Saben a chícharo y se cuecen en lo que se tarda en decirlo. Crudos, levantan cualquier ensalada.",
  },
};
