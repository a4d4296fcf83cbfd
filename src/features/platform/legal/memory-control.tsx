import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { countStored, forgetOptional } from "./browser-memory.ts";
import styles from "./legal.module.css";

/** Empties what is optional in this browser, after asking. */
export function MemoryControl() {
  const isLive = useHydrated();
  const [answer, setAnswer] = useState("");
  const clear = () =>
    setAnswer(
      forgetOptional()
        ? "Done. This browser remembers nothing optional anymore."
        : "This browser does not let pages use its storage, so there was nothing to clear.",
    );
  return (
    <div className={styles.control}>
      <p>{isLive ? storedText(countStored()) : "Counting what this browser keeps."}</p>
      <ConfirmButton
        label="Clear this browser"
        question="Your cart, your zip code and a half-filled farm application are removed from this browser, and our greeting may come up again. It cannot be undone. You stay signed in."
        disabled={!isLive}
        onConfirm={clear}
      />
      <div role="status">{answer}</div>
    </div>
  );
}

function storedText(count: number): string {
  if (count === 0) return "This browser keeps nothing optional at the moment.";
  return `This browser keeps ${count} optional ${count === 1 ? "thing" : "things"} at the moment.`;
}
