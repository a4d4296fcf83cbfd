import { Text } from "@mantine/core";
import { Rich } from "#client/ui/rich.tsx";
import { accountsAuth as m } from "#messages/accounts/sign-in/auth.ts";
import classes from "./auth-page.module.css";

/** The decorative half of the card: the product's purpose over a drawing of furrows. Hidden on phones. */
export function FurrowPanel() {
  return (
    <div className={classes["panel"]}>
      <Text ff="heading" fz={40} lh={1.1} fw={560} style={{ letterSpacing: "-0.02em" }}>
        <Rich>
          {m.claim((words) => (
            <em style={{ color: "var(--color-honey)" }}>{words}</em>
          ))}
        </Rich>
      </Text>
      <Text mt="md" fz="lg" maw={320} c="var(--color-on-band-quiet)">
        {m.claimText}
      </Text>
      <Furrows />
    </div>
  );
}

function Furrows() {
  const arcs = [
    { y: 60, fill: "var(--color-furrow-far)" },
    { y: 100, fill: "var(--color-furrow-middle)" },
    { y: 140, fill: "var(--color-furrow-near)" },
  ];
  return (
    <svg
      viewBox="0 0 480 220"
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ position: "absolute", inset: "auto 0 0 0", width: "100%", height: 220 }}
    >
      <circle cx="372" cy="58" r="34" style={{ fill: "var(--color-honey)" }} />
      {arcs.map(({ y, fill }) => (
        <path key={y} d={`M0 ${y + 20} Q240 ${y - 40} 480 ${y + 20} V220 H0 Z`} style={{ fill }} />
      ))}
    </svg>
  );
}
