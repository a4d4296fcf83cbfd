import { platformWork as m } from "#messages/platform/shell/work.ts";
import { Menu, UnstyledButton } from "@mantine/core";
import { IconLogout, IconUser } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { SessionUser } from "#shared/accounts/user.ts";
import { OWN_ORDERS_LINK } from "#client/lib/platform/area-links.ts";
import { useSignOut } from "#client/lib/session/session.ts";
import { useLanguageLinks } from "../language-switch.tsx";
import { ACCOUNT_LINK } from "../site-links.ts";
import { areasOf } from "./areas.ts";
import headerStyles from "../header/site-header.module.css";
import styles from "./work.module.css";

const OWN = [
  { label: m.pages.profile, to: "/account/profile" },
  { label: m.pages.security, to: "/account/security" },
];

/** The user's name, links to all areas they may enter, and sign-out. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const { signOut } = useSignOut();
  const languages = useLanguageLinks();
  const areas = areasOf(user.role);
  // Everyone can buy; those who may not enter the customer's first page start at their orders.
  const links = areas.some(({ to }) => to === ACCOUNT_LINK.href)
    ? areas
    : [...areas, { label: ACCOUNT_LINK.label, to: OWN_ORDERS_LINK.to }];
  return (
    <Menu position="bottom-end" width={240} radius="lg" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={headerStyles.icon ?? ""} aria-label={m.account}>
          <IconUser size={20} stroke={1.7} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={styles.who}>
          {user.firstName} {user.lastName}
          <br />
          {user.email}
        </Menu.Label>
        {links.map(({ label, to }) => (
          <Menu.Item key={to} component={Link} to={to} className={styles.item}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        {OWN.map(({ label, to }) => (
          <Menu.Item key={to} component={Link} to={to} className={styles.item}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        {languages
          .filter(({ isCurrent }) => !isCurrent)
          .map(({ language, name, href }) => (
            <Menu.Item
              key={language}
              component="a"
              href={href}
              lang={language}
              hrefLang={language}
              className={styles.item}
            >
              {name}
            </Menu.Item>
          ))}
        <Menu.Item
          className={styles.item}
          leftSection={<IconLogout size={18} aria-hidden />}
          onClick={signOut}
        >
          {m.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
