import { Modal, type ModalProps } from "@mantine/core";
import { useEffect, useState } from "react";

/**
 * A dialog that is mounted only while open. When it unmounts, it restores the previous focus: the library does that
 * only for dialogs that stay mounted when closed.
 */
export function OpenModal(props: Omit<ModalProps, "opened">) {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
    },
    [before],
  );
  return <Modal opened {...props} />;
}
