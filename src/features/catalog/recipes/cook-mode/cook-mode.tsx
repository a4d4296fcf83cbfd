import { Button, VisuallyHidden } from "@mantine/core";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { catalogCook as m } from "#messages/catalog/recipes/cook.ts";
import { clockText, timesIn } from "#shared/catalog/recipes/recipe-timer.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { useTypedGuard } from "#client/lib/forms/use-typed-guard.ts";
import { OpenModal } from "#client/ui/page/open-modal.tsx";
import { ingredientText } from "../measured.ts";
import styles from "./cook-mode.module.css";
import { type Timer, useTimers } from "./use-timers.ts";
import { useWakeLock } from "./use-wake-lock.ts";

type Recipe = Outputs["catalog"]["recipes"]["bySlug"];
type CookModeProps = { recipe: Recipe; servings: number; onLeave: () => void };

/** A recipe at the stove: one step at a time in large letters, with timers, while the screen stays on. */
export function CookMode({ recipe, servings, onLeave }: CookModeProps) {
  const isAwake = useWakeLock();
  const { steps } = recipe;
  const [at, setAt] = useState(0);
  const { timers, now, isRunning, isOn, start, stop } = useTimers();
  const close = useTypedGuard({ isTyped: () => isRunning }, onLeave, m.timersEnd);
  const heading = useRef<HTMLHeadingElement>(null);
  const go = (to: number) => {
    if (to < 0 || to >= steps.length) return;
    setAt(to);
    heading.current?.focus();
  };
  useArrows((by) => go(at + by));
  const step = steps[at] ?? "";
  const offered = timesIn(step).filter((minutes) => !isOn({ step: at, minutes }));
  return (
    <OpenModal
      fullScreen
      onClose={close}
      title={<span>{recipe.title}</span>}
      closeButtonProps={{ "aria-label": m.leave }}
    >
      <div className={styles.page}>
        <section className={styles.step}>
          <h3 className={styles.count} ref={heading} tabIndex={-1} data-autofocus>
            {m.stepOf(at + 1, steps.length)}
          </h3>
          <p className={styles.words} aria-live="polite">
            {step}
          </p>
          {offered.map((minutes) => (
            <Button
              key={minutes}
              size="lg"
              variant="default"
              onClick={() => start({ step: at, minutes })}
            >
              {m.startTimer(minutes)}
            </Button>
          ))}
          <Timers timers={timers} now={now} onStop={stop} />
        </section>
        <Ingredients recipe={recipe} servings={servings} />
        <div className={styles.bar}>
          <Button size="lg" variant="default" disabled={at === 0} onClick={() => go(at - 1)}>
            {m.previous}
          </Button>
          {at + 1 < steps.length ? (
            <Button size="lg" onClick={() => go(at + 1)}>
              {m.next}
            </Button>
          ) : (
            <Button size="lg" onClick={close}>
              {m.finished}
            </Button>
          )}
          <p className={styles.hint}>
            {isAwake ? `${m.staysOn} ` : ""}
            <span className={styles.keys}>{m.keys}</span>
          </p>
        </div>
      </div>
    </OpenModal>
  );
}

/** The arrow keys go from step to step. */
function useArrows(move: (by: number) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowRight") move(1);
    if (event.key === "ArrowLeft") move(-1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

type TimersProps = Pick<ReturnType<typeof useTimers>, "timers" | "now"> & {
  onStop: (timer: Timer) => void;
};

function Timers({ timers, now, onStop }: TimersProps) {
  const over = timers.filter(({ endsAt }) => endsAt <= now);
  return (
    <>
      <ul className={styles.timers} aria-label={m.timers}>
        {timers.map((timer) => {
          const { step, minutes, endsAt } = timer;
          return (
            <li
              key={`${step} ${minutes}`}
              className={styles.timer}
              data-over={endsAt <= now || undefined}
            >
              <span>{m.timerOf(step + 1, minutes)}</span>
              <span role="timer" className={styles.clock}>
                {clockText(endsAt - now)}
              </span>
              <Button size="sm" variant="default" onClick={() => onStop(timer)}>
                {m.stop}
                <VisuallyHidden>{m.stopOf(step + 1)}</VisuallyHidden>
              </Button>
            </li>
          );
        })}
      </ul>
      <p role="alert" className={styles.over}>
        {over.map(({ step }) => m.isOver(step + 1)).join(". ")}
      </p>
    </>
  );
}

function Ingredients({ recipe, servings }: Pick<CookModeProps, "recipe" | "servings">) {
  return (
    <details className={styles.ingredients} open={window.innerWidth >= 992}>
      <summary>{m.ingredientsFor(servings)}</summary>
      <ul>
        {recipe.ingredients.map((ingredient) => (
          <li key={ingredient.name}>{ingredientText(ingredient, servings, recipe.servings)}</li>
        ))}
      </ul>
    </details>
  );
}
