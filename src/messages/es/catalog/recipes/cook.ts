import { plural } from "../../kit.ts";

export const leave = "Salir del modo cocina";
export const staysOn = "La pantalla se queda encendida mientras cocina.";
export const stepOf = (step: number, steps: number) => `Paso ${step} de ${steps}`;
export const previous = "Paso anterior";
export const next = "Paso siguiente";
export const finished = "Listo, salir del modo cocina";
export const keys = "Con las flechas se pasa de un paso a otro; con Esc se sale.";
export const ingredientsFor = (servings: number) =>
  plural(servings, {
    one: `Ingredientes para ${servings} porción`,
    other: `Ingredientes para ${servings} porciones`,
  });
export const startTimer = (minutes: number) =>
  plural(minutes, {
    one: `Poner un temporizador de ${minutes} minuto`,
    other: `Poner un temporizador de ${minutes} minutos`,
  });
export const timers = "Temporizadores";
export const timerOf = (step: number, minutes: number) => `Paso ${step}, ${minutes} min`;
export const timersEnd =
  "Todavía hay un temporizador en marcha, que se detiene si usted sale. ¿Salir del modo cocina?";
export const stop = "Parar";
export const stopOf = (step: number) => ` el temporizador del paso ${step}`;
export const isOver = (step: number) => `Se cumplió el tiempo del paso ${step}`;
