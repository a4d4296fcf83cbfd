import { Title } from "@mantine/core";
import { accountsBox as m } from "#messages/accounts/box.ts";
import { boxStateWords } from "#shared/boxes/box-words.ts";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { capital } from "#shared/capital.ts";
import { formatDayLong, formatDayShort } from "#shared/time.ts";
import { type Mine, type MyBox, untilWords } from "#client/lib/boxes/my-box/my-box.ts";
import { SkipButton } from "#client/lib/boxes/my-box/skip-button.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import classes from "./customer-home.module.css";

/** Boxes shown after the next one. */
const LATER = 3;

/** The weekly box that comes next, with what can be done about it; nothing for whoever takes none. */
export function NextBox() {
  const { data: mine } = trpc.boxes.own.read.useQuery(undefined, { refetchOnMount: "always" });
  if (!mine || mine.state === "canceled") return null;
  const [next, ...later] = mine.boxes.filter(isToCome);
  return (
    <section className={classes["section"]} aria-labelledby="next-box">
      <div className={classes["box"]} data-state={next?.state}>
        <div className={classes["boxHead"]}>
          <div>
            <p className={classes["small"]}>{m.yourNext(mine.label.toLowerCase())}</p>
            <Title order={2} size="h3" id="next-box">
              {next ? capital(formatSlot(next.day, next.window)) : m.nonePlanned}
            </Title>
          </div>
          {next && next.state !== "skipped" ? (
            <MoneyText amount={next.total} className={classes["price"]} />
          ) : null}
        </div>
        {mine.pausedUntil ? <p>{m.pausedUntil(formatDayLong(mine.pausedUntil))}</p> : null}
        {next ? <Standing box={next} /> : null}
        {later.length > 0 ? <p className={classes["small"]}>{m.later(laterDays(later))}</p> : null}
        <Actions box={next} />
      </div>
    </section>
  );
}

/** Not an order yet, and not given up. */
function isToCome({ state }: MyBox): boolean {
  return state !== "placed" && state !== "given_up" && state !== "canceled";
}

function laterDays(boxes: Mine["boxes"]): string[] {
  return boxes
    .slice(0, LATER)
    .map(({ day, state }) =>
      state === "skipped" ? m.skippedDay(formatDayShort(day)) : formatDayShort(day),
    );
}

function Standing({ box }: { box: MyBox }) {
  const names = box.contents?.map(({ name }) => name).join(", ");
  return (
    <>
      {names && box.state !== "skipped" ? (
        <p>{box.isOpen ? m.plannedSoFar(names) : names}</p>
      ) : null}
      <p className={classes["small"]}>
        {m.stateUntil(boxStateWords(box.state), untilWords(box) ?? "")}
      </p>
    </>
  );
}

function Actions({ box }: { box: MyBox | undefined }) {
  const isPlanned = box?.isOpen && box.state === "planned";
  return (
    <div className={classes["boxActions"]}>
      {box?.isOpen ? <SkipButton box={box} /> : null}
      {isPlanned && box.contents ? (
        <PillLink to="/dashboard/customer/boxes" hash={box.id}>
          {m.swap}
        </PillLink>
      ) : null}
      <PillLink to="/dashboard/customer/boxes">
        {box?.state === "declined" ? m.payNow : m.seeAll}
      </PillLink>
    </div>
  );
}
