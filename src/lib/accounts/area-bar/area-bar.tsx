import { Button, Drawer } from "@mantine/core";
import { IconDots, IconLogout } from "@tabler/icons-react";
import { Link, useLocation } from "@tanstack/react-router";
import { useState } from "react";
import type { BarEntry } from "../../platform/area-bar.ts";
import type { AreaLink } from "../../platform/area-links.ts";
import { useSignOut } from "../../session/session.ts";
import styles from "./area-bar.module.css";

type AreaBarProps = {
  /** What the area is called: "Farm". */
  name: string;
  /** At most four, the first is the area's own page; what the bar has no room for is behind "More". */
  entries: readonly BarEntry[];
  /** All pages of the area. */
  links: readonly AreaLink[];
};

/** On a phone, the pages of an area that are wanted most, under the thumb. */
export function AreaBar({ name, entries, links }: AreaBarProps) {
  const { pathname } = useLocation();
  const more = links.filter(({ to }) => !entries.some((entry) => entry.to === to));
  const isAt = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
  return (
    <nav className={styles.bar} aria-label={name}>
      <ul className={styles.entries}>
        {entries.map(({ to, label, Icon }, at) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.entry}
              activeOptions={{ exact: at === 0, includeSearch: false }}
            >
              <Icon size={22} stroke={1.7} aria-hidden />
              {label}
            </Link>
          </li>
        ))}
        <li>
          <More name={name} links={more} isActive={more.some(({ to }) => isAt(to))} />
        </li>
      </ul>
    </nav>
  );
}

type MoreProps = Pick<AreaBarProps, "name" | "links"> & { isActive: boolean };

function More({ name, links, isActive }: MoreProps) {
  const [opened, setOpened] = useState(false);
  const { signOut, isPending } = useSignOut();
  const close = () => setOpened(false);
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        aria-haspopup="dialog"
        aria-expanded={opened}
        {...(isActive && { "data-status": "active" })}
        onClick={() => setOpened(true)}
      >
        <IconDots size={22} stroke={1.7} aria-hidden />
        More
      </button>
      <Drawer
        opened={opened}
        onClose={close}
        position="bottom"
        size="auto"
        title={`${name}: more pages`}
        closeButtonProps={{ "aria-label": "Close" }}
      >
        <ul className={styles.more}>
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                className={styles.link}
                activeOptions={{ includeSearch: false }}
                onClick={close}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <Button
          fullWidth
          variant="default"
          leftSection={<IconLogout size={18} aria-hidden />}
          loading={isPending}
          onClick={signOut}
        >
          Sign out
        </Button>
      </Drawer>
    </>
  );
}
