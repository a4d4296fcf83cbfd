import { Tabs } from "@mantine/core";
import { InfoPackButton } from "../info-pack/info-pack-button.tsx";
import { SiteLink } from "#client/ui/buttons/site-link.tsx";
import { Benefits } from "./benefits.tsx";
import { Resources } from "./resources.tsx";
import styles from "./side-panel.module.css";

/** Beside the form: why to join, and what farms ask first. */
export function SidePanel() {
  return (
    <aside className={styles.panel} aria-label="About joining">
      <Tabs defaultValue="benefits">
        <Tabs.List grow mb="md">
          <Tabs.Tab value="benefits">Benefits</Tabs.Tab>
          <Tabs.Tab value="resources">Resources</Tabs.Tab>
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
          Read success stories
        </SiteLink>
      </div>
    </aside>
  );
}
