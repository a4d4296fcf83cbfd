import { useEffect, useRef, useState } from "react";
import { MINUTE_MS } from "#shared/durations.ts";

/** A timer for a duration named in a step; it keeps running while other steps are shown. */
export type Timer = { step: number; minutes: number; endsAt: number };
type Which = Omit<Timer, "endsAt">;

const isSame = (one: Which, other: Which) =>
  one.step === other.step && one.minutes === other.minutes;

/** The running and finished timers, each with its end time, the current time, and whether one is running. */
export function useTimers() {
  const [timers, setTimers] = useState<readonly Timer[]>([]);
  const [now, setNow] = useState(() => Date.now());
  const isRunning = timers.some(({ endsAt }) => endsAt > now);
  useEffect(() => {
    if (!isRunning) return;
    const ticking = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(ticking);
  }, [isRunning]);
  const over = timers.filter(({ endsAt }) => endsAt <= now).length;
  const rung = useRef(0);
  useEffect(() => {
    if (over > rung.current) ring();
    rung.current = over;
  }, [over]);
  const without = (which: Which) => (all: readonly Timer[]) =>
    all.filter((timer) => !isSame(timer, which));
  return {
    timers,
    now,
    isRunning,
    isOn: (which: Which) => timers.some((timer) => isSame(timer, which)),
    start: (which: Which) => {
      const started = Date.now();
      setNow(started);
      const timer = { ...which, endsAt: started + which.minutes * MINUTE_MS };
      setTimers((all) => [...without(which)(all), timer]);
    },
    stop: (which: Which) => setTimers(without(which)),
  };
}

/** Three short tones and a vibration, where the device supports them; the text is always shown. */
function ring(): void {
  navigator.vibrate?.([300, 150, 300]);
  if (typeof AudioContext === "undefined") return;
  const audio = new AudioContext();
  for (const start of [0, 0.5, 1]) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    loudness.gain.value = 0.2;
    tone.frequency.value = 880;
    tone.connect(loudness).connect(audio.destination);
    tone.start(audio.currentTime + start);
    tone.stop(audio.currentTime + start + 0.25);
    if (start === 1) tone.addEventListener("ended", () => void audio.close());
  }
}
