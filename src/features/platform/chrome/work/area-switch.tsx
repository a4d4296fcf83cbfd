import { platformWork as m } from "#messages/platform/shell/work.ts";
import { Menu, UnstyledButton } from "@mantine/core";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Menu.layer.css";
import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { Role } from "#shared/accounts/roles.ts";
import type { WorkArea } from "#shared/platform/pages/chrome.ts";
import { areaLabel, areasOf } from "./areas.ts";
import styles from "./work.module.css";

/** Names the current area; users with access to several can switch here. */
export function AreaSwitch({ role, area }: { role: Role; area: WorkArea }) {
  const choices = areasOf(role);
  if (choices.length < 2) return <span className={styles.area}>{areaLabel(area)}</span>;
  return (
    <Menu position="bottom-start" width={200} radius="lg" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={styles.switch} aria-label={m.areaOf(areaLabel(area))}>
          {areaLabel(area)}
          <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map((choice) => (
          <Menu.Item
            key={choice.area}
            component={Link}
            to={choice.to}
            className={styles.item}
            rightSection={choice.area === area ? <IconCheck size={16} aria-hidden /> : null}
          >
            {choice.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
