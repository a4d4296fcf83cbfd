import { Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { farmsToday as m } from "#messages/farms/today.ts";
import { certificationLabel } from "#shared/farms/certifications.ts";
import { type FarmTask, farmTasks, FIRST_TASKS } from "#shared/farms/farm-tasks.ts";
import { formatDayFull, formatDayLong } from "#shared/time.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import styles from "./farmer-today.module.css";

type Today = Outputs["farmer"]["today"];
type Certificate = Today["certificates"][number];
type Low = Today["alerts"]["low"];
type Task = FarmTask<Certificate, Low>;

/** The most pressing things for the farm to do, each linked to its page; the others are folded below them. */
export function FirstTasks({ today }: { today: Today }) {
  const tasks = farmTasks(today);
  const others = tasks.slice(FIRST_TASKS);
  const items = (some: readonly Task[]) =>
    some.map((task) => (
      <li key={keyOf(task)}>
        <TaskLine task={task} />
      </li>
    ));
  return (
    <section className={styles.tasks} aria-labelledby="tasks">
      <Title order={2} size="h3" id="tasks">
        {m.doFirst}
      </Title>
      {tasks.length === 0 ? <p className={styles.nothing}>{m.noTasks}</p> : null}
      {tasks.length > 0 ? <ol>{items(tasks.slice(0, FIRST_TASKS))}</ol> : null}
      {others.length > 0 ? (
        <details>
          <summary>{m.moreTasks(others.length)}</summary>
          <ul>{items(others)}</ul>
        </details>
      ) : null}
    </section>
  );
}

function keyOf(task: Task): string {
  switch (task.kind) {
    case "harvest":
      return task.day;
    case "certificate":
      return `certificate ${task.certificate.id}`;
    case "account":
    case "stock":
    case "questions":
    case "reviews":
      return task.kind;
  }
}

function TaskLine({ task }: { task: Task }) {
  switch (task.kind) {
    case "harvest":
      return (
        <>
          {m.harvestFor(formatDayLong(task.day), task.waiting)}{" "}
          <Link to="/dashboard/farmer/harvest" search={{ day: task.day }}>
            {m.openHarvest}
          </Link>
        </>
      );
    case "account":
      return (
        <>
          {m.accountNotReady} <Link to="/dashboard/farmer/sales">{m.openAccount}</Link>
        </>
      );
    case "certificate":
      return (
        <>
          {certificateWords(task.certificate)}{" "}
          <Link to="/dashboard/farmer/certificates">{m.openCertificates}</Link>
        </>
      );
    case "stock":
      return (
        <>
          {lowWords(task.low)}{" "}
          <TextLink href="/dashboard/farmer/inventory">{m.openInventory}</TextLink>
        </>
      );
    case "questions":
      return (
        <>
          {m.questions(task.count)}{" "}
          <Link to="/dashboard/farmer/questions" search={{ standing: "unanswered" }}>
            {m.answerQuestions}
          </Link>
        </>
      );
    case "reviews":
      return (
        <>
          {m.unanswered(task.count)}{" "}
          <Link to="/dashboard/farmer/reviews" search={{ standing: "unanswered" }}>
            {m.answerThem}
          </Link>
        </>
      );
  }
}

function certificateWords({ what, certification, name, validTo, renewalWaits }: Certificate) {
  const label = certificationLabel(certification, name);
  switch (what) {
    case "ending":
      return `${m.certificateEnds(label, formatDayFull(validTo ?? ""))} ${renewalWaits ? m.renewalChecked : m.enterRenewal}`;
    case "ended":
      return `${m.certificateEnded(label, formatDayFull(validTo ?? ""))}${renewalWaits ? ` ${m.renewalChecked}` : ""}`;
    case "rejected":
      return m.certificateRejected(label);
    case "claimed":
      return m.certificateClaimed(label);
  }
}

/** `Running low: Leeks (none left), Red beets (2 left) and 3 more.` */
function lowWords({ named, total }: Low): string {
  const rest = total - named.length;
  const names = named.map(({ name, left }) => m.left(name, left));
  return m.runningLow(rest > 0 ? [...names, m.others(rest)] : names);
}
