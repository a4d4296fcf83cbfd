import type { ReactNode } from "react";
import { Title } from "@mantine/core";
import classes from "./box-plan.module.css";

/** One question of the plan with its fields. */
export function PlanSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes["section"]}>
      <Title order={2} size="h3">
        {title}
      </Title>
      {children}
    </section>
  );
}
