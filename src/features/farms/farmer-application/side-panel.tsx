import { farmsApply as m } from "#messages/farms/applying/apply.ts";
import { Tabs } from "@mantine/core";
import { InfoPackButton } from "../info-pack/info-pack-button.tsx";
import { SiteLink } from "#client/ui/buttons/site-link.tsx";
import { Benefits } from "./benefits.tsx";
import { Resources } from "./resources.tsx";
import styles from "./side-panel.module.css";

/** Beside the form: reasons to join, and common questions. */
export function SidePanel() {
  return (
    <aside className={styles.panel} aria-label={m.aboutJoining}>
      <Tabs defaultValue="benefits">
        <Tabs.List grow mb="md">
          <Tabs.Tab value="benefits">{m.benefitsTab}</Tabs.Tab>
          <Tabs.Tab value="resources">{m.resources}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="benefits">
          <Benefits />
        </Tabs.Panel>
        <Tabs.Panel value="resources">
          <Resources />
        </Tabs.Panel>
      </Tabs>
      <div className={styles.more}>
        <InfoPackButton />
        <SiteLink href="/success-stories" className={styles.stories}>
          {m.readStories}
        </SiteLink>
      </div>
    </aside>
  );
}
