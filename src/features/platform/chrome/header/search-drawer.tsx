import { platformMenus as menus } from "#messages/platform/shell/menus.ts";
import { platformShell as m } from "#messages/platform/shell/shell.ts";
import { Drawer } from "@mantine/core";
import { useOpened } from "#client/lib/checkout/cart/use-opened.ts";
import { HeaderSearch } from "./header-search.tsx";
import styles from "./search-drawer.module.css";

type SearchDrawerProps = { opened: boolean; onClose: () => void };

/** The search of the shop on a phone: the field at the top, its suggestions over the whole width. */
export function SearchDrawer({ opened, onClose }: SearchDrawerProps) {
  return (
    <Drawer
      opened={useOpened(opened)}
      onClose={onClose}
      position="top"
      size="100%"
      title={m.search}
      classNames={{ body: styles.body ?? "" }}
      closeButtonProps={{ "aria-label": menus.closeSearch }}
    >
      <HeaderSearch id="phone-search" isFirst onLeave={onClose} />
    </Drawer>
  );
}
