import { Button, Drawer } from "@mantine/core";
import { IconDots, IconLogout } from "@tabler/icons-react";
import { Link, useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { accountsFrame as m } from "#messages/accounts/frame.ts";
import type { BarEntry } from "../../platform/area-bar.ts";
import { WaitingCount } from "../waiting-count.tsx";
import { type BarLink, groupsOf } from "./groups.ts";
import { useSignOut } from "../../session/session.ts";
import styles from "./area-bar.module.css";

type AreaBarProps = {
  /** The area's name: "Farm". */
  name: string;
  /** At most four, the first being the area's home page; everything else is behind "More". */
  entries: readonly BarEntry[];
  /** All pages of the area. */
  links: readonly BarLink[];
};

/** Bottom navigation on phones: the most used pages of an area, within reach of the thumb. */
export function AreaBar({ name, entries, links }: AreaBarProps) {
  const { pathname } = useLocation();
  const isInBar = (to: string) => entries.some((entry) => entry.to === to);
  const more = links.filter(({ to }) => !isInBar(to));
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
              <span className={styles.count}>
                <WaitingCount count={links.find((link) => link.to === to)?.waiting ?? 0} />
              </span>
            </Link>
          </li>
        ))}
        <li>
          <More
            name={name}
            groups={groupsOf(links, isInBar)}
            waiting={more.reduce((sum, link) => sum + (link.waiting ?? 0), 0)}
            isActive={more.some(({ to }) => isAt(to))}
          />
        </li>
      </ul>
    </nav>
  );
}

type MoreProps = {
  name: string;
  groups: ReturnType<typeof groupsOf>;
  /** How many items are waiting on its pages. */
  waiting: number;
  isActive: boolean;
};

function More({ name, groups, waiting, isActive }: MoreProps) {
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
        {m.more}
        <span className={styles.count}>
          <WaitingCount count={waiting} />
        </span>
      </button>
      <Drawer
        opened={opened}
        onClose={close}
        position="bottom"
        size="auto"
        title={m.morePages(name)}
      >
        {groups.map(({ heading, links }) => (
          <section key={heading ?? ""} aria-label={heading ?? m.pagesOf(name)}>
            {heading ? <h3 className={styles.heading}>{heading}</h3> : null}
            <ul className={styles.more}>
              {links.map((link) => (
                <li key={link.to}>
                  <Link
                    to={link.to}
                    className={styles.link}
                    activeOptions={{ includeSearch: false }}
                    onClick={close}
                  >
                    {link.label}
                    <WaitingCount count={link.waiting ?? 0} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <Button
          fullWidth
          variant="default"
          leftSection={<IconLogout size={18} aria-hidden />}
          loading={isPending}
          onClick={signOut}
        >
          {m.signOut}
        </Button>
      </Drawer>
    </>
  );
}
