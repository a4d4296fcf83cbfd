import { farmsLanding as m } from "#messages/farms/applying/landing.ts";
import { TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import { commissionOffer, type FarmPayout, farmPayout } from "#shared/farms/money/farm-payout.ts";
import { type Cents, cents, NO_MONEY, parseDollars } from "#shared/money.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import styles from "./payout-calculator.module.css";

const MOST_PRICE = cents(100_000);
const MOST_UNITS = 9_999;

/** The slider's step in basis points: a tenth of a percent, the precision of the market's rate. */
const STEP = 10;

/**
 * A farm's payout for a week's sales, updated while typing. It starts at the market's rate, which cannot be changed
 * if the settings fix one rate for all farms.
 */
export function PayoutCalculator() {
  const [price, setPrice] = useState("5.00");
  const [units, setUnits] = useState("40");
  const [chosen, setChosen] = useState<number | null>(null);
  const terms = trpc.analytics.figures.farmTerms.useQuery();
  const { least, most, example } = terms.data?.commission ?? commissionOffer(null, null);
  const commission = Math.min(Math.max(chosen ?? example, least), most);
  const payout = farmPayout({ price: priceOf(price), quantity: unitsOf(units), commission });

  return (
    <section aria-labelledby="payout-title">
      <Title order={2} size="h3" id="payout-title">
        {m.whatEarn}
      </Title>
      <div className={styles.inputs}>
        <TextInput
          label={m.yourPrice}
          leftSection="$"
          inputMode="decimal"
          maxLength={8}
          value={price}
          onChange={(event) => setPrice(event.currentTarget.value)}
        />
        <TextInput
          label={m.soldInWeek}
          inputMode="numeric"
          maxLength={4}
          value={units}
          onChange={(event) => setUnits(event.currentTarget.value)}
        />
      </div>
      {least < most ? (
        <label className={styles.range}>
          <span>{m.commission}</span>
          <input
            type="range"
            min={least}
            max={most}
            step={STEP}
            value={commission}
            aria-valuetext={percent(commission)}
            onChange={(event) => setChosen(Number(event.currentTarget.value))}
          />
          <output>{percent(commission)}</output>
        </label>
      ) : null}
      <Result payout={payout} commission={commission} />
    </section>
  );
}

type ResultProps = { payout: FarmPayout; commission: number };

function Result({ payout, commission }: ResultProps) {
  const { sold, farm } = payout;
  return (
    <div aria-live="polite">
      <ShareBar payout={payout} />
      <dl className={styles.rows}>
        <Row label={m.householdsPay} amount={sold} />
        <Row label={m.commissionOf(percent(commission))} amount={payout.commission} isLess />
        <div className={styles.total}>
          <dt>{m.youGet}</dt>
          <dd>
            <MoneyText amount={farm} size="large" />
          </dd>
        </div>
      </dl>
      <p className={styles.note}>
        {sold > 0 ? m.centsOfDollar((100 - commission / 100).toFixed(1)) : m.typePrice}
      </p>
    </div>
  );
}

function Row({
  label,
  amount,
  isLess = false,
}: {
  label: string;
  amount: Cents;
  isLess?: boolean;
}) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        {isLess ? "−" : ""}
        <MoneyText amount={amount} />
      </dd>
    </div>
  );
}

/** The two shares as a bar; decorative, since the figures below repeat them. */
function ShareBar({ payout: { commission, farm } }: { payout: FarmPayout }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      <span data-part="farm" style={{ flexGrow: farm }} />
      <span data-part="commission" style={{ flexGrow: commission }} />
    </div>
  );
}

const percent = (basisPoints: number) => m.percent(basisPoints / 100);

/** Treats invalid input as zero and clamps larger values to the maximum. */
function priceOf(text: string): Cents {
  const price = parseDollars(text.replace(",", ".")) ?? NO_MONEY;
  return cents(Math.min(Math.max(price, 0), MOST_PRICE));
}

function unitsOf(text: string): number {
  return /^\d+$/.test(text.trim()) ? Math.min(Number(text), MOST_UNITS) : 0;
}
