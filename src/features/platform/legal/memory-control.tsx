import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import { platformMemory as m } from "#messages/platform/legal/memory.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { countStored, forgetOptional } from "./browser-memory.ts";
import styles from "./legal.module.css";

/** Clears the optional data stored in this browser, after a confirmation. */
export function MemoryControl() {
  const isLive = useHydrated();
  const [answer, setAnswer] = useState("");
  const clear = () => setAnswer(forgetOptional() ? m.cleared : m.noStorage);
  return (
    <div className={styles.control}>
      <p>{isLive ? storedText(countStored()) : m.counting}</p>
      <ConfirmButton label={m.clear} question={m.clearAsk} disabled={!isLive} onConfirm={clear} />
      <div role="status">{answer}</div>
    </div>
  );
}

function storedText(count: number): string {
  return count === 0 ? m.keepsNothing : m.keeps(count);
}
