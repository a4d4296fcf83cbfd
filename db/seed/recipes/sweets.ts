import { grounds } from "#shared/platform/pages/pictures.ts";
import type { RecipeSeed } from "./types.ts";

export const sweetRecipes: readonly RecipeSeed[] = [
  {
    slug: "baked-apples-with-walnuts-and-honey",
    title: "Baked apples with walnuts and honey",
    summary: "A dessert that looks after itself while you eat dinner.",
    minutes: 50,
    servings: 4,
    diets: ["vegetarian", "gluten-free"],
    ingredients: [
      [4, null, "Pink Lady apples", "pink-lady-apples"],
      [0.5, "cup", "walnut halves", "walnut-halves"],
      [0.25, "cup", "raisins", "zinfandel-raisins"],
      [3, "tbsp", "wildflower honey", "wildflower-honey"],
      [2, "tbsp", "butter", "cultured-butter"],
      [0.5, "cup", "plain yogurt", "plain-yogurt"],
    ],
    steps: [
      "Heat the oven to 375 °F. Core the apples without cutting through the bottom, and score their skin once around.",
      "Chop the walnuts with the raisins, stir in two tablespoons of honey and fill the apples. A piece of butter on each.",
      "Bake them in a dish with a little water for 40 minutes, until they are soft and the skin has split.",
      "Serve warm with cold yogurt and the rest of the honey.",
    ],
    leftovers: "Three days. Cold for breakfast.",
    es: {
      title: "Manzanas al horno con nuez de Castilla y miel",
      summary: "Un postre que se hace solo mientras ustedes cenan.",
      ingredients: [
        "manzanas Pink Lady",
        "nueces de Castilla en mitades",
        "pasas",
        "miel de flores silvestres",
        "mantequilla",
        "yogurt natural",
      ],
      steps: [
        "Caliente el horno a 375 °F. Quíteles el corazón a las manzanas sin atravesar el fondo y hágales un corte en la cáscara, todo alrededor.",
        "Pique las nueces con las pasas, revuélvalas con dos cucharadas de miel y rellene las manzanas. Ponga un trocito de mantequilla en cada una.",
        "Hornéelas 40 minutos en un refractario con un poco de agua, hasta que estén suaves y se les haya abierto la cáscara.",
        "Sírvalas tibias, con yogurt frío y el resto de la miel.",
      ],
      leftovers: "Tres días. Frías, para el desayuno.",
    },
    drawing: {
      family: "dish",
      vessel: "plate",
      filling: "#e9ab48",
      servings: [
        [
          "bakedApple",
          "pom",
          [
            [-124, -10],
            [124, -16],
            [0, 20, 0, 1.08],
          ],
        ],
        [
          "nut",
          "tan",
          [
            [-80, 84, 20],
            [82, 88, -30],
            [170, 56, 40],
            [-176, 54, 80],
          ],
        ],
      ],
    },
    ground: grounds.rose,
  },
  {
    slug: "ricotta-with-mandarins-and-olive-oil",
    title: "Fresh ricotta with mandarins and new oil",
    summary: "Five minutes, no stove.",
    minutes: 5,
    servings: 2,
    diets: ["vegetarian", "gluten-free"],
    ingredients: [
      [8, "oz", "fresh ricotta", "fresh-ricotta"],
      [3, null, "Satsuma mandarins", "satsuma-mandarins"],
      [1, "tbsp", "new olive oil", "olio-nuovo"],
      [1, "tbsp", "star thistle honey", "star-thistle-honey"],
      [0.25, "cup", "almonds", "almonds"],
    ],
    steps: [
      "Spread the ricotta on two plates with the back of a spoon.",
      "Peel the mandarins and cut them across into wheels.",
      "Lay them on, chop the almonds over them, and finish with the oil, the honey and a pinch of salt.",
    ],
    leftovers: "Ricotta keeps three days in its tub.",
    es: {
      title: "Requesón fresco con mandarinas y aceite nuevo",
      summary: "Cinco minutos, sin estufa.",
      ingredients: [
        "requesón fresco",
        "mandarinas Satsuma",
        "aceite de oliva nuevo",
        "miel de cardo estrellado",
        "almendras",
      ],
      steps: [
        "Extienda el requesón en dos platos con el dorso de una cuchara.",
        "Pele las mandarinas y córtelas en ruedas.",
        "Acomódelas encima, píqueles almendras y termine con el aceite, la miel y una pizca de sal.",
      ],
      leftovers: "El requesón dura tres días en su bote.",
    },
    drawing: {
      family: "dish",
      vessel: "plate",
      glaze: "sea",
      servings: [
        ["curds", "white", [[0, -4, 0, 1.12]]],
        ["swirl", "olive", [[4, -42, 0, 0.62]]],
        [
          "wheel",
          "mandarin",
          [
            [-166, 20, 20],
            [166, 18, 4],
            [-104, 60, 30, 1.1],
            [106, 60, 12, 1.1],
            [0, 82, 0, 1.2],
          ],
        ],
        ["greens", "leaf", [[0, -84, 6, 0.5]]],
      ],
    },
    ground: grounds.apricot,
  },
];
