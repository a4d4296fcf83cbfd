import { inventoryDemo as m } from "#messages/inventory/demo.ts";
import { Button, Title } from "@mantine/core";
import { IconMap, IconPlus, IconRotate } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { GridTable } from "../inventory-grid/grid-table.tsx";
import { useGrid } from "../inventory-grid/use-grid.ts";
import { PageAddress } from "#client/lib/pages/page-address.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { moveWizard, type WizardEvent } from "#shared/platform/wizard.ts";
import { SAMPLE_COLUMNS, SAMPLE_ROWS } from "./sample-rows.ts";
import { Tour } from "./tour.tsx";
import { TOUR_STEPS } from "./tour-steps.ts";
import styles from "./inventory.module.css";

/** A demo of the farm's inventory: sample data, no account needed, nothing is saved. */
export function InventoryDemoPage() {
  const inventory = useGrid(SAMPLE_ROWS);
  const [step, setStep] = useState<number | null>(null);
  const { changed } = inventory.grid;
  const walk = (event: WizardEvent) => setStep(moveWizard(step ?? 0, event, TOUR_STEPS.length - 1));
  const target = step === null ? null : (TOUR_STEPS[step]?.target ?? null);

  return (
    <PageContainer className={styles.page}>
      <PageAddress path="/demo/inventory" />
      <header className={styles.header}>
        <div>
          <Title order={1}>{m.tryIt}</Title>
          <p className={styles.lead}>{m.howItWorks}</p>
        </div>
        <Button component={Link} to="/join-as-farmer" size="lg" color="clay">
          {m.start}
        </Button>
      </header>
      {step === null ? null : (
        <Tour
          step={step}
          onNext={() => walk({ type: "next", valid: true })}
          onPrevious={() => walk({ type: "previous" })}
          onClose={() => setStep(null)}
        />
      )}
      <div className={styles.tools}>
        <Button
          leftSection={<IconPlus size={18} aria-hidden />}
          {...(target === "add" && { "data-highlighted": true })}
          className={styles.add}
          onClick={() => inventory.send({ type: "add" })}
        >
          {m.addProduct}
        </Button>
        <Button
          variant="default"
          leftSection={<IconMap size={18} aria-hidden />}
          onClick={() => setStep(0)}
        >
          {m.showAround}
        </Button>
        <Button
          variant="default"
          leftSection={<IconRotate size={18} aria-hidden />}
          onClick={() => inventory.send({ type: "reset", rows: SAMPLE_ROWS })}
        >
          {m.reset}
        </Button>
        <p className={styles.changes} role="status">
          {changesText(changed.length)}
        </p>
      </div>
      <GridTable
        inventory={inventory}
        label={m.sampleInventory}
        columns={SAMPLE_COLUMNS}
        highlight={target}
      />
    </PageContainer>
  );
}

function changesText(count: number): string {
  if (count === 0) return m.noChanges;
  return m.changes(count);
}
