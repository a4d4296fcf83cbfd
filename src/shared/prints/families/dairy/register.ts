import { dairyBottle } from "./bottles.ts";
import { butter } from "./butter.ts";
import { cheese } from "./cheese.ts";
import { curds } from "./curds.ts";
import { custard } from "./custard.ts";
import { eggs } from "./eggs.ts";
import { ricotta } from "./ricotta.ts";
import { yogurt } from "./yogurt.ts";

/** Eggs and dairy products. */
export const dairy = { butter, cheese, curds, custard, dairyBottle, eggs, ricotta, yogurt };
