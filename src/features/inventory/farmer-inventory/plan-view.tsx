import { inventoryPage as m } from "#messages/inventory/page.ts";
import { Text, Title } from "@mantine/core";
import type { ImportPlan } from "#shared/inventory/inventory-file.ts";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import styles from "./farmer-inventory.module.css";

/** Maximum number of lines shown of each kind. */
const SHOWN = 30;

type Line = { line: number; text: string };

/** The result of an import or of its dry run. */
export function PlanView({ plan, done }: { plan: ImportPlan; done: boolean }) {
  const { added, changed, unchanged, errors } = plan;
  return (
    <div role="status" className={styles.plan}>
      <Text>{done ? m.planDone : m.planOnly}</Text>
      <FactList
        facts={[
          [m.newProducts, added.length],
          [m.changedProducts, changed.length],
          [m.asTheyAre, unchanged],
          [m.leftOut, errors.length],
        ]}
      />
      <Lines
        title={m.errors}
        lines={errors.map(({ line, message }) => ({ line, text: m.errorIn(line, message) }))}
      />
      <Lines
        title={m.changes}
        lines={changed.map(({ line, name, changes }) => ({
          line,
          text: `${name}: ${changes.map(changeWords).join("; ")}`,
        }))}
      />
      <Lines
        title={m.added}
        lines={added.map(({ line, name, price, status }) => ({
          line,
          text: `${name}, ${price}, ${status}`,
        }))}
      />
    </div>
  );
}

function changeWords({ column, from, to }: ImportPlan["changed"][number]["changes"][number]) {
  return `${column} ${shortly(from)} → ${shortly(to)}`;
}

function shortly(text: string): string {
  if (text === "") return m.nothing;
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <Title order={3} size="h6">
        {title}
      </Title>
      <ul className={styles.lines}>
        {lines.slice(0, SHOWN).map(({ line, text }) => (
          <li key={line}>{text}</li>
        ))}
        {lines.length > SHOWN ? <li>{m.andMore(lines.length - SHOWN)}</li> : null}
      </ul>
    </section>
  );
}
