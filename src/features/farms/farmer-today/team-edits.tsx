import { Title } from "@mantine/core";
import { farmsToday as m } from "#messages/farms/today.ts";
import { TEAM_EDIT_DAYS } from "#shared/inventory/team-edits.ts";
import { formatInstant } from "#shared/time.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { ChangeList } from "#client/lib/platform/audit-words/change-list.tsx";
import styles from "./farmer-today.module.css";

type Edits = Outputs["farmer"]["today"]["byTeam"];

/** What the team changed in the farm's inventory in the last days. Renders nothing if there was nothing. */
export function TeamEdits({ edits, total }: Edits) {
  if (total === 0) return null;
  const more = total - edits.length;
  return (
    <section className={styles.card} aria-labelledby="by-team">
      <Title order={2} size="h3" id="by-team">
        {m.byTeam}
      </Title>
      <p className={styles.quiet}>{m.byTeamHint(TEAM_EDIT_DAYS)}</p>
      <ul className={styles.edits}>
        {edits.map(({ id, at, action, detail }) => (
          <li key={id}>
            {m.edited(formatInstant(at), m.teamEdits[action])}
            <ChangeList detail={detail} />
          </li>
        ))}
      </ul>
      {more > 0 ? <p className={styles.quiet}>{m.moreEdits(more)}</p> : null}
    </section>
  );
}
