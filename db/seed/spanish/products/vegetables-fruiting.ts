import type { SpanishShelf } from "../types.ts";

export const fruitingVegetablesEs: SpanishShelf = {
  "heirloom-tomatoes": {
    summary: "Brandywine, Cherokee Purple y Marvel Stripe, ya maduros.",
    description:
      "Cortados con todo su color y acomodados en una sola capa, para que ninguno se recargue en otro. Las grietas junto al tallo son parte del trato. Póngales sal diez minutos antes de comerlos.",
  },
  "early-girl": {
    summary: "Sin agua desde junio, puro sabor en agosto.",
    description:
      "Chicos, macizos y muy dulces. Los últimos salen de la mata en noviembre, con la piel gruesa, y son los mejores para salsa.",
  },
  "sungold-cherry": {
    summary: "Anaranjados, de piel delgada; se acaban antes de llegar a casa.",
    description:
      "Lo más dulce de la granja, aparte de la fruta. Revuélvalos con pasta caliente y deje que se revienten.",
  },
  "sweet-corn": {
    summary: "Cortado de madrugada, cuatro elotes.",
    description:
      "Bicolor; pide tres minutos de agua hirviendo, o ninguno. Cómalo el día que llega.",
  },
  "red-bell-peppers": {
    summary: "Carnosos y de buen tamaño, madurados en la mata.",
    description:
      "Un pimiento rojo es uno verde al que le dieron un mes más. Tatémelos en la lumbre, pélelos y guárdelos en aceite.",
  },
  shishito: {
    summary: "Suaves, delgados, y se tateman en cuatro minutos.",
    description: "Sartén caliente, un poco de aceite y sal gruesa. Como uno de cada diez sí pica.",
  },
  "dried-chile-rope": {
    summary: "Dos docenas de chiles rojos, ensartados y secados en el granero.",
    description: "Cuélguela en la cocina y vaya cortando de a uno. Calienta parejo, sin quemar.",
  },
  "rosa-bianca-eggplant": {
    summary: "Redonda, cremosa y nunca amarga.",
    description:
      "Una variedad siciliana antigua, lila con hombros blancos. En rebanadas gruesas, al horno, queda casi como flan.",
  },
  "summer-squash": {
    summary: "Calabacita romana de costillas, firme hasta el centro.",
    description:
      "Se mantiene firme donde la brillosa se hace agua. Rállela para tortitas, o rebánela cruda con limón.",
  },
  "butternut-squash": {
    summary: "Curada dos semanas, dulce y maciza.",
    description:
      "Cuello largo y poco hueco: más que comer y menos que raspar. Ásela en mitades, con el corte hacia abajo, hasta que se venza.",
  },
  "delicata-squash": {
    summary: "Rayada, rápida de cocinar, con todo y cáscara.",
    description:
      "Córtela en aros, quítele las semillas y ásela veinte minutos. Sabe a elote y a piloncillo, y no hay que pelarla.",
  },
  kabocha: {
    summary: "De carne seca, dulce como castaña, bajo una cáscara verde.",
    description:
      "Pártala con paciencia y un cuchillo pesado. Cuézala con soya y un poco de azúcar, o al vapor, y cómase también la cáscara.",
  },
  "sugar-pie-pumpkin": {
    summary: "La del horno, no la de la puerta.",
    description:
      "De una salen dos pays, y además semillas tostadas. Ásela un día antes; el puré queda mejor si se escurre toda la noche.",
  },
  "fava-beans": {
    summary: "Vainas gordas, de terciopelo por dentro.",
    description:
      "Al principio de la temporada, tan tiernas que se comen crudas con queso salado. Después hay que blanquearlas y pelarlas otra vez.",
  },
  "sugar-snap-peas": {
    summary: "De la segunda siembra, cortados bien llenos.",
    description:
      "Cosecha de otoño, de los surcos más abrigados. Cómalos directo de la bolsa, o deles noventa segundos en el wok.",
  },
  "thai-chiles": {
    summary: "Chiquitos, paraditos y muy en serio.",
    description:
      "Rojos y verdes, revueltos. Los que no use esta semana, congélelos enteros: se rebanan fácil todavía congelados.",
  },
  "bitter-melon": {
    summary: "Rugoso, verde jade y bueno para la salud.",
    description:
      "Ponga sal a las rebanadas quince minutos, exprímalas y fríalas con huevo o puerco. De eso se trata, de lo amargo; al cocerse se vuelve algo así como café.",
  },
};
