import { grounds } from "#shared/platform/pictures.ts";
import type { RecipeSeed } from "./types.ts";

export const mainRecipes: readonly RecipeSeed[] = [
  {
    slug: "roast-chicken-with-fingerlings-and-lemon",
    title: "Roast chicken with fingerlings and lemon",
    summary: "One pan, one bird, and potatoes that drink the juices.",
    minutes: 80,
    servings: 4,
    diets: ["gluten-free"],
    ingredients: [
      [1, null, "whole pasture chicken", "whole-chicken"],
      [1.5, "lb", "fingerling potatoes", "fingerlings"],
      [1, null, "head of garlic", "music-garlic"],
      [1, null, "Meyer lemon", "meyer-lemons"],
      [4, "sprigs", "rosemary", "rosemary"],
      [3, "tbsp", "olive oil", "house-olive-oil"],
      [2, "tsp", "salt"],
      [null, null, "black pepper"],
    ],
    steps: [
      "Take the chicken out of the refrigerator an hour ahead, pat it dry and salt it all over. Heat the oven to 425 °F.",
      "Halve the fingerlings lengthwise and toss them with the oil, a pinch of salt and the cloves of garlic in their skins in a roasting pan.",
      "Put half the lemon and the rosemary inside the bird, set it on the potatoes and roast for 60 to 70 minutes, until the thigh reads 165 °F. Turn the potatoes once.",
      "Rest the chicken for ten minutes. Squeeze the other half of the lemon over the pan and scrape up what sticks.",
    ],
    leftovers:
      "The meat keeps three days. Boil the carcass with an onion for an hour: that is tomorrow's soup.",
    drawing: {
      family: "dish",
      vessel: "skillet",
      servings: [
        [
          "potato",
          "gold",
          [
            [-190, 30, 20],
            [-150, 80, -10],
            [-60, 104, 8],
            [60, 106, -12],
            [150, 84, 14],
          ],
        ],
        ["bird", "crust", [[-20, -10]]],
        [
          "slice",
          "lemon",
          [
            [-170, -40],
            [150, 40, 20],
          ],
        ],
      ],
    },
    ground: grounds.butter,
  },
  {
    slug: "black-cod-with-ginger-and-bok-choy",
    title: "Black cod with ginger and bok choy",
    summary: "Rich fish, sharp ginger, and greens that take four minutes.",
    minutes: 25,
    servings: 2,
    diets: ["gluten-free"],
    ingredients: [
      [0.75, "lb", "black cod", "black-cod"],
      [4, "heads", "baby bok choy", "baby-bok-choy"],
      [1, "piece", "fresh ginger, size of a thumb", "fresh-ginger"],
      [1, "cup", "brown rice", "brown-rice"],
      [2, "tbsp", "tamari"],
      [1, "tsp", "honey", "wildflower-honey"],
      [0.25, "bunch", "cilantro", "cilantro"],
    ],
    steps: [
      "Start the rice: it takes longest. Cut half of the ginger into thin sticks and grate the rest.",
      "Stir the grated ginger with the tamari and honey and turn the fish in it. Leave it for ten minutes.",
      "Lay the fish skin side down in a hot pan, four minutes, then two minutes on the other side. It is done when it flakes at a push.",
      "Put the halved bok choy and the ginger sticks into the same pan with a splash of water, cover, and give them four minutes. Serve on the rice with the cilantro.",
    ],
    leftovers: "Eat the fish today. Rice keeps three days and fries well.",
    drawing: {
      family: "dish",
      vessel: "plate",
      filling: "#d9a566",
      servings: [
        [
          "greens",
          "leaf",
          [
            [-130, 10, -60, 1.1],
            [130, 10, 60, 1.1],
          ],
        ],
        ["fillet", "cream", [[0, 10]]],
        [
          "seeds",
          "gold",
          [
            [-40, -20],
            [60, 0],
          ],
        ],
        ["greens", "lime", [[0, 0, 10, 0.5]]],
      ],
    },
    ground: grounds.sage,
  },
  {
    slug: "mussels-with-leeks-and-cider",
    title: "Mussels with leeks and cider",
    summary: "A pot of steam and ten minutes, with bread for the broth.",
    minutes: 25,
    servings: 2,
    diets: [],
    ingredients: [
      [2, "lb", "mussels", "mediterranean-mussels"],
      [2, null, "leeks", "leeks"],
      [1, "cup", "fresh cider", "fresh-cider"],
      [2, "tbsp", "butter", "cultured-butter"],
      [0.25, "cup", "cream", "heavy-cream"],
      [0.5, "bunch", "parsley", "italian-parsley"],
      [1, null, "baguette", "baguettes"],
    ],
    steps: [
      "Rinse the mussels and pull off their beards. Throw away any that stay open when tapped.",
      "Slice the leeks and let them go soft in the butter over a low flame, about eight minutes.",
      "Pour in the cider and bring it to a hard boil. Add the mussels, cover, and shake the pot now and then until they open, four minutes.",
      "Stir in the cream and the chopped parsley. Leave behind any mussel that stayed shut. Eat at once, with bread.",
    ],
    leftovers:
      "Pick the meat out of the shells, cover it with broth, and put it into tomorrow's pasta.",
    drawing: {
      family: "dish",
      vessel: "pot",
      filling: "#ecd58a",
      servings: [
        [
          "mussel",
          "mandarin",
          [
            [-150, -10, -14],
            [-30, -50, 20],
            [110, -40, -8],
            [-90, 40, 30],
            [40, 20, -24],
            [160, 26, 14],
            [-10, 70, 6],
          ],
        ],
        [
          "slice",
          "pale",
          [
            [-60, -10, 0, 0.6],
            [90, 56, 0, 0.6],
          ],
        ],
      ],
    },
    ground: grounds.oat,
  },
  {
    slug: "pork-chops-with-apples-and-sage",
    title: "Pork chops with apples and sage",
    summary: "Sweet, sour and brown from one skillet.",
    minutes: 30,
    servings: 2,
    diets: ["gluten-free"],
    ingredients: [
      [2, null, "pork chops", "pork-chops"],
      [2, null, "Granny Smith apples", "granny-smith"],
      [1, null, "yellow onion", "yellow-onions"],
      [6, "leaves", "sage", "sage-thyme"],
      [2, "tbsp", "butter", "cultured-butter"],
      [0.5, "cup", "cider", "fresh-cider"],
    ],
    steps: [
      "Salt the chops and let them lose their chill. Cut the apples into wedges and the onion into half moons.",
      "Brown the chops in half of the butter, four minutes a side, and set them aside.",
      "Give the onion, apples and sage the rest of the butter and ten minutes until gold.",
      "Pour in the cider, boil it down by half, and put the chops back for two minutes. They are done at 145 °F.",
    ],
    leftovers: "Slice the cold chop thin for a sandwich with the apples. Two days.",
    drawing: {
      family: "dish",
      vessel: "skillet",
      servings: [
        [
          "chop",
          "crust",
          [
            [-110, -10, -14],
            [60, 40, 10],
          ],
        ],
        [
          "wedge",
          "gold",
          [
            [-130, 84, 10],
            [100, -70, -20],
            [190, -10, 30],
            [-10, 108, -8],
          ],
        ],
        [
          "greens",
          "sage",
          [
            [-20, -40, 20, 0.7],
            [150, 60, 60, 0.6],
          ],
        ],
      ],
    },
    ground: grounds.rose,
  },
];
