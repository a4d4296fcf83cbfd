import { plural } from "../../kit.ts";

export const leave = "Leave cook mode";
export const staysOn = "The screen stays on while you cook.";
export const stepOf = (step: number, steps: number) => `Step ${step} of ${steps}`;
export const previous = "Previous step";
export const next = "Next step";
export const finished = "Done, leave cook mode";
export const keys = "The arrow keys go from step to step, Esc leaves.";
export const ingredientsFor = (servings: number) =>
  plural(servings, {
    one: `Ingredients for ${servings} serving`,
    other: `Ingredients for ${servings} servings`,
  });
export const startTimer = (minutes: number) =>
  plural(minutes, {
    one: `Start a timer for ${minutes} minute`,
    other: `Start a timer for ${minutes} minutes`,
  });
export const timers = "Timers";
export const timerOf = (step: number, minutes: number) => `Step ${step}, ${minutes} min`;
export const timersEnd = "A timer is still running and ends when you leave. Leave cook mode?";
export const stop = "Stop";
export const stopOf = (step: number) => ` the timer of step ${step}`;
export const isOver = (step: number) => `The time of step ${step} is up`;
